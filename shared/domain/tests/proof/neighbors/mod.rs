//! Neighbors of a persona: the same person with one thing said otherwise, and what is then found.
//!
//! A rule that looks at several things needs a persona for each of them; neighbors are those personas, made from the ones that
//! are written down.

mod reach;
mod said;
mod together;
mod twins;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::sync::LazyLock;

use domain::content::finding::FindingRule;
use domain::content::{County, DocumentType};
use domain::interview::facts::Matter;
use domain::interview::{FindingContext, Interview};
use jiff::civil::Date;
use serde_json::Value;

use crate::cases::{Case, cases};
use crate::golden::keep;
use crate::paths::sold;

/// What is said otherwise.
#[derive(Clone)]
struct Change {
    /// Questions and facts, and what is said to each.
    said: Vec<(String, Value)>,
    /// The same in a few words.
    what: String,
}

/// A persona, or one of its neighbors.
pub(crate) struct Neighbor {
    change: Option<Change>,
    matter: Matter,
    county: Option<&'static County>,
    today: Date,
    found: BTreeSet<String>,
}

/// What is asked of a type's findings, and at what each looks.
struct Rules<'a> {
    document_type: &'a DocumentType,
    reach: Vec<(&'a FindingRule, BTreeSet<String>)>,
}

impl<'a> Rules<'a> {
    fn of(document_type: &'a DocumentType) -> Self {
        Self {
            document_type,
            reach: document_type.findings.iter().map(|rule| (rule, reach::of(document_type, rule))).collect(),
        }
    }

    fn persona(&self, case: &Case) -> Neighbor {
        let (matter, county, today) = (case.matter(self.document_type), case.county(), case.today());
        let none = Neighbor { change: None, matter, county, today, found: BTreeSet::new() };
        self.judged(none, &BTreeSet::new())
    }

    /// Nothing where the change is refused.
    fn neighbor(&self, case: &Case, persona: &Neighbor, change: Change) -> Option<Neighbor> {
        let matter = change.made_to(self.document_type, case).parsed(self.document_type)?;
        let Neighbor { county, today, ref found, .. } = *persona;
        let neighbor = Neighbor { change: Some(change), matter, county, today, found: BTreeSet::new() };
        Some(self.judged(neighbor, found))
    }

    /// With what is found. Where a change is out of a rule’s reach, it is what is found of the persona.
    fn judged(&self, neighbor: Neighbor, persona: &BTreeSet<String>) -> Neighbor {
        let interview = neighbor.interview(self.document_type);
        let is_found = |(rule, reach): &&(&FindingRule, BTreeSet<String>)| {
            if neighbor.is_reached(reach) {
                rule.when.holds(&neighbor.context(&interview))
            } else {
                persona.contains(&rule.code)
            }
        };
        let found = self.reach.iter().filter(is_found).map(|(rule, _)| rule.code.clone()).collect();
        Neighbor { found, ..neighbor }
    }
}

impl Neighbor {
    fn is_reached(&self, reach: &BTreeSet<String>) -> bool {
        self.change.as_ref().is_none_or(|change| change.said.iter().any(|(id, _)| reach.contains(id)))
    }

    pub(crate) fn interview<'a>(&'a self, document_type: &'a DocumentType) -> Interview<'a> {
        Interview::new(document_type, &self.matter.answers).knowing(&self.matter.facts).filed_in(self.county)
    }

    pub(crate) fn has(&self, code: &str) -> bool {
        self.found.contains(code)
    }

    pub(crate) fn context<'a>(&self, interview: &'a Interview<'a>) -> FindingContext<'a> {
        FindingContext { interview, today: self.today }
    }
}

impl Change {
    fn one(id: &str, what: impl Display, value: Value) -> Self {
        Self { what: format!("{id}: {what}"), said: vec![(id.to_string(), value)] }
    }

    fn made_to(&self, document_type: &DocumentType, case: &Case) -> Case {
        let mut case = case.clone();
        for (id, value) in &self.said {
            let map = if document_type.question(id).is_some() { &mut case.answers } else { &mut case.facts };
            map.insert(id.clone(), value.clone());
        }
        case
    }
}

/// Every persona of each type, each followed by its neighbors. What is refused when it is typed makes no neighbor.
pub(crate) static NEIGHBORS: LazyLock<Vec<(&DocumentType, Vec<Neighbor>)>> =
    LazyLock::new(|| sold().map(|document_type| (document_type, neighbors(document_type))).collect());

/// So many personas of a type have neighbors: those who gave the most facts. The others stand for themselves.
const WITH_NEIGHBORS: usize = 14;

fn neighbors(document_type: &DocumentType) -> Vec<Neighbor> {
    let rules = Rules::of(document_type);
    let mut cases = cases(document_type);
    cases.sort_by_key(|case| std::cmp::Reverse(case.facts.len()));
    let of_case = |(at, case): (usize, &Case)| {
        let persona = rules.persona(case);
        let changes = if at < WITH_NEIGHBORS { changes(document_type, case) } else { Vec::new() };
        let changed = changes.into_iter().filter_map(|change| rules.neighbor(case, &persona, change));
        let changed: Vec<Neighbor> = changed.collect();
        std::iter::once(persona).chain(changed).collect::<Vec<_>>()
    };
    cases.iter().enumerate().flat_map(of_case).collect()
}

/// The neighbors that differ in something on which a rule depends, and the personas.
pub(crate) fn within_reach<'a>(
    document_type: &DocumentType,
    rule: &FindingRule,
    neighbors: &'a [Neighbor],
) -> Vec<&'a Neighbor> {
    let reach = reach::of(document_type, rule);
    neighbors.iter().filter(|neighbor| neighbor.is_reached(&reach)).collect()
}

fn changes(document_type: &DocumentType, case: &Case) -> Vec<Change> {
    [
        said::changes(document_type, case),
        twins::changes(document_type, case),
        together::changes(document_type),
    ]
    .concat()
}

/// Each change with the findings that come and go with it, and how many personas it does that to.
#[test]
fn what_is_found_when_one_thing_is_said_otherwise_is_kept() {
    for (document_type, neighbors) in NEIGHBORS.iter() {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        let mut persona = &BTreeSet::new();
        for neighbor in neighbors {
            let found = &neighbor.found;
            let Some(Change { what, .. }) = &neighbor.change else {
                persona = found;
                continue;
            };
            let signed = |sign: &str, codes: Vec<&String>| {
                codes.into_iter().map(|code| format!(" {sign}{code}")).collect::<String>()
            };
            let differs = signed("+", found.difference(persona).collect())
                + &signed("-", persona.difference(found).collect());
            if !differs.is_empty() {
                *counts.entry(format!("{what} |{differs}")).or_default() += 1;
            }
        }
        let lines: Vec<String> =
            counts.into_iter().map(|(line, count)| format!("{line} | {count}\n")).collect();
        keep(&format!("tests/golden/findings/{}.txt", document_type.slug), &lines.concat());
    }
}
