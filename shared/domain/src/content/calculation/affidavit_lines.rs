//! The lines of the court’s financial affidavit, Form 12.902(c) (06/25), by section and number: `I17`, `II120`, and `I9a` for a part
//! of a line.

use super::Outcome;

/// A list of entries that goes in: the section in which its lines stand, and which of them, from one to another.
pub(crate) struct List {
    pub(crate) id: &'static str,
    pub(crate) section: &'static str,
    lines: &'static [(u16, u16)],
}

/// The lists that go in.
pub(crate) const LISTS: [List; 7] = [
    List { id: "income", section: "I", lines: &[(1, 16)] },
    List { id: "deductions", section: "I", lines: &[(18, 25)] },
    List { id: "household", section: "II", lines: &[(1, 26)] },
    List { id: "automobiles", section: "II", lines: &[(28, 38)] },
    List { id: "children", section: "II", lines: &[(40, 64)] },
    List { id: "insurance", section: "II", lines: &[(71, 78)] },
    List { id: "other", section: "II", lines: &[(66, 69), (80, 104)] },
];

impl List {
    /// Whether an option begins with one of its lines, or with a part of one: “9a. Alimony …”.
    pub(crate) fn has(&self, option: &str) -> bool {
        let Some((number, _)) = option.split_once(". ") else { return false };
        let line = number.trim_end_matches(|end: char| end.is_ascii_lowercase());
        let is_part = PARTS.contains(&format!("{}{number}", self.section).as_str());
        let is_its = |&(first, last): &(u16, u16)| (first..=last).any(|at| at.to_string() == line);
        (line == number || is_part) && self.lines.iter().any(is_its)
    }
}

/// What each entry of such a list says. Some say in words what it is, as `what`.
pub(super) const ENTRY: &[&str] = &["line", "amount", "paid"];

/// What else goes in, with its fields.
pub(super) const INPUTS: [(&str, &[&str]); 6] = [
    ("gross", &[]),
    ("creditors", &["amount"]),
    ("assets", &["value"]),
    ("debts", &["owed"]),
    ("nonmaritalAssets", &["value", "owner"]),
    ("nonmaritalDebts", &["owed", "owner"]),
];

/// How many lines each section has.
const SECTIONS: [(&str, u16); 2] = [("I", 27), ("II", 124)];

/// The parts into which some lines are divided.
const PARTS: [&str; 6] = ["I9a", "I9b", "I25a", "I25b", "II95a", "II95b"];

/// What has several lines, one below the other: its section, and the first and the last of them.
const SEVERAL: [(&str, u16, u16); 5] =
    [("I", 15, 16), ("II", 22, 26), ("II", 66, 69), ("II", 77, 78), ("II", 101, 104)];

/// Where else one writes what it is.
const DESCRIBED: [&str; 2] = ["II38", "II64"];

/// The lines on which one writes what it is.
pub(crate) fn described() -> impl Iterator<Item = String> {
    DESCRIBED.map(ToString::to_string).into_iter().chain(SEVERAL.into_iter().flat_map(numbered))
}

/// The lines of what is chosen by the first of them.
pub(crate) fn several(first: &str) -> Vec<String> {
    let mut all = SEVERAL.into_iter().map(|several| numbered(several).collect::<Vec<_>>());
    all.find(|lines| lines.first().is_some_and(|line| line == first)).unwrap_or_default()
}

fn numbered((section, first, last): (&str, u16, u16)) -> impl Iterator<Item = String> {
    (first..=last).map(move |at| format!("{section}{at}"))
}

/// Sums of Section III: of what is marital, of what is each spouse’s own, and what is left when the debts are paid.
const SUMS: [&str; 7] = [
    "assets",
    "assetsPetitioner",
    "assetsRespondent",
    "debts",
    "debtsPetitioner",
    "debtsRespondent",
    "worth",
];

/// What is so or is not: the deductions are more than the income, and the income is below that of the long form.
const SAID: [&str; 2] = ["overdrawn", "short"];

/// What each entry of a list comes to in a month, under the id of the list: `incomeMonthly`.
const MONTHLY: &[&str] = &["line", "what", "amount", "paid", "monthly"];

/// What comes of an affidavit.
pub(super) fn outcomes() -> Vec<Outcome> {
    let lines = SECTIONS.into_iter().flat_map(|(section, last)| numbered((section, 1, last)));
    let described = described().map(|line| format!("{line}what"));
    let named = PARTS.into_iter().chain(SUMS).map(ToString::to_string);
    let words = lines.chain(described).chain(named).map(Outcome::worded);
    let said = SAID.map(Outcome::yes);
    let lists = LISTS.iter().map(|list| Outcome::list(format!("{}Monthly", list.id), MONTHLY));
    words.chain(said).chain(lists).collect()
}
