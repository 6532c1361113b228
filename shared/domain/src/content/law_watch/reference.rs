//! What the reference in `shared/legal` says of a source.

/// What may stand before the number or the name by which the reference knows a source.
const KINDS: [&str; 4] = ["ss. ", "s. ", "Form ", "Rule "];

/// The lines of these texts that name a source, and of a heading that does what stands below it; nothing where none does. Only the
/// citation itself counts: what is said of a whole section is no reading of a part of it that is not named.
#[must_use]
pub fn passage(section: &str, texts: &[String]) -> Option<String> {
    let name = name(section);
    let found: Vec<&str> = texts.iter().flat_map(|text| lines_naming(name, text)).collect();
    (!found.is_empty()).then(|| found.join("\n"))
}

fn lines_naming<'a>(name: &str, text: &'a str) -> Vec<&'a str> {
    let mut below = false;
    let naming = text.lines().filter(|line| {
        let is_named = names(line, name);
        if line.starts_with('#') {
            below = is_named;
        }
        is_named || below
    });
    naming.collect()
}

/// How the reference names a source: a section by its number, a case by its parties.
fn name(section: &str) -> &str {
    let bare = KINDS.iter().find_map(|kind| section.strip_prefix(kind)).unwrap_or(section);
    let is_number = bare.starts_with(|first: char| first.is_ascii_digit()) && !bare.contains("U.S.C.");
    let end = match (is_number, bare.contains(" v. ")) {
        (true, _) => bare.find(" ("),
        (false, true) => bare.find(','),
        (false, false) => None,
    };
    end.map_or(bare, |end| &bare[..end])
}

/// Whether a line has the name, and not as a part of a longer one: "61.13" is none in "61.13001".
fn names(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let (before, mut after) = (line[..at].chars().next_back(), line[at + name.len()..].chars());
        let goes_on = match after.next() {
            Some('.') => after.next().is_some_and(|next| next.is_ascii_digit()),
            next => next.is_some_and(char::is_alphanumeric),
        };
        !goes_on && before.is_none_or(|before| !before.is_alphanumeric() && before != '.')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Divorce\nWait (s. 61.19) [V].\nMove: s. 61.13001.\n\n## Plans (s. 61.13(2))\nA plan.\n\n# Rest\nCasto v. Casto, fair.";

    fn said(section: &str) -> Option<String> {
        passage(section, &[TEXT.to_string()])
    }

    #[test]
    fn a_line_that_names_the_source_is_what_is_said_of_it() {
        assert_eq!(said("s. 61.19").as_deref(), Some("Wait (s. 61.19) [V]."));
        assert_eq!(
            said("Casto v. Casto, 508 So. 2d 330 (Fla. 1987)").as_deref(),
            Some("Casto v. Casto, fair.")
        );
        assert_eq!(said("s. 61.1"), None);
        assert_eq!(said("contract law"), None);
    }

    #[test]
    fn a_heading_that_names_it_stands_for_what_is_below_it() {
        assert_eq!(said("s. 61.13(2)").as_deref(), Some("## Plans (s. 61.13(2))\nA plan.\n"));
        assert_eq!(said("s. 61.13"), said("s. 61.13(2)"), "a part is of its section");
    }

    #[test]
    fn a_part_that_is_not_named_was_not_read() {
        assert_eq!(said("s. 61.19(3)"), None);
    }
}
