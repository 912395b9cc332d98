//! Names of cameras that stay the same when a camera is unplugged and plugged in again.

use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use nokhwa::utils::{ApiBackend, CameraIndex};

use crate::capture::source::CaptureError;
use crate::language::say;

/// A camera with all its names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CameraNames {
    pub(super) index: CameraIndex,
    /// The name that the camera reports.
    pub(super) name: String,
    /// See [`CameraInfo::id`](super::CameraInfo::id).
    pub(super) id: String,
    /// Every persistent name, including the id.
    aliases: Vec<String>,
}

/// Returns the cameras that are plugged in, ordered by number.
pub(super) fn plugged_in() -> Vec<CameraNames> {
    // Why: on Linux, nokhwa panics on device files with unusual names.
    let listed = catch_unwind(|| nokhwa::query(ApiBackend::Auto)).ok().and_then(Result::ok).unwrap_or_default();
    let mut cameras: Vec<CameraNames> = listed
        .into_iter()
        .filter(|info| !is_second_node(info.index()))
        .map(|info| {
            let mut aliases = persistent_names(info.index());
            // On other systems than Linux this is the system's own id.
            let system_id = info.misc();
            if !system_id.trim().is_empty() {
                aliases.push(system_id);
            }
            CameraNames { index: info.index().clone(), name: info.human_name(), id: String::new(), aliases }
        })
        .collect();
    cameras.sort_by(|a, b| a.index.cmp(&b.index));
    choose_ids(&mut cameras);
    cameras
}

/// Sets the id of each camera: the first of its persistent names that no other camera has; without one its name, with
/// its number where another camera has the same name.
fn choose_ids(cameras: &mut [CameraNames]) {
    let all = cameras.to_vec();
    for (i, camera) in cameras.iter_mut().enumerate() {
        let others = || all.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, c)| c);
        let shared_name = others().any(|c| c.name == camera.name);
        // Of two cameras of one model without serial numbers, udev gives the name of the model to either. Only the name
        // by socket, which is last, tells them apart.
        let persistent = if shared_name { camera.aliases.last() } else { camera.aliases.first() };
        camera.id = match persistent.filter(|id| !others().any(|c| c.aliases.contains(id))) {
            Some(id) => id.clone(),
            None if shared_name => format!("{} #{}", camera.name, camera.index),
            None => camera.name.clone(),
        };
        if !camera.aliases.contains(&camera.id) {
            camera.aliases.push(camera.id.clone());
        }
    }
}

/// Whether this is not the first device file of its camera. Webcams have a second one for metadata, under the same name.
fn is_second_node(index: &CameraIndex) -> bool {
    std::fs::read_to_string(format!("/sys/class/video4linux/video{index}/index"))
        .is_ok_and(|number| number.trim().parse::<u32>().is_ok_and(|n| n > 0))
}

/// Returns the names that udev gives to a device file on Linux: by model and serial number first, by socket last. Empty
/// on other systems.
fn persistent_names(index: &CameraIndex) -> Vec<String> {
    let node = PathBuf::from(format!("/dev/video{index}"));
    ["/dev/v4l/by-id", "/dev/v4l/by-path"]
        .iter()
        .filter_map(|folder| {
            let mut links: Vec<PathBuf> =
                std::fs::read_dir(folder).ok()?.filter_map(|e| Some(e.ok()?.path())).collect();
            links.sort();
            links.into_iter().find(|link| points_to(link, &node))
        })
        .filter_map(|link| Some(link.file_name()?.to_str()?.to_owned()))
        .collect()
}

fn points_to(link: &Path, node: &Path) -> bool {
    std::fs::read_link(link).is_ok_and(|target| target.file_name() == node.file_name())
}

/// Returns the camera called `wanted`: an id or device file, a name, a number, or part of one name.
///
/// # Errors
/// [`CaptureError::UnknownCamera`], or [`CaptureError::AmbiguousCamera`] for part of several names.
pub(super) fn choose(wanted: &str, cameras: &[CameraNames]) -> Result<CameraNames, CaptureError> {
    let list = |cameras: &[&CameraNames]| cameras.iter().map(|c| c.id.as_str()).collect::<Vec<_>>().join(", ");
    let number = wanted.strip_prefix("/dev/video").unwrap_or(wanted);
    let lower = wanted.to_lowercase();
    let tests: [&dyn Fn(&CameraNames) -> bool; 4] = [
        &|c| c.aliases.iter().any(|a| a == wanted),
        &|c| c.name.to_lowercase() == lower,
        &|c| c.index.as_string() == number,
        &|c| !lower.is_empty() && c.name.to_lowercase().contains(&lower),
    ];
    for test in tests {
        let matching: Vec<&CameraNames> = cameras.iter().filter(|c| test(c)).collect();
        match matching.as_slice() {
            [] => {}
            [one] => return Ok((*one).clone()),
            _ => return Err(CaptureError::AmbiguousCamera { wanted: wanted.into(), known: list(&matching) }),
        }
    }
    let known = match cameras {
        [] => say!("capture-no-camera").to_owned(),
        _ => say!("capture-known-cameras", names = list(&cameras.iter().collect::<Vec<_>>())),
    };
    Err(CaptureError::UnknownCamera { wanted: wanted.into(), known })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plugged(index: u32, name: &str, aliases: &[&str]) -> CameraNames {
        let aliases = aliases.iter().map(ToString::to_string).collect();
        CameraNames { index: CameraIndex::Index(index), name: name.into(), id: String::new(), aliases }
    }

    fn with_ids(mut cameras: Vec<CameraNames>) -> Vec<CameraNames> {
        choose_ids(&mut cameras);
        cameras
    }

    #[test]
    fn an_id_is_persistent_and_unique() {
        let check = |cameras: Vec<CameraNames>, ids: &[&str]| {
            assert_eq!(with_ids(cameras).iter().map(|c| c.id.clone()).collect::<Vec<_>>(), ids);
        };
        check(
            vec![plugged(0, "C920", &["usb-C920_1234-video-index0", "pci-usb-0:1"])],
            &["usb-C920_1234-video-index0"],
        );
        check(vec![plugged(0, "C920", &[])], &["C920"]);
        // Two of one model: the name of the model points to one of them only, so both are named by their socket.
        check(
            vec![plugged(0, "C920", &["pci-usb-0:1"]), plugged(2, "C920", &["usb-C920-video-index0", "pci-usb-0:2"])],
            &["pci-usb-0:1", "pci-usb-0:2"],
        );
        check(vec![plugged(0, "Cam", &[]), plugged(1, "Cam", &[])], &["Cam #0", "Cam #1"]);
    }

    #[test]
    fn a_camera_is_found_by_any_of_its_names() {
        let cameras = with_ids(vec![
            plugged(0, "Integrated Camera", &["usb-Chicony-video-index0"]),
            plugged(2, "HD Pro Webcam C920", &["usb-046d_C920_77-video-index0", "pci-usb-0:3"]),
            plugged(4, "HD Pro Webcam C920", &["usb-046d_C920_88-video-index0", "pci-usb-0:4"]),
        ]);
        let check = |wanted: &str, index: u32| {
            assert_eq!(choose(wanted, &cameras).unwrap().index, CameraIndex::Index(index), "{wanted}");
        };
        check("0", 0);
        check("/dev/video2", 2);
        check("integrated camera", 0);
        check("Integr", 0);
        check("usb-046d_C920_88-video-index0", 4);
        check("pci-usb-0:3", 2);
        let refusal = |wanted: &str| choose(wanted, &cameras).unwrap_err().to_string();
        assert!(refusal("C920").contains("matches more than one camera; give one of: pci-usb-0:3, pci-usb-0:4"));
        assert!(refusal("Logi").contains("there is no camera \"Logi\"; give one of: usb-Chicony"));
        assert!(refusal("").contains("give one of"));
        assert!(choose("0", &[]).unwrap_err().to_string().contains("no camera is plugged in"));
    }
}
