//! How courts count days: Fla. R. Gen. Prac. & Jud. Admin. 2.514(a), with the holidays of `court-holidays.toml`.

use jiff::Span;
use jiff::civil::Date;

use crate::content::CourtHolidays;
use crate::content::court_holidays::is_weekend;

impl CourtHolidays {
    /// Whether courts are open on a day: no Saturday, no Sunday, no legal holiday.
    #[must_use]
    pub fn is_open(&self, day: Date) -> bool {
        // New Year's Day may be observed on the last day of the year before.
        let years = [day.year(), day.year() + 1];
        let is_observed = |year| self.holidays.iter().any(|holiday| holiday.observed_in(year) == Some(day));
        !is_weekend(day) && !years.into_iter().any(is_observed)
    }

    /// The last day of a period of days after an event: counted from the next open day, and, if it would end on a day that is
    /// not open, to the next one that is.
    #[must_use]
    pub fn last_day(&self, event: Date, days: i32) -> Option<Date> {
        let mut open = self.open_days(event.tomorrow().ok()?);
        let first = open.next()?;
        if days < self.short {
            return std::iter::once(first).chain(open).nth(usize::try_from(days).ok()?.checked_sub(1)?);
        }
        let last = first.checked_add(Span::new().days(days - 1)).ok()?;
        self.open_days(last).next()
    }

    /// The open days from a day on.
    fn open_days(&self, from: Date) -> impl Iterator<Item = Date> + '_ {
        from.series(Span::new().days(1)).filter(|day| self.is_open(*day))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    fn holidays() -> &'static CourtHolidays {
        &Catalog::embedded().unwrap().court_holidays
    }

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn last_day(event: &str, days: i32) -> String {
        holidays().last_day(day(event), days).unwrap().to_string()
    }

    #[test]
    fn nine_holidays_are_kept_each_on_its_day() {
        let observed = |year| -> Vec<String> {
            let all = holidays().holidays.iter();
            all.map(|holiday| holiday.observed_in(year).unwrap().to_string()).collect()
        };
        let of_2026 = [
            "2026-01-01",
            "2026-01-19",
            "2026-05-25",
            // July 4 is a Saturday.
            "2026-07-03",
            "2026-09-07",
            "2026-11-11",
            "2026-11-26",
            "2026-11-27",
            "2026-12-25",
        ];
        assert_eq!(observed(2026), of_2026);
        let of_2027 = [
            "2027-01-01",
            "2027-01-18",
            "2027-05-31",
            // July 4 is a Sunday, December 25 a Saturday.
            "2027-07-05",
            "2027-09-06",
            "2027-11-11",
            "2027-11-25",
            "2027-11-26",
            "2027-12-24",
        ];
        assert_eq!(observed(2027), of_2027);
    }

    #[test]
    fn courts_are_closed_on_weekends_and_observed_holidays_alone() {
        // January 1, 2028, is a Saturday, so it is kept in the year before.
        for closed in ["2027-12-31", "2026-11-27", "2026-11-28", "2026-11-29", "2026-07-03"] {
            assert!(!holidays().is_open(day(closed)), "{closed}");
        }
        for open in ["2028-01-03", "2026-11-30", "2026-07-06", "2026-02-16", "2026-10-12", "2026-06-19"] {
            assert!(holidays().is_open(day(open)), "{open}");
        }
    }

    #[test]
    fn a_period_is_counted_from_the_next_open_day() {
        // From a Monday, the Tuesday is the first of the days.
        assert_eq!(last_day("2027-01-11", 45), "2027-02-25");
        // From a Friday it is the Monday: the twentieth day is Saturday, January 30.
        assert_eq!(last_day("2027-01-08", 20), "2027-02-01");
        assert_eq!(last_day("2027-01-08", 18), "2027-01-28");
        // From the Wednesday before Thanksgiving it is the Monday after.
        assert_eq!(last_day("2026-11-25", 20), "2026-12-21");
    }

    #[test]
    fn a_period_that_ends_on_a_closed_day_ends_on_the_next_open_one() {
        // Sunday, January 31.
        assert_eq!(last_day("2027-01-11", 20), "2027-02-01");
        // Friday, December 25, before a weekend.
        assert_eq!(last_day("2026-12-04", 19), "2026-12-28");
        // Friday, December 31, 2027, on which New Year's Day is kept.
        assert_eq!(last_day("2027-12-10", 19), "2028-01-03");
        // Saturday, January 16, before the birthday of Martin Luther King, Jr.
        assert_eq!(last_day("2026-12-27", 20), "2027-01-19");
    }

    #[test]
    fn the_last_of_february_counts_in_leap_years_alone() {
        assert_eq!(last_day("2028-02-09", 20), "2028-02-29");
        assert_eq!(last_day("2027-02-09", 20), "2027-03-01");
        assert_eq!(last_day("2028-01-14", 45), "2028-03-02");
        // 2100 has no February 29.
        assert_eq!(last_day("2100-02-09", 20), "2100-03-01");
    }

    #[test]
    fn a_period_of_less_than_seven_days_leaves_closed_days_out() {
        assert_eq!(last_day("2026-11-24", 1), "2026-11-25");
        assert_eq!(last_day("2026-11-24", 5), "2026-12-03");
        assert_eq!(last_day("2026-11-24", 7), "2026-12-01");
    }

    #[test]
    fn every_period_ends_on_an_open_day_and_a_longer_one_never_sooner() {
        for event in day("2026-01-01").series(Span::new().days(1)).take(400) {
            let ends: Vec<Date> = (7..130).map(|days| holidays().last_day(event, days).unwrap()).collect();
            assert!(ends.iter().all(|end| holidays().is_open(*end)), "{event}");
            assert!(ends.is_sorted(), "{event}");
            // A start and an end that are both put off make a period a week longer at most.
            assert!(
                ends.iter()
                    .zip(7..)
                    .all(|(end, days)| (days..=days + 7).contains(&((*end - event).get_days())))
            );
        }
    }
}
