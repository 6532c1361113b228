//! Figures for the operator's alarms. Each is a line of the log with a field `metric`, from which the cloud console counts
//! (`infra/metrics.json` has their meaning).

/// Something that an operator wants to be told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Money came in that fits no order or no document.
    PaymentsUnmatched,
    /// A mail could not be sent; it will be tried again.
    MailsFailed,
    /// A mail will never be taken, or goes to an address from which mail came back. It is not tried again.
    MailsRefused,
    /// A mail came back for good, or its receiver complained.
    MailsReturned,
    /// Reconciliation had to mend something.
    ReconcileFixed,
    /// Reconciliation could not mend everything.
    ReconcileFailed,
    /// Orders, documents and the provider's list do not agree.
    BooksDisagree,
    /// An audit of everyone's books has come to its end.
    BooksAudited,
    /// A paid document could not be printed.
    PrintsFailed,
    /// A stored PDF did not open; it is made again.
    FilesSpoilt,
    /// The language model could not be asked, or did not answer.
    ModelCallsFailed,
    /// A reply of the language model was not used.
    ModelRepliesDropped,
    /// The day's tokens for all people together are used up.
    ModelBudgetSpent,
    /// A sign-in with a wrong password or a wrong code.
    SignInFailed,
    /// A link to set a new password was asked for.
    ResetsAsked,
}

impl Metric {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::PaymentsUnmatched,
        Self::MailsFailed,
        Self::MailsRefused,
        Self::MailsReturned,
        Self::ReconcileFixed,
        Self::ReconcileFailed,
        Self::BooksDisagree,
        Self::BooksAudited,
        Self::PrintsFailed,
        Self::FilesSpoilt,
        Self::ModelCallsFailed,
        Self::ModelRepliesDropped,
        Self::ModelBudgetSpent,
        Self::SignInFailed,
        Self::ResetsAsked,
    ];
}

/// Counts one.
pub fn count(metric: Metric) {
    add(metric, 1);
}

/// Counts several at once; none is no line.
pub fn add(metric: Metric, count: usize) {
    if count > 0 {
        tracing::warn!(metric = ?metric, count, "counted");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_26_every_metric_has_its_meaning_and_its_alarm() {
        let listed: serde_json::Value =
            serde_json::from_str(include_str!("../../infra/metrics.json")).unwrap();
        let names = |metric: &serde_json::Value| metric["metric"].as_str().unwrap().to_string();
        let listed: Vec<String> = listed.as_array().unwrap().iter().map(names).collect();
        assert_eq!(listed, Metric::ALL.map(|metric| format!("{metric:?}")));
    }
}
