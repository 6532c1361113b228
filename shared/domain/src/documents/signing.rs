//! Signing day: when and where a document is to be signed, and what is known of the copy that was.

use jiff::Timestamp;
use jiff::civil::{Date, Time};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

use super::reminder_time::reminder_time;
use crate::interview::Refusals;

/// What a document's owner plans for signing it, and did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Signing {
    /// The day on which it is to be signed.
    #[schema(required)]
    pub plan: Option<SigningPlan>,
    /// The copy that was signed.
    #[schema(required)]
    pub signed: Option<SignedCopy>,
}

/// When and where a document is to be signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SigningPlan {
    /// The day.
    #[schema(value_type = String, format = Date)]
    pub date: Date,
    /// The time of day there, HH:MM.
    #[serde(default, with = "minutes")]
    #[schema(value_type = Option<String>, required)]
    pub time: Option<Time>,
    /// Where.
    #[schema(required)]
    pub place: Option<String>,
    /// Whether to send a mail the evening before.
    pub remind: bool,
}

/// The copy of a document that was signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SignedCopy {
    /// The day on which it was signed.
    #[schema(value_type = String, format = Date)]
    pub date: Date,
    /// Where the original is kept, in the owner's words.
    #[schema(required)]
    pub original: Option<String>,
    /// The version of the document that was signed.
    pub version: u64,
}

/// Why nothing is noted about signing a document.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum SigningError {
    /// Nobody has paid for it.
    #[error("This document has not been paid for yet. You can plan its signing once it is paid.")]
    Unpaid,
    /// Its payment is disputed.
    #[error(
        "The payment for this document is disputed at your bank. You can plan its signing once that is settled."
    )]
    OnHold,
    /// Some of what was written cannot be, each with a sentence for its author.
    #[error("Some of this cannot be saved.")]
    Refused(Refusals),
}

impl SigningPlan {
    /// Six in the evening of the day before, Florida time; nothing where no reminder is wanted.
    #[must_use]
    pub fn reminder(&self) -> Option<Timestamp> {
        let evening = reminder_time(self.date.yesterday().ok()?);
        evening.filter(|_| self.remind)
    }
}

/// Times of day as `10:00`.
mod minutes {
    use jiff::civil::Time;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    const FORM: &str = "%H:%M";

    #[expect(clippy::ref_option, reason = "serde hands over a reference to the field")]
    pub(super) fn serialize<S: Serializer>(time: &Option<Time>, to: S) -> Result<S::Ok, S::Error> {
        time.map(|time| time.strftime(FORM).to_string()).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Time>, D::Error> {
        let text: Option<String> = Option::deserialize(from)?;
        text.map(|text| Time::strptime(FORM, text)).transpose().map_err(D::Error::custom)
    }
}
