//! What receivers' mail servers tell of mail that was sent: it came back for good, or its receiver took it for spam. No more is
//! sent there for a while, because a mail service that is answered so too often stops sending for everyone.

use std::sync::Arc;

use domain::accounts::Email;
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;
use serde_json::Value;

use crate::clock;
use crate::metric::{self, Metric};
use crate::ports::PortError;
use crate::store::Suppressions;

/// A mailbox that does not exist may be made again. In days.
const AFTER_BOUNCE: i64 = 90;

/// Who complains wants no mail. In days.
const AFTER_COMPLAINT: i64 = 365;

/// The source of SES's events in `EventBridge`.
const SES: &str = "aws.ses";

/// What reading the events needs.
#[derive(Clone)]
pub struct Feedback {
    /// Where the addresses are kept.
    pub suppressions: Arc<Suppressions>,
}

/// An event of SES, as `EventBridge` brings it. Others of the same source have another `detail`.
#[derive(Deserialize)]
struct Event {
    source: String,
    #[serde(default)]
    detail: Detail,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Detail {
    event_type: String,
    bounce: Bounce,
    complaint: Complaint,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Bounce {
    bounce_type: String,
    bounced_recipients: Vec<Recipient>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Complaint {
    complaint_feedback_type: Option<String>,
    complained_recipients: Vec<Recipient>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Recipient {
    email_address: String,
}

/// Whether an event is the mail service's, and no tick of the clock.
#[must_use]
pub fn is_feedback(event: &Value) -> bool {
    event["source"] == SES
}

impl Feedback {
    /// Notes whom an event of the mail service is about; how many addresses are written down. An event of another kind is
    /// none, and the same event twice is no more than once.
    ///
    /// # Errors
    /// When the addresses cannot be kept: the event has to come again.
    pub async fn note(&self, event: &Value) -> Result<usize, PortError> {
        let (recipients, days) = unwelcome(event);
        let until = clock::now().saturating_add(SignedDuration::from_hours(24 * days));
        let until = until.unwrap_or(Timestamp::MAX);
        let addresses: Vec<Email> = recipients.iter().filter_map(address).collect();
        for address in &addresses {
            self.suppressions.suppress(address, until).await?;
        }
        metric::add(Metric::MailsReturned, addresses.len());
        Ok(addresses.len())
    }
}

/// Whom an event is about, and for how many days they are sent nothing.
fn unwelcome(event: &Value) -> (Vec<Recipient>, i64) {
    let Ok(Event { source, detail }) = Event::deserialize(event) else { return (Vec::new(), 0) };
    let is_mistake = detail.complaint.complaint_feedback_type.as_deref() == Some("not-spam");
    match detail.event_type.as_str() {
        _ if source != SES => (Vec::new(), 0),
        "Bounce" if detail.bounce.bounce_type == "Permanent" => {
            (detail.bounce.bounced_recipients, AFTER_BOUNCE)
        }
        "Complaint" if !is_mistake => (detail.complaint.complained_recipients, AFTER_COMPLAINT),
        _ => (Vec::new(), 0),
    }
}

/// The address alone: some servers tell it with a name before it, as in `Maria <maria@example.com>`.
fn address(recipient: &Recipient) -> Option<Email> {
    let told = recipient.email_address.trim_end_matches('>');
    Email::parse(told.rsplit_once('<').map_or(told, |(_, address)| address)).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn bounce(kind: &str, address: &str) -> Value {
        let bounce = json!({"bounceType": kind, "bouncedRecipients": [{"emailAddress": address}]});
        json!({"source": "aws.ses", "detail": {"eventType": "Bounce", "bounce": bounce}})
    }

    fn complaint(kind: Value) -> Value {
        let complaint =
            json!({"complaintFeedbackType": kind, "complainedRecipients": [{"emailAddress": "a@b.org"}]});
        json!({"source": "aws.ses", "detail": {"eventType": "Complaint", "complaint": complaint}})
    }

    #[test]
    fn only_what_came_back_for_good_or_was_complained_of_counts() {
        let of = |event: &Value| unwelcome(event).0.iter().filter_map(address).count();
        assert_eq!(of(&bounce("Permanent", "Maria <maria@example.com>")), 1);
        assert_eq!(of(&complaint(json!("abuse"))) + of(&complaint(Value::Null)), 2);
        let mut foreign = bounce("Permanent", "maria@example.com");
        foreign["source"] = json!("com.example");
        let others = [
            bounce("Transient", "maria@example.com"),
            bounce("Permanent", "no address"),
            complaint(json!("not-spam")),
            foreign,
            json!({"source": "aws.ses", "detail": {"eventType": "Delivery"}}),
            json!({"source": "aws.ses", "detail": {"eventName": "SendEmail"}}),
            json!({"source": "aws.events", "detail": {}}),
            json!(null),
        ];
        assert_eq!(others.iter().map(of).collect::<Vec<_>>(), [0; 8]);
    }

    #[test]
    fn the_address_is_taken_out_of_its_name() {
        let told = Recipient { email_address: "Maria <Maria@Example.com>".to_string() };
        assert_eq!(address(&told).unwrap().as_str(), "maria@example.com");
    }
}
