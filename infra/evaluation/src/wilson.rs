//! The interval in which a share lies with 95 % confidence, by Wilson's formula.

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

/// The least and the most of a share, of 1; none of no cases.
#[expect(clippy::cast_precision_loss, reason = "there are a few thousand cases")]
pub(crate) fn interval(cases: usize, hits: usize) -> Option<(f64, f64)> {
    let (n, share) = (cases as f64, hits as f64 / cases as f64);
    let denominator = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / denominator;
    let reach = Z / denominator * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    (cases > 0).then_some(((middle - reach).max(0.0), (middle + reach).min(1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures are those of R 4.3: `prop.test(hits, cases, correct = FALSE)`.
    #[test]
    fn the_interval_is_wilsons() {
        let in_hundredths = |(least, most): (f64, f64)| format!("{:.1}-{:.1}", least * 100.0, most * 100.0);
        assert_eq!(interval(293, 181).map(in_hundredths).unwrap(), "56.1-67.2");
        assert_eq!(interval(20, 0).map(in_hundredths).unwrap(), "0.0-16.1");
        assert_eq!(interval(25, 25).map(in_hundredths).unwrap(), "86.7-100.0");
        assert_eq!(interval(0, 0), None);
    }
}
