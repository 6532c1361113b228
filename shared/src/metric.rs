//! Figures for the operator's alarms. Each is a line of the log with a field `metric`, from which the cloud console counts
//! (`infra/metrics.json` has their meaning).

/// Something that an operator wants to be told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Money came in that fits no order or no document.
    PaymentsParked,
    /// A mail could not be sent; it will be tried again.
    MailsFailed,
    /// Reconciliation had to mend something.
    ReconcileFixed,
    /// Reconciliation could not mend everything.
    ReconcileFailed,
    /// A paid document could not be printed.
    PrintsFailed,
    /// The language model could not be asked, or did not answer.
    ModelCallsFailed,
    /// A reply of the language model was not used.
    ModelRepliesDropped,
    /// A sign-in with a wrong password or a wrong code.
    SignInFailed,
    /// A link to set a new password was asked for.
    ResetsAsked,
}

impl Metric {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::PaymentsParked,
        Self::MailsFailed,
        Self::ReconcileFixed,
        Self::ReconcileFailed,
        Self::PrintsFailed,
        Self::ModelCallsFailed,
        Self::ModelRepliesDropped,
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
