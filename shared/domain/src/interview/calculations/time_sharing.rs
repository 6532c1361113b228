//! What a schedule of time-sharing comes to: its words for the plan, and the overnights for the plan and the worksheet.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::child_support::{column, named};
use super::{CalculationInputs, Outcomes};
use crate::child_support::{Guidelines, Pair, Parent};
use crate::content::schedule::ScheduleChoices;
use crate::interview::facts::{FactRecord, FactValue, Simple};
use crate::text::listed;
use crate::time_sharing::{BreakTurn, Count, Cycle, MonthDay, Schedule, Whose};

/// Everything that the plan prints; nothing where there is no schedule.
pub(super) fn outcomes(guidelines: &Guidelines, inputs: &CalculationInputs<'_>) -> Outcomes {
    let put = || {
        let (choices, value) = (inputs.declared("schedule")?.schedule.as_ref()?, inputs.value("schedule")?);
        let schedule = value.schedule()?;
        let mut all = of_rhythm(schedule, choices);
        let count = Count::of(schedule, choices)?;
        all.extend(of_count(&count, guidelines));
        all.extend(count.majority().map(|parent| text("majority", column(parent))));
        all.extend(lists(schedule, choices));
        all.extend(in_a_line(schedule, choices));
        all.extend(table_holidays(schedule, choices));
        Some(all)
    };
    put().unwrap_or_default()
}

fn text(id: &str, words: impl Into<String>) -> (String, FactValue) {
    (id.to_string(), FactValue::Simple(Simple::Text(words.into())))
}

fn of_rhythm(schedule: &Schedule, choices: &ScheduleChoices) -> Outcomes {
    let nights = schedule.cycle_nights(choices);
    let rhythm = match &schedule.cycle {
        Cycle::Offered { rhythm, .. } => choices.rhythm(rhythm).map_or("", |rhythm| &rhythm.text).to_string(),
        Cycle::Own { nights, .. } => {
            format!("A rhythm of {} nights, as the table of weeks says", nights.len())
        }
    };
    let first = nights.first().copied().map_or("", column);
    let days = Some(exchange_days(schedule.start, &nights)).filter(|days| !days.is_empty());
    let weeks = |parent: Parent| weeks_with(parent, schedule.start, &nights);
    let mut all = BTreeMap::from([
        text("rhythm", rhythm),
        text("first", first),
        text("petitionerWeeks", weeks(Parent::Petitioner)),
        text("respondentWeeks", weeks(Parent::Respondent)),
        ("start".to_string(), FactValue::Simple(Simple::Date(schedule.start))),
        text("startDay", weekday(schedule.start)),
        text("exchange", schedule.exchange.clone()),
    ]);
    all.extend(days.map(|days| text("exchangeDays", days)));
    all
}

/// The days on which the children go from one parent to the other; none where they stay with one.
fn exchange_days(start: Date, nights: &[Parent]) -> String {
    let before = nights.iter().cycle().skip(nights.len().saturating_sub(1));
    let changes = nights.iter().zip(before).enumerate().filter(|(_, (night, before))| night != before);
    let mut days: Vec<Date> = changes.filter_map(|(at, _)| after(start, at % DAYS.len())).collect();
    days.sort_by_key(|day| day.weekday().to_monday_zero_offset());
    days.dedup();
    listed(&days.into_iter().map(weekday).collect::<Vec<_>>())
}

const DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

fn weekday(day: Date) -> String {
    day.strftime("%A").to_string()
}

fn after(start: Date, days: usize) -> Option<Date> {
    start.checked_add(jiff::Span::new().days(i64::try_from(days).ok()?)).ok()
}

fn of_count(count: &Count, guidelines: &Guidelines) -> Outcomes {
    let number = |id: &str, nights: u32| (id.to_string(), FactValue::Simple(Simple::Number(nights)));
    let mean = count.mean();
    let mut all = BTreeMap::from([
        text("nightsPetitioner", mean.petitioner.to_string()),
        text("nightsRespondent", mean.respondent.to_string()),
        text("evenYear", count.even_year().to_string()),
        text("oddYear", count.odd_year().to_string()),
        number("evenPetitioner", count.even.petitioner),
        number("evenRespondent", count.even.respondent),
        number("oddPetitioner", count.odd.petitioner),
        number("oddRespondent", count.odd.respondent),
    ]);
    let is_substantial =
        |nights: Pair<u32>| nights.petitioner.min(nights.respondent) >= guidelines.substantial_overnights();
    if is_substantial(count.even) != is_substantial(count.odd) {
        all.insert("straddles".to_string(), FactValue::Simple(Simple::YesNo(true)));
    }
    all
}

fn lists(schedule: &Schedule, choices: &ScheduleChoices) -> Outcomes {
    let weeks = schedule.cycle_nights(choices);
    let weeks = weeks.chunks(DAYS.len()).enumerate().map(|(at, nights)| week(at + 1, schedule.start, nights));
    let lists = [("weeks", weeks.collect()), ("occasions", occasions(schedule, choices))];
    let given = lists.into_iter().filter(|(_, rows): &(_, Vec<FactRecord>)| !rows.is_empty());
    given.map(|(id, rows)| (id.to_string(), FactValue::Records(rows))).collect()
}

fn record(fields: &[(&str, String)]) -> FactRecord {
    let field = |(id, words): &(&str, String)| ((*id).to_string(), Simple::Text(words.clone()));
    FactRecord::of(fields.iter().map(field).collect())
}

/// A week of the rhythm, which begins on the day of its first night.
fn week(number: usize, start: Date, nights: &[Parent]) -> FactRecord {
    record(&[
        ("week", format!("Week {number}")),
        ("petitioner", nights_with(Parent::Petitioner, start, nights)),
        ("respondent", nights_with(Parent::Respondent, start, nights)),
    ])
}

/// The nights of a week that the children are with a parent.
fn nights_with(parent: Parent, start: Date, nights: &[Parent]) -> String {
    let own = nights.iter().enumerate().filter(|(_, whose)| **whose == parent);
    let days: Vec<String> = own.filter_map(|(at, _)| after(start, at)).map(weekday).collect();
    match days.len() {
        0 => "No night".to_string(),
        7 => "Every night".to_string(),
        _ => listed(&days),
    }
}

/// All weeks of a parent on one line, for a form that has no table of them.
fn weeks_with(parent: Parent, start: Date, nights: &[Parent]) -> String {
    let weeks = nights.chunks(DAYS.len()).map(|nights| nights_with(parent, start, nights));
    let numbered = weeks.enumerate().map(|(at, nights)| format!("Week {}: {nights}", at + 1));
    numbered.collect::<Vec<_>>().join("; ")
}

/// Holidays and school breaks in the order in which they are offered.
fn occasions(schedule: &Schedule, choices: &ScheduleChoices) -> Vec<FactRecord> {
    let row = |day: &str, (even, odd): (Whose, Whose), times: String| {
        let [even, odd] = [even, odd].map(|whose| whose_words(whose).to_string());
        record(&[("day", day.to_string()), ("even", even), ("odd", odd), ("times", times)])
    };
    let holidays = choices.holidays.iter().filter_map(|holiday| {
        let turn = schedule.holidays.get(&holiday.id)?;
        Some(row(&holiday.text, (turn.even, turn.odd), holiday.span(&turn.span)?.text.clone()))
    });
    let breaks = choices.breaks.iter().filter_map(|each| {
        let turn = schedule.breaks.get(&each.id)?;
        Some(row(&each.text, (turn.even, turn.odd), break_words(turn)))
    });
    holidays.chain(breaks).collect()
}

/// For a form that has no table of them: the school breaks, and the holidays of December.
fn in_a_line(schedule: &Schedule, choices: &ScheduleChoices) -> Outcomes {
    let breaks = choices.breaks.iter().filter_map(|each| {
        let turn = schedule.breaks.get(&each.id)?;
        Some(text(&format!("{}Break", each.id), by_years(turn.even, turn.odd)))
    });
    let december = choices.holidays.iter().filter(|holiday| holiday.month == 12).filter_map(|holiday| {
        let turn = schedule.holidays.get(&holiday.id)?;
        let span = &holiday.span(&turn.span)?.text;
        Some(format!("{} ({span}): {}", holiday.text, by_years(turn.even, turn.odd)))
    });
    let december = december.collect::<Vec<_>>().join("\n");
    let december = (!december.is_empty()).then(|| text("decemberHolidays", december));
    breaks.chain(december).collect()
}

/// Whether a holiday has a row in the table of the court's form, which has none for those of December.
fn table_holidays(schedule: &Schedule, choices: &ScheduleChoices) -> Outcomes {
    let mut in_table = choices.holidays.iter().filter(|holiday| holiday.month != 12);
    let is_any = in_table.any(|holiday| schedule.holidays.contains_key(&holiday.id));
    let yes = is_any.then(|| ("tableHolidays".to_string(), FactValue::Simple(Simple::YesNo(true))));
    yes.into_iter().collect()
}

fn by_years(even: Whose, odd: Whose) -> String {
    let [in_even, in_odd] = [even, odd].map(within_a_line);
    if even == odd {
        format!("Every year: {in_even}")
    } else {
        format!("Even years: {in_even}; odd years: {in_odd}")
    }
}

fn within_a_line(whose: Whose) -> &'static str {
    match whose {
        Whose::One(Parent::Petitioner) => "the Petitioner",
        Whose::One(Parent::Respondent) => "the Respondent",
        Whose::HalfFirst(Parent::Petitioner) => "first half the Petitioner, second half the Respondent",
        Whose::HalfFirst(Parent::Respondent) => "first half the Respondent, second half the Petitioner",
        Whose::Regular => "as in the regular schedule",
    }
}

fn whose_words(whose: Whose) -> &'static str {
    match whose {
        Whose::One(parent) => named(parent),
        Whose::HalfFirst(Parent::Petitioner) => "First half the Petitioner, second half the Respondent",
        Whose::HalfFirst(Parent::Respondent) => "First half the Respondent, second half the Petitioner",
        Whose::Regular => "The regular schedule",
    }
}

fn break_words(turn: &BreakTurn) -> String {
    format!("As the school calendar has it; counted from {} to {}", month_day(turn.from), month_day(turn.to))
}

fn month_day(day: MonthDay) -> String {
    day.in_year(ANY_YEAR).map_or_else(String::new, |day| day.strftime("%B %-d").to_string())
}

/// Every day of every year is one of its days.
const ANY_YEAR: i16 = 2027;
