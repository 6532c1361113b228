//! The proof of the proof: whatever is broken in the clauses, a persona notices.
//!
//! Every clause is left out, and every condition turned round, one at a time; some kept text has to change each time.

use domain::content::DocumentType;
use domain::content::condition::Condition;
use domain::content::template::{Content, Template};

use crate::cases::{Case, cases};
use crate::paths::sold;
use crate::text;

/// A broken copy of a type, and what was broken.
struct Mutant {
    what: String,
    kind: DocumentType,
}

fn template(kind: &mut DocumentType) -> &mut Template {
    kind.template.as_mut().unwrap()
}

/// One copy of the type for each clause, without that clause.
fn without_a_clause(kind: &DocumentType) -> Vec<Mutant> {
    let without = |index: usize| {
        let mut kind = kind.clone();
        let clause = template(&mut kind).clauses.remove(index);
        Mutant { what: format!("without the clause {}", clause.id), kind }
    };
    (0..kind.template.as_ref().unwrap().clauses.len()).map(without).collect()
}

/// Every condition of the clauses, in a fixed order.
fn conditions(template: &mut Template) -> Vec<(String, &mut Option<Condition>)> {
    let mut found = Vec::new();
    for clause in &mut template.clauses {
        found.push((clause.id.clone(), &mut clause.when));
        for piece in &mut clause.blocks {
            found.push((clause.id.clone(), &mut piece.when));
            match &mut piece.content {
                Content::List { items, .. } | Content::Initials { items, .. } => {
                    found.extend(items.iter_mut().map(|item| (clause.id.clone(), &mut item.when)));
                }
                Content::Each { only, parts, .. } => {
                    found.push((clause.id.clone(), only));
                    found.extend(parts.iter_mut().map(|part| (clause.id.clone(), &mut part.when)));
                }
                Content::Table { rows, .. } => {
                    let conditions = rows.iter_mut().flat_map(|row| [&mut row.when, &mut row.only]);
                    found.extend(conditions.map(|when| (clause.id.clone(), when)));
                }
                _ => {}
            }
        }
    }
    found.retain(|(_, when)| when.is_some());
    found
}

/// One copy of the type for each condition, with that condition turned round.
fn with_a_condition_turned_round(kind: &DocumentType) -> Vec<Mutant> {
    let count = conditions(&mut kind.template.clone().unwrap()).len();
    let turned = |index: usize| {
        let mut kind = kind.clone();
        let (clause, when) = conditions(template(&mut kind)).swap_remove(index);
        let what = format!("in {clause}, not {when:?}");
        *when = when.take().map(|condition| Condition::Not(Box::new(condition)));
        Mutant { what, kind }
    };
    (0..count).map(turned).collect()
}

#[test]
fn a_persona_notices_whatever_is_broken_in_the_clauses() {
    let (mut survivors, mut tried) = (Vec::new(), 0);
    for kind in sold() {
        let cases = cases(kind);
        let kept = |kind: &DocumentType, case: &Case| text::whole(&case.draft(kind).paper);
        let before: Vec<String> = cases.iter().map(|case| kept(kind, case)).collect();
        for mutant in without_a_clause(kind).into_iter().chain(with_a_condition_turned_round(kind)) {
            tried += 1;
            let noticed = cases.iter().zip(&before).any(|(case, before)| kept(&mutant.kind, case) != *before);
            if !noticed {
                survivors.push(format!("{}: {}", kind.slug, mutant.what));
            }
        }
    }
    println!("{tried} clauses and conditions broken, {} unnoticed", survivors.len());
    assert!(tried > 300, "only {tried} clauses and conditions were broken");
    assert!(survivors.is_empty(), "no persona notices:\n{}", survivors.join("\n"));
}

#[test]
fn a_persona_chooses_every_option() {
    for kind in sold() {
        let cases = cases(kind);
        for question in &kind.questions {
            let chosen = |option: &String| {
                cases.iter().any(|case| {
                    case.answers.get(&question.id).and_then(|given| given.as_str()) == Some(option)
                })
            };
            let never: Vec<&String> = question.options.iter().filter(|option| !chosen(option)).collect();
            assert!(never.is_empty(), "{}: nobody answers {} with {never:?}", kind.slug, question.id);
        }
    }
}
