//! The proof of the proof: whatever is broken in the content, a persona notices.
//!
//! Every clause, part of the cover, person and finding is left out, and every condition turned round, one at a time; some kept
//! text or some persona's findings have to change each time.

use std::collections::BTreeMap;

use domain::content::DocumentType;
use domain::interview::Interview;

use crate::cases::{Case, cases};
use crate::interviews::{asked, refusals};
use crate::mutants::{BrokenFinding, Mutant, broken_facts, broken_findings, broken_papers};
use crate::neighbors::{NEIGHBORS, Neighbor, within_reach};
use crate::paths::sold;
use crate::text;

/// A type, in how many ways each of its findings can be broken without a neighbor that notices, and why.
type Unnoticed = (&'static str, &'static [(&'static str, usize)], &'static str);

const UNNOTICED: [Unnoticed; 1] = [(
    "simple-will",
    &[("W3", 1)],
    "it speaks of those who are named, and no persona leaves out a personal representative",
)];

/// Fails where a broken copy of a type looks to every persona as the type itself does.
fn notice(broken: fn(&DocumentType) -> Vec<Mutant>, least: usize, looks: fn(&DocumentType, &Case) -> String) {
    let (mut survivors, mut tried) = (Vec::new(), 0);
    for document_type in sold() {
        let cases = cases(document_type);
        let before: Vec<String> = cases.iter().map(|case| looks(document_type, case)).collect();
        for mutant in broken(document_type) {
            tried += 1;
            let noticed =
                cases.iter().zip(&before).any(|(case, before)| looks(&mutant.document_type, case) != *before);
            if !noticed {
                survivors.push(format!("{}: {}", document_type.slug, mutant.what));
            }
        }
    }
    println!("{tried} broken, {} unnoticed", survivors.len());
    assert!(tried > least, "only {tried} were broken");
    assert!(survivors.is_empty(), "no persona notices:\n{}", survivors.join("\n"));
}

#[test]
fn a_persona_notices_whatever_is_broken_in_what_is_printed() {
    notice(broken_papers, 1500, |document_type, case| text::whole(&case.draft(document_type).paper));
}

#[test]
fn a_persona_notices_whatever_is_broken_in_the_facts() {
    notice(broken_facts, 200, |document_type, case| {
        let refused = refusals(document_type, std::slice::from_ref(case));
        format!("{}{refused:?}", asked(document_type, case))
    });
}

#[test]
fn a_neighbor_of_a_persona_notices_whatever_is_broken_in_the_findings() {
    let (mut survivors, mut tried) = (BTreeMap::<(&str, &str), usize>::new(), 0);
    for (document_type, neighbors) in NEIGHBORS.iter() {
        for rule in &document_type.findings {
            let near: Vec<(&Neighbor, Interview<'_>)> = within_reach(document_type, rule, neighbors)
                .into_iter()
                .map(|neighbor| (neighbor, neighbor.interview(document_type)))
                .collect();
            for BrokenFinding { rule, when } in broken_findings(rule) {
                tried += 1;
                let looks_the_same = |(neighbor, interview): &(&Neighbor, Interview<'_>)| {
                    let is_found = when.as_ref().is_some_and(|when| when.holds(&neighbor.context(interview)));
                    is_found == neighbor.has(&rule.code)
                };
                if near.iter().all(looks_the_same) {
                    *survivors.entry((document_type.slug.as_str(), rule.code.as_str())).or_default() += 1;
                    println!("{}: {} when {when:?}", document_type.slug, rule.code);
                }
            }
        }
    }
    assert!(tried > 1000, "only {tried} were broken");
    let excused = UNNOTICED
        .into_iter()
        .flat_map(|(slug, rules, _)| rules.iter().map(move |(code, count)| ((slug, *code), *count)));
    let excused: BTreeMap<(&str, &str), usize> =
        excused.filter(|((slug, _), _)| sold().any(|document_type| document_type.slug == *slug)).collect();
    assert_eq!(survivors, excused, "what no neighbor notices, as printed above, is not what is excused");
}

#[test]
fn a_persona_chooses_every_option() {
    for document_type in sold() {
        let cases = cases(document_type);
        for question in &document_type.questions {
            let chosen = |option: &String| {
                cases.iter().any(|case| {
                    case.answers.get(&question.id).and_then(|given| given.as_str()) == Some(option)
                })
            };
            let never: Vec<&String> = question.options.iter().filter(|option| !chosen(option)).collect();
            assert!(
                never.is_empty(),
                "{}: nobody answers {} with {never:?}",
                document_type.slug,
                question.id
            );
        }
    }
}
