//! Names.

use super::{Remark, note, problem};

/// Longest name, in characters.
const LONGEST_NAME: usize = 200;

/// Source: `shared/spec/product.md`, “What is typed in the chat”. Commas, digits in company names and bracketed remarks
/// are left to a note because refusing them would refuse real names.
pub(super) fn name(text: &str) -> Option<Remark> {
    if text.chars().count() < 2 {
        return problem("Name appears too short");
    }
    if text.chars().count() > LONGEST_NAME || text.contains(['\n', '\r', '\t']) {
        return problem("Please give a name on one line, in at most 200 characters.");
    }
    if !text.chars().any(char::is_alphabetic) {
        return problem("Please give a name in letters.");
    }
    let usual = |c: char| c.is_alphabetic() || is_combining(c) || " -'’.,".contains(c);
    if text.chars().all(usual) {
        return None;
    }
    note("Names usually have only letters, spaces, hyphens, apostrophes and periods. Please check it.")
}

/// Accents typed as separate characters (Unicode block Combining Diacritical Marks).
fn is_combining(character: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&character)
}

/// Words between two names.
const BETWEEN: [&str; 3] = ["and", "or", "plus"];

/// Whether an answer that should be one name seems to be several. A comma also stands inside one name, before what
/// follows it ("Jr.") or after a last name, so it counts only between two whole names.
pub(crate) fn names_several(text: &str) -> bool {
    let words: Vec<String> =
        text.replace(['&', '+', '/', ';', '\n'], " and ").split_whitespace().map(str::to_lowercase).collect();
    let names = words.split(|word| BETWEEN.contains(&word.as_str())).filter(|name| !name.is_empty());
    names.count() > 1 || text.split(',').filter(|part| is_whole(part)).count() > 1
}

/// A first and a last name.
fn is_whole(name: &str) -> bool {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.len() > 1 && words.iter().all(|word| word.starts_with(char::is_uppercase))
}

/// Whether two names are written alike, but for capitals and the space between words.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let plain = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    plain(one) == plain(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_problem(remark: Option<Remark>) -> bool {
        matches!(remark, Some(Remark::Problem(_)))
    }

    #[test]
    fn two_people_in_one_answer_are_noticed_and_one_long_name_is_not() {
        for text in [
            "Marco Rinaldi and Lucia Rinaldi",
            "Marco & Lucia Rinaldi",
            "Pía O’Dell OR Henry O’Dell Jr.",
            "Marco Rinaldi; Lucia Rinaldi",
            "Marco Rinaldi, Lucia Rinaldi",
        ] {
            assert!(names_several(text), "{text}");
        }
        for text in [
            "Luis Soto Jr.",
            "Susan Green, Esq.",
            "Green, Susan",
            "Andrea Orland-Anders",
            "Ana María de la Cruz y García",
            "Susan Green, my daughter",
        ] {
            assert!(!names_several(text), "{text}");
        }
    }

    #[test]
    fn real_names_pass_and_empty_ones_do_not() {
        for text in ["José Ñuñez", "O’Neill-Smith, Jr.", "Nguyễn Thị Hương", "Jose\u{301}", "李小龙"]
        {
            assert_eq!(name(text), None, "{text}");
        }
        assert!(is_problem(name("J")));
        assert!(is_problem(name("12345")));
        assert!(matches!(name("Bank #2"), Some(Remark::Note(_))));
    }
}
