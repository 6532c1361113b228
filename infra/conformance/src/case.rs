//! A sample as a case: a call, and what its name promises of the answer.

use std::collections::BTreeSet;
use std::io;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::routes::Route;
use crate::samples::Sample;

/// A call and the answer that it has to have.
pub struct Case {
    /// The sample: the function, and the operation with the case.
    pub sample: Sample,
    /// The call.
    pub route: &'static Route,
    /// The statuses that will do.
    pub expected: RangeInclusive<u16>,
}

impl Case {
    /// The case that a sample is; nothing when no one makes that call, but a clock or a mail service.
    ///
    /// # Errors
    /// When the sample is an event of no call, or its name promises nothing known.
    pub fn of(sample: Sample) -> io::Result<Option<Self>> {
        let event: Value = serde_json::from_str(&sample.text)?;
        let Some(key) = event["routeKey"].as_str() else { return Ok(None) };
        let wrong = |what: &str| io::Error::other(format!("{}/{}: {what}", sample.function, sample.name));
        let route = Route::of(key).ok_or_else(|| wrong("there is no such call"))?;
        let takes_body = event["body"].is_string();
        let expected =
            if route.is_page() { Some(303..=303) } else { promised(variant(&sample.name), takes_body) };
        let expected = expected.ok_or_else(|| wrong("its name promises nothing"))?;
        Ok(Some(Self { sample, route, expected }))
    }

    /// The function and the sample's name.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}/{}", self.sample.function, self.sample.name)
    }

    /// The operation, as the API's description names it.
    #[must_use]
    pub fn operation(&self) -> &str {
        self.sample.name.split('-').next().unwrap_or_default()
    }

    /// Whether it is refused, which changes nothing.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        *self.expected.start() >= 400
    }

    /// Whether it may change something: end a session, write a row, send a mail.
    #[must_use]
    pub fn may_change(&self) -> bool {
        !self.is_refused() && (self.route.method != "GET" || self.route.is_page())
    }

    /// Whether it is refused before anyone asks who the person is.
    pub(crate) fn is_refused_at_the_door(&self) -> bool {
        let is_at_the_door = matches!(variant(&self.sample.name), "signed-out" | "cross-site");
        self.is_refused() && (is_at_the_door || !self.route.is_private())
    }

    /// The placeholders in it, but for those that are filled in by themselves.
    pub(crate) fn placeholders(&self) -> BTreeSet<&str> {
        let parts = self.sample.text.split("${").skip(1).filter_map(|part| Some(part.split_once('}')?.0));
        parts.filter(|name| !["LENGTH", "SIGNATURE"].contains(name)).collect()
    }
}

/// What follows the operation in a sample's name.
fn variant(name: &str) -> &str {
    name.split_once('-').map_or("", |(_, variant)| variant)
}

/// What a variant's name promises.
fn promised(variant: &str, takes_body: bool) -> Option<RangeInclusive<u16>> {
    Some(match variant {
        "" | "answer" | "base64" | "checkout" | "cookie" | "unknown-type" => 200..=299,
        "declined" | "repeated" => 303..=303,
        "bad-input" if !takes_body => 404..=404,
        "bad-facts" | "bad-input" | "forged" | "stale" | "unsigned" => 400..=400,
        "signed-out" => 401..=401,
        "cross-site" => 403..=403,
        "foreign" => 404..=404,
        "ended" | "unknown-link" => 410..=410,
        "not-json" => 415..=415,
        _ => return None,
    })
}
