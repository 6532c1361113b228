//! Which texts a citation names: "ss. 61.501 to 61.542" is forty sections, and "Form 12.912(a) and (b)" two forms.

use crate::content::Catalog;

/// A text, or a run of texts.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Text<'a> {
    /// Sections of a chapter of the statutes, from the first to the last. Their numbers are decimals: 61.079 comes before 61.08.
    Sections { chapter: &'a str, first: &'a str, last: &'a str },
    /// A court form, or those of it that are told apart by letters.
    Form(String),
    /// What is known by its name alone.
    Named(&'a str),
}

/// Comes after every number.
const END: &str = "~";

impl Text<'_> {
    fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Sections { chapter, first, last },
                Self::Sections { chapter: of, first: from, last: to },
            ) => chapter == of && first <= to && from <= last,
            (Self::Form(form), Self::Form(other)) => is_part(form, other) || is_part(other, form),
            _ => self == other,
        }
    }
}

/// Whether a form is the other one, or one of those that the other names together.
fn is_part(form: &str, whole: &str) -> bool {
    form.strip_prefix(whole).is_some_and(|letter| letter.is_empty() || letter.starts_with('('))
}

impl Catalog {
    /// Whether two citations have a text in common: parts of one section, or a section and a chapter that it stands in.
    #[must_use]
    pub fn overlap(&self, cite: &str, other: &str) -> bool {
        let others = texts(other);
        texts(cite).iter().any(|text| others.iter().any(|other| text.overlaps(other)))
    }

    /// The source that a citation is of, the same for every part of a section; nothing where nothing cites it.
    #[must_use]
    pub fn source(&self, cite: &str) -> Option<String> {
        let name = match texts(cite)[..] {
            [Text::Sections { chapter, first, last }] if first == last => format!("s. {chapter}.{first}"),
            _ => cite.to_string(),
        };
        self.sources().keys().any(|known| self.overlap(known, cite)).then_some(name)
    }
}

fn texts(cite: &str) -> Vec<Text<'_>> {
    let found = match cite.split_once(' ') {
        Some(("s." | "ss.", sections)) => listed(sections).filter_map(run).collect(),
        Some(("ch.", chapter)) if chapter.bytes().all(|byte| byte.is_ascii_digit()) => {
            vec![Text::Sections { chapter, first: "", last: END }]
        }
        Some(("Form", form)) => forms(form),
        _ => Vec::new(),
    };
    if found.is_empty() { vec![Text::Named(cite)] } else { found }
}

fn listed(list: &str) -> impl Iterator<Item = &str> {
    list.split(", ").flat_map(|part| part.split(" and "))
}

fn run(sections: &str) -> Option<Text<'_>> {
    let (from, to) = sections.split_once(" to ").unwrap_or((sections, sections));
    let ((chapter, first), (_, last)) = (number(from)?, number(to)?);
    Some(Text::Sections { chapter, first, last })
}

/// Chapter and section: "732" and "502" of "732.502(1)(a)".
fn number(section: &str) -> Option<(&str, &str)> {
    let end = section.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(section.len());
    section[..end].trim_end_matches('.').split_once('.')
}

/// What stands after the first form of a list is its letter.
fn forms(list: &str) -> Vec<Text<'_>> {
    let number = list.split(['(', ' ']).next().unwrap_or_default();
    let whole = |form: &str| if form.starts_with('(') { format!("{number}{form}") } else { form.to_string() };
    listed(list).map(|form| Text::Form(whole(form))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn overlap(cite: &str, other: &str) -> bool {
        let catalog = Catalog::embedded().unwrap();
        assert_eq!(catalog.overlap(cite, other), catalog.overlap(other, cite), "{cite}, {other}");
        catalog.overlap(cite, other)
    }

    #[test]
    fn a_citation_names_every_text_of_its_run_and_of_its_list() {
        for (cite, part) in [
            ("ss. 61.501 to 61.542", "s. 61.514(1)"),
            ("ss. 709.2101 to 709.2402", "s. 709.2402"),
            ("ch. 710", "s. 710.102"),
            ("ss. 61.13 and 61.30", "s. 61.30(1)(a)"),
            ("s. 61.079(4)(a)4, (7)(b)", "s. 61.079"),
            ("s. 61.08 (ch. 2023-315)", "s. 61.08(2)"),
            ("Form 12.912(a) and (b)", "Form 12.912(b)"),
            ("Form 12.913(a)(1) and (a)(2)", "Form 12.913(a)(2)"),
            ("Form 12.913(a)(1) and (a)(2)", "Form 12.913"),
            ("ch. 732, part I", "ch. 732, part I"),
        ] {
            assert!(overlap(cite, part), "{cite}, {part}");
        }
    }

    #[test]
    fn it_names_no_text_beside_them() {
        for (cite, other) in [
            ("ss. 61.501 to 61.542", "s. 61.55"),
            ("ss. 61.501 to 61.542", "s. 61.05"),
            ("ch. 710", "s. 709.2101"),
            ("s. 61.13", "s. 61.13001"),
            ("Form 12.912(a) and (b)", "Form 12.913(b)"),
            ("Form 12.91", "Form 12.912(a) and (b)"),
            ("Rule 12.105", "Rule 12.285"),
        ] {
            assert!(!overlap(cite, other), "{cite}, {other}");
        }
    }

    #[test]
    fn a_source_has_one_name_and_none_where_nothing_cites_it() {
        let catalog = Catalog::embedded().unwrap();
        for cite in ["s. 732.502", "s. 732.502(1)(b)"] {
            assert_eq!(catalog.source(cite).as_deref(), Some("s. 732.502"));
        }
        assert_eq!(catalog.source("ss. 709.2101 to 709.2402").as_deref(), Some("ss. 709.2101 to 709.2402"));
        assert_eq!(catalog.source("s. 999.99"), None);
    }
}
