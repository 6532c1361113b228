//! The dates that follow from a document's matter, and when a mail reminds of them.

use std::collections::BTreeSet;

use jiff::civil::Date;
use jiff::{Span, Timestamp};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::document::Document;
use super::reminder_time::reminder_time;
use crate::content::date_rule::{Counting, DateRule, DayOf, NotedDay};
use crate::content::{Catalog, DocumentType};
use crate::interview::remarks::read_date;

/// Under this key clients keep the days of a case: when it was filed, served and is heard.
const FILING: &str = "filing";

/// Under this key they keep which dates are not to be reminded of: `{"off": ["answer"]}`.
const REMINDERS: &str = "dateReminders";

/// For so many years a date that comes again each year is looked ahead.
const YEARS: i64 = 100;

/// A date that follows from what is known of a matter, or a rule whose day is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KeyDate {
    /// Stable within the document type.
    pub id: String,
    /// What is on that day, or due by it.
    pub title: String,
    /// The rule in plain words.
    pub rule: String,
    /// How its days are counted, where courts count them.
    #[schema(required)]
    pub counted: Option<String>,
    /// The statutes and other sources.
    pub law: Vec<String>,
    /// The day; of a date that comes again each year the next one. Absent while what it is counted from is not known.
    #[schema(value_type = Option<String>, format = Date, required)]
    pub day: Option<Date>,
    /// Whether it comes again each year.
    pub yearly: bool,
    /// The day on whose evening a mail reminds of it; absent where none does.
    #[schema(value_type = Option<String>, format = Date, required)]
    pub reminder: Option<Date>,
    /// Whether its owner wants that mail.
    pub remind: bool,
}

/// A rule and the days of a document on which it falls.
struct Dated<'a> {
    rule: &'a DateRule,
    days: Vec<Date>,
    remind: bool,
}

impl Document {
    /// The dates that follow from its matter, those without a day last.
    #[must_use]
    pub fn key_dates(&self, catalog: &Catalog, today: Date) -> Vec<KeyDate> {
        let dated = self.dated(catalog);
        let mut dates: Vec<KeyDate> = dated.iter().map(|each| each.key_date(catalog, today)).collect();
        dates.sort_by_key(|date| (date.day.is_none(), date.day));
        dates
    }

    /// The moments ahead at which a mail is to remind of the planned signing or of a date.
    #[must_use]
    pub fn reminders(&self, catalog: &Catalog, now: Timestamp) -> BTreeSet<Timestamp> {
        let dated = self.dated(catalog);
        let next = dated.iter().filter_map(|each| each.reminders().find(|moment| *moment > now));
        next.chain(self.reminder().filter(|moment| *moment > now)).collect()
    }

    /// The dates of which a mail is to remind at this moment.
    #[must_use]
    pub fn dates_to_remind_of(&self, catalog: &Catalog, moment: Timestamp) -> Vec<KeyDate> {
        let is_due = |each: &&Dated<'_>| each.reminders().any(|reminder| reminder == moment);
        let today = super::florida_day(moment);
        self.dated(catalog).iter().filter(is_due).map(|each| each.key_date(catalog, today)).collect()
    }

    fn dated<'a>(&self, catalog: &'a Catalog) -> Vec<Dated<'a>> {
        let Some(document_type) = catalog.document_type(&self.document_type) else { return Vec::new() };
        let interview = self.interview(document_type, catalog);
        let rules = document_type.dates.iter().filter(|rule| interview.holds(rule.when.as_ref()));
        let open = rules.filter(|rule| {
            rule.until.as_ref().is_none_or(|day| self.day_of(document_type, catalog, day).is_none())
        });
        open.map(|rule| self.dated_by(document_type, catalog, rule)).collect()
    }

    fn dated_by<'a>(&self, document_type: &DocumentType, catalog: &Catalog, rule: &'a DateRule) -> Dated<'a> {
        let from = rule.from.as_ref().and_then(|day| self.day_of(document_type, catalog, day));
        let days = from.map(|from| rule.days_after(from, catalog)).unwrap_or_default();
        Dated { rule, days, remind: !self.is_switched_off(&rule.id) }
    }

    fn day_of(&self, document_type: &DocumentType, catalog: &Catalog, day: &DayOf) -> Option<Date> {
        match day {
            DayOf::Noted(noted) => self.data.entries().get(FILING)?.get(noted.key())?.as_str()?.parse().ok(),
            DayOf::Answer(id) => read_date(self.interview(document_type, catalog).answer(id)?.text()),
            DayOf::Signed => {
                let signed = self.signing.signed.as_ref();
                signed.filter(|_| !self.has_changed_since_signing()).map(|copy| copy.date)
            }
        }
    }

    fn is_switched_off(&self, date: &str) -> bool {
        let off = self.data.entries().get(REMINDERS).and_then(|kept| kept.get("off")?.as_array());
        off.is_some_and(|off| off.iter().any(|each| each == &Value::from(date)))
    }
}

impl NotedDay {
    fn key(self) -> &'static str {
        match self {
            Self::FiledOn => "filedOn",
            Self::ServedOn => "servedOn",
            Self::HearingOn => "hearingOn",
        }
    }
}

impl DateRule {
    /// The day after that one on which it falls, or all those on which it comes again.
    fn days_after(&self, from: Date, catalog: &Catalog) -> Vec<Date> {
        match (self.yearly, self.counting) {
            (true, _) => {
                (1..=YEARS).filter_map(|year| from.checked_add(Span::new().years(year)).ok()).collect()
            }
            (false, Counting::Court) => {
                catalog.court_holidays.last_day(from, self.days).into_iter().collect()
            }
            (false, Counting::Calendar) => {
                from.checked_add(Span::new().days(self.days)).into_iter().collect()
            }
        }
    }
}

impl Dated<'_> {
    fn key_date(&self, catalog: &Catalog, today: Date) -> KeyDate {
        let rule = self.rule;
        let day = self.days.iter().copied().find(|day| !rule.yearly || *day >= today);
        let is_counted = rule.counting == Counting::Court;
        let counted = Some(&catalog.court_holidays).filter(|_| is_counted);
        let law = rule.law.iter().chain(counted.iter().flat_map(|holidays| &holidays.law));
        KeyDate {
            id: rule.id.clone(),
            title: rule.title.clone(),
            rule: rule.rule.clone(),
            counted: counted.map(|holidays| holidays.note.clone()),
            law: law.map(ToString::to_string).collect(),
            day,
            yearly: rule.yearly,
            reminder: day.and_then(|day| self.reminder_of(day)),
            remind: self.remind,
        }
    }

    fn reminder_of(&self, day: Date) -> Option<Date> {
        day.checked_sub(Span::new().days(i64::from(self.rule.remind?))).ok()
    }

    /// When mails remind of it, if they are wanted.
    fn reminders(&self) -> impl Iterator<Item = Timestamp> + '_ {
        let days = self.days.iter().filter(|_| self.remind);
        days.filter_map(|day| reminder_time(self.reminder_of(*day)?))
    }
}
