//! Names of cameras that stay the same when a camera is unplugged and plugged in again.

use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use nokhwa::utils::{ApiBackend, CameraIndex};

use crate::source::CaptureError;
use kifuscribe_language::say;

/// A camera with all its names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CameraNames {
    pub(super) index: CameraIndex,
    /// The name that the camera reports.
    pub(super) name: String,
    /// See [`CameraInfo::id`](super::CameraInfo::id).
    pub(super) id: String,
    /// The name by model, with the serial number where the camera has one. On other systems than Linux the system's own
    /// id.
    model: Option<String>,
    /// The name by socket.
    socket: Option<String>,
}

impl CameraNames {
    /// The same camera with another id.
    pub(super) fn with_id(self, id: String) -> Self {
        Self { id, ..self }
    }

    /// Whether this is a persistent name of the camera, or its id.
    fn has_alias(&self, wanted: &str) -> bool {
        self.id == wanted || self.model.as_deref() == Some(wanted) || self.socket.as_deref() == Some(wanted)
    }
}

/// Returns the cameras that are plugged in, ordered by number.
pub(super) fn plugged_in() -> Vec<CameraNames> {
    // Why: on Linux, nokhwa panics on device files with unusual names.
    let listed = catch_unwind(|| nokhwa::query(ApiBackend::Auto)).ok().and_then(Result::ok).unwrap_or_default();
    let mut cameras: Vec<CameraNames> = listed
        .into_iter()
        .filter(|info| !is_second_node(info.index()))
        .map(|info| {
            let [model, socket] = persistent_names(info.index());
            let model = model.or_else(|| Some(info.misc()).filter(|id| !id.trim().is_empty()));
            CameraNames { index: info.index().clone(), name: info.human_name(), id: String::new(), model, socket }
        })
        .collect();
    cameras.sort_by(|a, b| a.index.cmp(&b.index));
    choose_ids(&mut cameras);
    cameras
}

/// Sets the id of each camera: its name by model, its name by socket, or the name that it reports, with its number
/// where another camera has the same one.
fn choose_ids(cameras: &mut [CameraNames]) {
    let all = cameras.to_vec();
    for (i, camera) in cameras.iter_mut().enumerate() {
        let is_alone = of_model(&camera.name, &all).count() == 1;
        let has_own_socket = !all.iter().enumerate().any(|(j, c)| j != i && c.socket == camera.socket);
        let model = camera.model.clone().filter(|_| is_told_by_model(&camera.name, &all));
        let socket = camera.socket.clone().filter(|_| has_own_socket);
        camera.id = match model.or(socket) {
            Some(id) => id,
            None if is_alone => camera.name.clone(),
            None => format!("{} #{}", camera.name, camera.index),
        };
    }
}

/// The cameras that report this name.
fn of_model<'a>(name: &str, cameras: &'a [CameraNames]) -> impl Iterator<Item = &'a CameraNames> {
    cameras.iter().filter(move |camera| camera.name == name)
}

/// Whether the names by model tell the cameras that report this name apart. Of two without serial numbers, udev gives
/// the name of the model to either, and only the name by socket tells them apart.
fn is_told_by_model(name: &str, cameras: &[CameraNames]) -> bool {
    let models: Vec<_> = of_model(name, cameras).map(|camera| camera.model.as_ref()).collect();
    let is_own = |(i, model): (usize, &Option<&String>)| model.is_some() && !models[..i].contains(model);
    models.iter().enumerate().all(is_own)
}

/// What became of a camera that was recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Whereabouts {
    /// It is plugged in.
    Here(CameraNames),
    /// No camera of its model is plugged in.
    Gone,
    /// There are cameras of its model, and none is known to be this one.
    OnlyOthers,
}

/// Looks for a camera that was recorded as `lost`. `was_gone`: there was a time without any camera of its model since
/// then. Why: a camera needs some time to get into another socket, and another one of its model has been there all the
/// time.
pub(super) fn find_again(lost: &CameraNames, was_gone: bool, cameras: &[CameraNames]) -> Whereabouts {
    let alike: Vec<&CameraNames> = of_model(&lost.name, cameras).collect();
    let by_model = lost.model.is_some() && lost.model.as_ref() == Some(&lost.id);
    let has_moved = |camera: &CameraNames| camera.socket != lost.socket;
    let found = match alike.as_slice() {
        [] => return Whereabouts::Gone,
        [one] if by_model => Some(*one).filter(|one| one.model == lost.model && (was_gone || !has_moved(one))),
        several if by_model && is_told_by_model(&lost.name, cameras) => {
            several.iter().copied().find(|camera| camera.model == lost.model)
        }
        several if lost.socket.is_some() => several.iter().copied().find(|camera| !has_moved(camera)),
        [one] if lost.id == lost.name => Some(*one),
        _ => None,
    };
    found.map_or(Whereabouts::OnlyOthers, |camera| Whereabouts::Here(camera.clone()))
}

/// Whether this is not the first device file of its camera. Webcams have a second one for metadata, under the same
/// name.
fn is_second_node(index: &CameraIndex) -> bool {
    std::fs::read_to_string(format!("/sys/class/video4linux/video{index}/index"))
        .is_ok_and(|number| number.trim().parse::<u32>().is_ok_and(|n| n > 0))
}

/// Returns the names that udev gives to a device file on Linux, by model and by socket. There are none on other systems.
fn persistent_names(index: &CameraIndex) -> [Option<String>; 2] {
    let node = PathBuf::from(format!("/dev/video{index}"));
    ["/dev/v4l/by-id", "/dev/v4l/by-path"].map(|folder| {
        let mut links: Vec<PathBuf> = std::fs::read_dir(folder).ok()?.filter_map(|e| Some(e.ok()?.path())).collect();
        links.sort();
        let link = links.into_iter().find(|link| points_to(link, &node))?;
        Some(link.file_name()?.to_str()?.to_owned())
    })
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
    let tests: [&dyn Fn(&CameraNames) -> bool; 4] =
        [&|c| c.has_alias(wanted), &|c| c.name.to_lowercase() == lower, &|c| c.index.as_string() == number, &|c| {
            !lower.is_empty() && c.name.to_lowercase().contains(&lower)
        }];
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

    fn plugged(index: u32, name: &str, model: &str, socket: &str) -> CameraNames {
        let [model, socket] = [model, socket].map(|name| Some(name.to_owned()).filter(|name| !name.is_empty()));
        CameraNames { index: CameraIndex::Index(index), name: name.into(), id: String::new(), model, socket }
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
        check(vec![plugged(0, "C920", "usb-C920_1234-video-index0", "pci-usb-0:1")], &["usb-C920_1234-video-index0"]);
        check(vec![plugged(0, "C920", "", "")], &["C920"]);
        // Two of one model: the name of the model points to one of them only, so both are named by their socket.
        let model = "usb-C920-video-index0";
        check(
            vec![plugged(0, "C920", "", "pci-usb-0:1"), plugged(2, "C920", model, "pci-usb-0:2")],
            &["pci-usb-0:1", "pci-usb-0:2"],
        );
        check(vec![plugged(0, "C920", "", ""), plugged(2, "C920", model, "")], &["C920 #0", "C920 #2"]);
        check(vec![plugged(0, "Cam", "", ""), plugged(1, "Cam", "", "")], &["Cam #0", "Cam #1"]);
    }

    /// A camera is recorded as number `recorded` of `before`; then `after` are plugged in. Checks at which number of
    /// the system it is found again, where there was no time without such a camera and where there was one.
    #[track_caller]
    fn check_found(before: &[(&str, &str)], recorded: usize, after: &[(&str, &str)], expected: [Option<u32>; 2]) {
        let cameras = |names: &[(&str, &str)]| {
            let plugged = |(i, (model, socket)): (usize, &(&str, &str))| plugged(2 * i as u32, "C920", model, socket);
            with_ids(names.iter().enumerate().map(plugged).collect())
        };
        let lost = cameras(before)[recorded].clone();
        let found = [false, true].map(|was_gone| match find_again(&lost, was_gone, &cameras(after)) {
            Whereabouts::Here(camera) => camera.index.as_index().ok(),
            Whereabouts::Gone | Whereabouts::OnlyOthers => None,
        });
        assert_eq!(found, expected, "{lost:?}");
    }

    #[test]
    fn a_camera_is_found_again_and_no_other_one_is() {
        // One camera, which stays in its socket or gets into another one.
        check_found(&[("c", "1")], 0, &[("c", "1")], [Some(0), Some(0)]);
        check_found(&[("c", "1")], 0, &[("c", "2")], [None, Some(0)]);
        check_found(&[("c", "1")], 0, &[("d", "1")], [None, None]);
        check_found(&[("", "")], 0, &[("", "")], [Some(0), Some(0)]);
        // Two with serial numbers, in whatever sockets.
        check_found(&[("c1", "1"), ("c2", "2")], 1, &[("c2", "2"), ("c1", "1")], [Some(0), Some(0)]);
        check_found(&[("c1", "1"), ("c2", "2")], 1, &[("c1", "2"), ("c2", "1")], [Some(2), Some(2)]);
        check_found(&[("c1", "1"), ("c2", "2")], 1, &[("c1", "2")], [None, None]);
        // Two without, of which either has the name of the model.
        check_found(&[("", "1"), ("c", "2")], 1, &[("", "2"), ("c", "1")], [Some(0), Some(0)]);
        check_found(&[("", "1"), ("c", "2")], 1, &[("c", "1")], [None, None]);
        // The second one came later.
        check_found(&[("c", "1")], 0, &[("c", "2"), ("", "1")], [Some(2), Some(2)]);
        check_found(&[("c", "1")], 0, &[("c", "2"), ("", "3")], [None, None]);
        // Nothing tells them apart.
        check_found(&[("", ""), ("", "")], 0, &[("", ""), ("", "")], [None, None]);
        check_found(&[("", "")], 0, &[("", ""), ("", "")], [None, None]);
        let lost = &with_ids(vec![plugged(0, "C920", "c", "1")])[0];
        assert_eq!(find_again(lost, false, &[plugged(0, "C920 HD", "d", "1")]), Whereabouts::Gone);
    }

    #[test]
    fn a_camera_is_found_by_any_of_its_names() {
        let cameras = with_ids(vec![
            plugged(0, "Integrated Camera", "usb-Chicony-video-index0", ""),
            plugged(2, "HD Pro Webcam C920", "usb-046d_C920_77-video-index0", "pci-usb-0:3"),
            plugged(4, "HD Pro Webcam C920", "usb-046d_C920_88-video-index0", "pci-usb-0:4"),
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
        let both = "give one of: usb-046d_C920_77-video-index0, usb-046d_C920_88-video-index0";
        assert!(refusal("C920").contains(&format!("matches more than one camera; {both}")), "{}", refusal("C920"));
        assert!(refusal("Logi").contains("there is no camera \"Logi\"; give one of: usb-Chicony"));
        assert!(refusal("").contains("give one of"));
        assert!(choose("0", &[]).unwrap_err().to_string().contains("no camera is plugged in"));
    }
}
