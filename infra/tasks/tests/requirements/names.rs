//! The ids that the names of tests begin with.

/// Those of the tests in a source file.
pub(crate) fn ids(file: &str, text: &str) -> Vec<String> {
    if file.ends_with(".rs") { of_functions(text) } else { of_titles(text) }
}

/// In Rust: `a_36_…` has one, `c_04_and_c_05_…` has two.
fn of_functions(text: &str) -> Vec<String> {
    text.split("fn ").skip(1).flat_map(of_function).collect()
}

fn of_function(name: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut rest = name;
    while let Some((id, after)) = leading(rest) {
        ids.push(id);
        rest = after.strip_prefix("_and_").unwrap_or_default();
    }
    ids
}

/// In TypeScript and JavaScript: a title that begins with `A-36` and a space.
fn of_titles(text: &str) -> Vec<String> {
    let texts = text.split(['\'', '"', '`']).filter_map(leading);
    texts.filter(|(_, after)| after.starts_with(' ')).map(|(id, _)| id).collect()
}

/// The id with which a text begins, as `A-36` or as `a_36`, and what comes after it.
pub(crate) fn leading(text: &str) -> Option<(String, &str)> {
    let (head, after) = text.split_at_checked(4)?;
    let &[letter, between, tens, ones] = head.as_bytes() else { return None };
    let is_id = matches!((letter, between), (b'a'..=b'd', b'_') | (b'A'..=b'D', b'-'))
        && tens.is_ascii_digit()
        && ones.is_ascii_digit()
        && !after.starts_with(|next: char| next.is_ascii_digit());
    is_id.then(|| (head.to_ascii_uppercase().replace('_', "-"), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written so that these are no tests for a reader of this file.
    fn function(name: &str) -> String {
        format!("fn {name}() {{}}")
    }

    #[test]
    fn a_function_may_be_named_after_several_ids() {
        let text = ["b_02_halves", "c_04_and_c_05_secrets", "a_03_and_more"].map(function).join("\n");
        assert_eq!(ids("a.rs", &text), ["B-02", "C-04", "C-05", "A-03"]);
    }

    #[test]
    fn other_names_have_none() {
        let text = ["a_361_x", "asvs_16_3_1_x", "e_01_x"].map(function).join("\n// a_36_x\n");
        assert!(ids("a.rs", &text).is_empty());
        assert!(ids("a.ts", "// A-36\ntest('A-36', x); test('a-36 x', y)").is_empty());
    }

    #[test]
    fn a_title_begins_with_its_id() {
        let text = "test('A-36 a long body', x)\ntest(\"B-26 an alarm\", y)";
        assert_eq!(ids("a.mjs", text), ["A-36", "B-26"]);
    }
}
