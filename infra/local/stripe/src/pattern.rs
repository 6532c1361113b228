//! Patterns in which a star stands for anything.

/// True when `text` fits a pattern in which `*` stands for anything.
pub(crate) fn matches(pattern: &str, text: &str) -> bool {
    let Some((before, after)) = pattern.split_once('*') else { return pattern == text };
    let Some(rest) = text.strip_prefix(before) else { return false };
    let mut ends = rest.char_indices().map(|(place, _)| place).chain([rest.len()]);
    ends.any(|end| matches(after, &rest[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        assert!(matches("charge.*", "charge.succeeded") && matches("*", "") && matches("a*c*e", "abcde"));
        assert!(!matches("charge.*", "payment_intent.created") && !matches("a*c", "abcd"));
    }
}
