//! What may be noted about signing a document.

use std::collections::BTreeMap;

use jiff::civil::Date;
use jiff::tz::{Offset, TimeZone};
use jiff::{Span, Timestamp};

use super::document::{Document, Status};
use super::florida_time::florida_day;
use super::signing::{SignedCopy, Signing, SigningError, SigningPlan};
use crate::interview::Refusals;
use crate::text;

/// Longest place that a person may write, in characters.
const LONGEST_PLACE: usize = 200;

impl Document {
    /// Whether what is printed has changed since the signed copy was made; false while none is.
    #[must_use]
    pub fn has_changed_since_signing(&self) -> bool {
        self.signing.signed.as_ref().is_some_and(|signed| signed.version < self.content_version)
    }

    /// When to remind of the planned day: never once the document is signed as it reads.
    #[must_use]
    pub fn reminder(&self) -> Option<Timestamp> {
        let is_open = self.signing.signed.is_none() || self.has_changed_since_signing();
        self.signing.plan.as_ref().filter(|_| is_open)?.reminder()
    }

    /// The document with what is planned and done about signing it, one version on.
    ///
    /// # Errors
    /// When it is not paid or on hold, and when a day, a place or a version cannot be.
    pub fn with_signing(self, signing: Signing, now: Timestamp) -> Result<Self, SigningError> {
        match (self.status, self.on_hold) {
            (Status::Paid, false) => {}
            (Status::Paid, true) => return Err(SigningError::OnHold),
            _ => return Err(SigningError::Unpaid),
        }
        let mut refusals = BTreeMap::new();
        let plan = signing.plan.map(|plan| planned(plan, florida_day(now), &mut refusals));
        let signed = signing.signed.map(|copy| self.signed(copy, florida_day(now), &mut refusals));
        if !refusals.is_empty() {
            return Err(SigningError::Refused(refusals));
        }
        let signing = Signing { plan, signed };
        Ok(Self { signing, updated_at: now, version: self.version + 1, ..self })
    }

    fn signed(&self, copy: SignedCopy, today: Date, refusals: &mut Refusals) -> SignedCopy {
        if copy.date > today {
            let sentence = "This date is in the future. Please enter the date you signed.";
            refuse(refusals, "signedDate", sentence);
        } else if copy.date < made_on(self) {
            let sentence = "You made this document after that day. Please enter the date you signed.";
            refuse(refusals, "signedDate", sentence);
        }
        if !(1..=self.version).contains(&copy.version) {
            refuse(refusals, "signedVersion", "There is no such version of this document.");
        }
        SignedCopy { original: line("signedOriginal", copy.original, refusals), ..copy }
    }
}

/// A day that has passed since it was planned may stay.
fn planned(plan: SigningPlan, today: Date, refusals: &mut Refusals) -> SigningPlan {
    if plan.date > today.saturating_add(Span::new().years(2)) {
        refuse(refusals, "planDate", "Please choose a day within the next two years.");
    }
    SigningPlan { place: line("planPlace", plan.place, refusals), ..plan }
}

/// The calendar day on which a document was made, where it is latest in Florida.
fn made_on(document: &Document) -> Date {
    document.created_at.to_zoned(TimeZone::fixed(Offset::constant(-6))).date()
}

/// One line of text; nothing where it is empty.
fn line(field: &str, typed: Option<String>, refusals: &mut Refusals) -> Option<String> {
    let typed = typed?;
    if let Some(sentence) = text::refusal(&typed) {
        refuse(refusals, field, &sentence);
    }
    let line = text::normal(typed.trim());
    if line.chars().count() > LONGEST_PLACE || line.contains('\n') {
        let sentence = format!("Please write this on one line of at most {LONGEST_PLACE} characters.");
        refuse(refusals, field, &sentence);
    }
    Some(line).filter(|line| !line.is_empty())
}

fn refuse(refusals: &mut Refusals, field: &str, sentence: &str) {
    refusals.insert(field.to_string(), sentence.to_string());
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use serde_json::{Value, json};

    use super::super::florida_time::florida_time;
    use super::*;
    use crate::ids::{DocumentId, UserId};

    fn moment(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn now() -> Timestamp {
        moment("2026-11-24T17:00:00Z")
    }

    fn paid() -> Document {
        let (owner, id) = (UserId::from_random(1), DocumentId::from_random(7));
        let made = Document::new(owner, id, "simpleWill".into(), "Simple Will".into(), now());
        Document { status: Status::Paid, version: 5, content_version: 4, ..made }
    }

    fn signing(value: Value) -> Signing {
        serde_json::from_value(value).unwrap()
    }

    fn plan(date: &str) -> Signing {
        signing(json!({"plan": {"date": date, "time": "10:00", "place": " The library ", "remind": true}}))
    }

    fn copy(date: &str, version: u64) -> Signing {
        signing(json!({"signed": {"date": date, "original": "In the safe", "version": version}}))
    }

    fn refused(document: Document, signing: Signing) -> Vec<String> {
        match document.with_signing(signing, now()) {
            Err(SigningError::Refused(refusals)) => refusals.into_keys().collect(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_moment_is_told_in_eastern_time_on_a_twelve_hour_clock() {
        let told = |text| florida_time(moment(text));
        assert_eq!(told("2026-11-25T21:54:00Z"), "November 25, 2026, at 4:54 p.m. Eastern Time");
        assert_eq!(told("2026-07-02T04:05:00Z"), "July 2, 2026, at 12:05 a.m. Eastern Time");
    }

    #[test]
    fn a_plan_and_a_copy_are_kept_as_they_are_said() {
        let document = paid().with_signing(plan("2026-12-05"), now()).unwrap();
        let kept = json!({"plan": {"date": "2026-12-05", "time": "10:00", "place": "The library", "remind": true},
            "signed": null});
        assert_eq!((json!(document.signing), document.version, document.content_version), (kept, 6, 4));
        let document = document.with_signing(copy("2026-11-24", 5), now()).unwrap();
        let kept =
            json!({"plan": null, "signed": {"date": "2026-11-24", "original": "In the safe", "version": 5}});
        assert_eq!(json!(document.signing), kept);
    }

    #[test]
    fn only_what_is_paid_and_not_disputed_is_signed() {
        let held = Document { on_hold: true, ..paid() };
        assert_eq!(held.with_signing(plan("2026-12-05"), now()), Err(SigningError::OnHold));
        for status in [Status::Draft, Status::InProgress, Status::Completed] {
            let unpaid = Document { status, ..paid() };
            assert_eq!(unpaid.with_signing(plan("2026-12-05"), now()), Err(SigningError::Unpaid));
        }
    }

    #[test]
    fn a_day_that_cannot_be_is_refused() {
        assert_eq!(refused(paid(), plan("2028-11-25")), ["planDate"]);
        for date in ["2026-11-25", "2026-11-23"] {
            assert_eq!(refused(paid(), copy(date, 5)), ["signedDate"], "{date}");
        }
        for version in [0, 6] {
            assert_eq!(refused(paid(), copy("2026-11-24", version)), ["signedVersion"]);
        }
    }

    #[test]
    fn a_plan_whose_day_has_passed_stays() {
        let planned = paid().with_signing(plan("2026-12-05"), now()).unwrap();
        let signing = Signing { plan: planned.signing.plan.clone(), ..copy("2026-12-05", 6) };
        assert!(planned.with_signing(signing, moment("2026-12-20T17:00:00Z")).is_ok());
    }

    #[test]
    fn long_lines_and_hidden_characters_are_refused_and_empty_ones_are_none() {
        for place in ["x".repeat(201), "one\ntwo".into(), "a\u{202e}b".into()] {
            let mut signing = plan("2026-12-05");
            signing.plan.as_mut().unwrap().place = Some(place);
            assert_eq!(refused(paid(), signing), ["planPlace"]);
        }
        let mut signing = plan("2026-12-05");
        signing.plan.as_mut().unwrap().place = Some("  ".into());
        let document = paid().with_signing(signing, now()).unwrap();
        assert_eq!(document.signing.plan.unwrap().place, None);
    }

    #[test]
    fn times_have_hours_and_minutes() {
        for time in ["24:00", "9", "10:00:30", "ten"] {
            let plan = json!({"plan": {"date": "2026-12-05", "time": time, "place": null, "remind": false}});
            assert!(serde_json::from_value::<Signing>(plan).is_err(), "{time}");
        }
    }

    #[test]
    fn the_reminder_comes_at_six_in_the_evening_before_in_winter_and_in_summer() {
        for (day, due) in [
            ("2026-12-05", "2026-12-04T23:00:00Z"),
            ("2027-07-01", "2027-06-30T22:00:00Z"),
            // Clocks go forward in the morning of March 14 and back in that of November 7.
            ("2027-03-14", "2027-03-13T23:00:00Z"),
            ("2027-03-15", "2027-03-14T22:00:00Z"),
            ("2027-11-08", "2027-11-07T23:00:00Z"),
        ] {
            assert_eq!(plan(day).plan.unwrap().reminder(), Some(moment(due)), "{day}");
        }
    }

    #[test]
    fn nothing_reminds_of_what_is_not_wanted_or_is_signed_as_it_reads() {
        let planned = paid().with_signing(plan("2026-12-05"), now()).unwrap();
        assert!(planned.reminder().is_some());
        let with = |copied: &Signing| Document {
            signing: Signing { signed: copied.signed.clone(), ..planned.signing.clone() },
            ..planned.clone()
        };
        assert_eq!(with(&copy("2026-11-24", 5)).reminder(), None);
        let before_the_change = with(&copy("2026-11-24", 3));
        assert!(before_the_change.has_changed_since_signing() && before_the_change.reminder().is_some());
        let mut quiet = planned.clone();
        quiet.signing.plan.as_mut().unwrap().remind = false;
        assert_eq!(quiet.reminder(), None);
    }

    #[test]
    fn a_day_is_floridas() {
        assert_eq!(florida_day(moment("2026-12-05T04:59:00Z")), date(2026, 12, 4));
        assert_eq!(florida_day(moment("2026-07-05T04:00:00Z")), date(2026, 7, 5));
    }
}
