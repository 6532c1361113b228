//! How many calls of a kind one person or one network may make.

use crate::http::routes::Rate;
use crate::workflow::throttle::Budget;

/// What some kinds of calls may be made in an hour, by one person or from one network address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// New accounts.
    pub accounts: u32,
    /// Letters and mails.
    pub letters: u32,
    /// Messages to the assistant.
    pub messages: u32,
    /// Typeset documents and archives.
    pub prints: u32,
    /// Payments asked for.
    pub purchases: u32,
    /// Looks at what one has stored.
    pub reads: u32,
    /// Papers asked about.
    pub verifications: u32,
    /// Changes of it.
    pub writes: u32,
}

impl Rate {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Gateway => "gateway",
            Self::Accounts => "accounts",
            Self::Attempts => "attempts",
            Self::Letters => "letters",
            Self::Messages => "messages",
            Self::Prints => "prints",
            Self::Purchases => "purchases",
            Self::Reads => "reads",
            Self::Verifications => "verifications",
            Self::Writes => "writes",
        }
    }
}

impl Rates {
    /// Several people share a network address, so it may send what five of them may.
    pub(super) fn budget(self, rate: Rate) -> Option<Budget> {
        let (most, sentence) = match rate {
            Rate::Gateway | Rate::Attempts => return None,
            Rate::Accounts => (self.accounts, "Many accounts were made from here. Please try again later."),
            Rate::Letters => (
                self.letters.saturating_mul(5),
                "We have received several messages from your address in the last hour. Please try again later; nothing you wrote before was lost.",
            ),
            Rate::Messages => (
                self.messages,
                "You have sent many messages in the last hour. Please try again later. Nothing is lost.",
            ),
            Rate::Reads => (self.reads, "That was a lot of requests in an hour. Please try again later."),
            Rate::Verifications => (
                self.verifications,
                "Many papers were checked from your network in the last hour. Please try again later.",
            ),
            Rate::Writes => (
                self.writes,
                "That was a lot of changes in an hour. What was saved before is safe; please go on a little later.",
            ),
            Rate::Prints => (self.prints, "That was a lot of documents in an hour. Please try again later."),
            Rate::Purchases => (
                self.purchases,
                "That was a lot of payments in an hour. Nothing was charged for this one; please try again later.",
            ),
        };
        Some(Budget { most, seconds: 3600, sentence })
    }
}
