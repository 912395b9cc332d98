//! The settings of an audit and the notices of a count as JSON: as values, or in English where a journal of format 1 has them so.

use crate::event_json::field::{FieldError, WirePoint, WireTime, color, not_a};
use crate::event_json::wire::{
    AuditSettingsWire, EventWire, NoticeWire, SettingValueWire, SettingWire, StatedSettingsWire,
};
use kifuscribe_core::count::cause::CompensationPlaced;
use kifuscribe_core::count::irregularity::Irregularity;
use kifuscribe_core::count::setting::{Setting, SettingValue};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::session::counting::{Noticed, OutcomeSettings};

/// The settings of an audit.
pub(super) fn settings(settings: &OutcomeSettings) -> AuditSettingsWire {
    match settings {
        OutcomeSettings::Written(settings) => AuditSettingsWire::Written(settings.clone()),
        OutcomeSettings::Stated { size, settings } => {
            let stated = |s: &Setting| SettingWire {
                setting: value(&s.value),
                from: s.from.name().to_owned(),
                at: s.at.clone(),
            };
            let stated = settings.iter().map(stated).collect();
            AuditSettingsWire::Stated(StatedSettingsWire { size: lines(*size), stated })
        }
    }
}

fn lines(size: BoardSize) -> u8 {
    size.lines() as u8
}

fn points(points: &[Point]) -> Vec<WirePoint> {
    points.iter().copied().map(WirePoint::of).collect()
}

fn value(value: &SettingValue) -> SettingValueWire {
    match value {
        SettingValue::Rules(preset) => SettingValueWire::Rules(preset.name().to_owned()),
        SettingValue::Komi(komi) => SettingValueWire::Komi(komi.to_string()),
        SettingValue::Handicap(moves) => SettingValueWire::Handicap(*moves),
        SettingValue::Penalty(Color::Black, points) => SettingValueWire::PenaltyBlack(points.to_string()),
        SettingValue::Penalty(Color::White, points) => SettingValueWire::PenaltyWhite(points.to_string()),
        SettingValue::Prisoners(Color::Black, stones) => SettingValueWire::PrisonersBlack(*stones),
        SettingValue::Prisoners(Color::White, stones) => SettingValueWire::PrisonersWhite(*stones),
        SettingValue::LastMove(color) => SettingValueWire::LastMove(color.map(|color| color.name().to_owned())),
        SettingValue::Dead(dead) => SettingValueWire::Dead(points(dead)),
        SettingValue::Bowls(text) => SettingValueWire::Bowls(text.clone()),
        SettingValue::PairGo => SettingValueWire::PairGo,
        SettingValue::Compensation(paid) => SettingValueWire::Compensation(<&str>::from(*paid).to_owned()),
        SettingValue::Odd(odd) => SettingValueWire::Odd(<&str>::from(*odd).to_owned()),
    }
}

/// The settings of that JSON.
pub(super) fn decode_settings(wire: AuditSettingsWire) -> Result<OutcomeSettings, FieldError> {
    let StatedSettingsWire { size, stated } = match wire {
        AuditSettingsWire::Written(settings) => return Ok(OutcomeSettings::Written(settings)),
        AuditSettingsWire::Stated(stated) => stated,
    };
    let size = BoardSize::new(size.into())?;
    let setting = |SettingWire { setting, from, at }: SettingWire| -> Result<Setting, FieldError> {
        let from = from.parse().map_err(|_| not_a("where a setting comes from", &from))?;
        Ok(Setting { value: decode_value(setting, size)?, from, at })
    };
    Ok(OutcomeSettings::Stated { size, settings: stated.into_iter().map(setting).collect::<Result<_, _>>()? })
}

fn decode_value(wire: SettingValueWire, size: BoardSize) -> Result<SettingValue, FieldError> {
    let half_points = |text: &str| HalfPoints::parse(text).ok_or_else(|| not_a("a number of points", text));
    Ok(match wire {
        SettingValueWire::Rules(name) => {
            SettingValue::Rules(Preset::from_name(&name).ok_or_else(|| not_a("a rule set", &name))?)
        }
        SettingValueWire::Komi(text) => SettingValue::Komi(half_points(&text)?),
        SettingValueWire::Handicap(moves) => SettingValue::Handicap(moves),
        SettingValueWire::PenaltyBlack(text) => SettingValue::Penalty(Color::Black, half_points(&text)?),
        SettingValueWire::PenaltyWhite(text) => SettingValue::Penalty(Color::White, half_points(&text)?),
        SettingValueWire::PrisonersBlack(stones) => SettingValue::Prisoners(Color::Black, stones),
        SettingValueWire::PrisonersWhite(stones) => SettingValue::Prisoners(Color::White, stones),
        SettingValueWire::LastMove(name) => SettingValue::LastMove(name.as_deref().map(color).transpose()?),
        SettingValueWire::Dead(dead) => SettingValue::Dead(decode_points(&dead, size)?),
        SettingValueWire::Bowls(text) => SettingValue::Bowls(text),
        SettingValueWire::PairGo => SettingValue::PairGo,
        SettingValueWire::Compensation(name) => {
            SettingValue::Compensation(name.parse().map_err(|_| not_a("what is paid for a handicap", &name))?)
        }
        SettingValueWire::Odd(name) => {
            SettingValue::Odd(name.parse().map_err(|_| not_a("how an odd point is settled", &name))?)
        }
    })
}

fn decode_points(wire: &[WirePoint], size: BoardSize) -> Result<Vec<Point>, FieldError> {
    wire.iter().map(|&point| decode_point(point, size)).collect()
}

fn decode_point(wire: WirePoint, size: BoardSize) -> Result<Point, FieldError> {
    let point = wire.point();
    let place = || format!("[{},{}]", point.col, point.row);
    if point.is_on(size) { Ok(point) } else { Err(not_a("a point of the board", &place())) }
}

/// The event of a notice.
pub(super) fn notice(time: WireTime, at: String, what: &Noticed, picture: Option<String>) -> EventWire {
    let notice = match what {
        Noticed::Checkpoint(checkpoint) => NoticeWire::Checkpoint { checkpoint: checkpoint.name().to_owned() },
        Noticed::Irregular { what, size } => irregularity(what, lines(*size)),
        Noticed::Written { kind, text } => {
            return EventWire::Witnessed { time, at, what: kind.name().to_owned(), text: text.clone(), picture };
        }
    };
    EventWire::Noticed { time, at, notice, picture }
}

fn irregularity(what: &Irregularity, size: u8) -> NoticeWire {
    let name = |color: Color| color.name().to_owned();
    match what {
        Irregularity::StoneMoved(moved) => NoticeWire::StoneMoved { size, points: points(moved) },
        Irregularity::TakenBack(taken) => NoticeWire::TakenBack { size, points: points(taken) },
        Irregularity::NotDue { point, color } => {
            NoticeWire::NotDue { size, point: WirePoint::of(*point), color: name(*color) }
        }
        Irregularity::WrongCompensation { stones: CompensationPlaced { owner, due, placed }, points: lie } => {
            let (due, placed) = (*due, *placed);
            NoticeWire::WrongCompensation { size, owner: name(*owner), due, placed, points: points(lie) }
        }
        Irregularity::SharedUnequal { point, color } => {
            NoticeWire::SharedUnequal { size, point: WirePoint::of(*point), color: name(*color) }
        }
        Irregularity::TooMany { color, stones } => NoticeWire::TooMany { size, color: name(*color), stones: *stones },
        Irregularity::OtherBoard => NoticeWire::OtherBoard { size },
    }
}

/// The notice of that JSON.
pub(super) fn decode_notice(wire: NoticeWire) -> Result<Noticed, FieldError> {
    let board = |size: u8| BoardSize::new(size.into());
    let (what, size) = match wire {
        NoticeWire::Checkpoint { checkpoint } => {
            let reached = checkpoint.parse().map_err(|_| not_a("a checkpoint of a count", &checkpoint))?;
            return Ok(Noticed::Checkpoint(reached));
        }
        NoticeWire::StoneMoved { size, points } => {
            let size = board(size)?;
            (Irregularity::StoneMoved(decode_points(&points, size)?), size)
        }
        NoticeWire::TakenBack { size, points } => {
            let size = board(size)?;
            (Irregularity::TakenBack(decode_points(&points, size)?), size)
        }
        NoticeWire::NotDue { size, point, color: name } => {
            let size = board(size)?;
            (Irregularity::NotDue { point: decode_point(point, size)?, color: color(&name)? }, size)
        }
        NoticeWire::WrongCompensation { size, owner, due, placed, points } => {
            let size = board(size)?;
            let stones = CompensationPlaced { owner: color(&owner)?, due, placed };
            (Irregularity::WrongCompensation { stones, points: decode_points(&points, size)? }, size)
        }
        NoticeWire::SharedUnequal { size, point, color: name } => {
            let size = board(size)?;
            (Irregularity::SharedUnequal { point: decode_point(point, size)?, color: color(&name)? }, size)
        }
        NoticeWire::TooMany { size, color: name, stones } => {
            (Irregularity::TooMany { color: color(&name)?, stones }, board(size)?)
        }
        NoticeWire::OtherBoard { size } => (Irregularity::OtherBoard, board(size)?),
    };
    Ok(Noticed::Irregular { what, size })
}
