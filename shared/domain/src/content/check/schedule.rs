//! Whether what a schedule is put together from is whole.

use super::repeated;
use crate::content::schedule::{HolidayChoice, OWN_RHYTHM, Rhythm, ScheduleChoices, Span};

/// A year in which a holiday is looked for.
const ANY_YEAR: i16 = 2027;

/// So many nights around a holiday at most.
const MOST_NIGHTS: i32 = 14;

pub(super) fn problems(choices: &ScheduleChoices) -> Vec<String> {
    let rhythms: Vec<&str> =
        choices.rhythms.iter().map(|each| each.id.as_str()).chain([OWN_RHYTHM]).collect();
    let holidays: Vec<&str> = choices.holidays.iter().map(|each| each.id.as_str()).collect();
    let breaks: Vec<&str> = choices.breaks.iter().map(|each| each.id.as_str()).collect();
    let mut found = [("rhythms", rhythms), ("holidays", holidays), ("breaks", breaks)]
        .iter()
        .flat_map(|(what, ids)| repeated(what, ids))
        .collect::<Vec<_>>();
    found.extend(choices.rhythms.iter().filter_map(of_rhythm));
    found.extend(choices.holidays.iter().flat_map(of_holiday));
    found
}

fn of_rhythm(rhythm: &Rhythm) -> Option<String> {
    let are_letters = rhythm.nights.chars().all(|letter| matches!(letter, 'A' | 'B'));
    let are_weeks = !rhythm.nights.is_empty() && rhythm.nights.len().is_multiple_of(7);
    let is_weekday = rhythm.weekday.is_none_or(|day| (1..=7).contains(&day));
    let is_whole = are_letters && are_weeks && is_weekday;
    (!is_whole).then(|| format!("the rhythm {} is not whole weeks of A and B from a weekday on", rhythm.id))
}

fn of_holiday(holiday: &HolidayChoice) -> Vec<String> {
    let ids: Vec<&str> = holiday.spans.iter().map(|span| span.id.as_str()).collect();
    let is_bounded =
        |span: &Span| (1..=MOST_NIGHTS).contains(&span.nights) && span.first.abs() <= MOST_NIGHTS;
    let is_whole =
        !ids.is_empty() && holiday.spans.iter().all(is_bounded) && holiday.in_year(ANY_YEAR).is_some();
    let not_whole = (!is_whole).then(|| format!("the holiday {} has no day, or no nights", holiday.id));
    repeated("spans", &ids).into_iter().chain(not_whole).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    fn offered() -> ScheduleChoices {
        let divorce = Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap();
        divorce.fact("schedule").unwrap().schedule.clone().unwrap()
    }

    fn found(change: impl Fn(&mut ScheduleChoices)) -> String {
        let mut choices = offered();
        change(&mut choices);
        problems(&choices).join("\n")
    }

    #[test]
    fn what_is_offered_is_whole() {
        assert_eq!(problems(&offered()), Vec::<String>::new());
        assert!(found(|all| all.rhythms[0].nights.push('A')).contains("is not whole weeks"));
        assert!(found(|all| all.rhythms[0].nights = "AAAAAAC".into()).contains("is not whole weeks"));
        assert!(found(|all| all.rhythms[0].id = OWN_RHYTHM.into()).contains("own appears twice"));
        assert!(found(|all| all.holidays[0].month = 13).contains("has no day"));
        assert!(found(|all| all.holidays[0].spans[0].nights = 0).contains("or no nights"));
        assert!(found(|all| all.breaks[1].id = all.breaks[0].id.clone()).contains("appears twice"));
    }
}
