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
