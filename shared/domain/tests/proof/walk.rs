//! The walk over every combination.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use domain::assembly::UNANSWERED;
use domain::assembly::paper::{Block, Instrument, Paper};
use domain::content::condition::Condition;
use domain::content::finding::Level;
use domain::content::template::Clause;
use domain::content::{County, DocumentType};

use crate::draft::{Draft, draft};
use crate::formalities;
use crate::generated::{self, WAYS};
use crate::paths::{Path, TODAY, TYPINGS, Typing, catalog, paths, sold};
use crate::text;

fn counties(document_type: &DocumentType) -> Vec<Option<&'static County>> {
    if document_type.county { vec![None, catalog().county("miami-dade")] } else { vec![None] }
}

/// What is wrong with one document.
pub(crate) fn faults(document_type: &DocumentType, path: &Path, draft: &Draft) -> Vec<String> {
    let mut faults = unfinished(draft);
    let whole = text::whole(&draft.paper);
    let instruments = text::instruments(&draft.paper);
    if instruments.contains("None") {
        faults.push("an answer of None is printed".to_string());
    }
    // A quotation stands over several lines, each with its mark; see `text`.
    let quoted = |answer: &str| answer.lines().collect::<Vec<_>>().join("\n> ");
    let unprinted = draft.shown.iter().filter(|(_, answer)| !instruments.contains(&quoted(answer)));
    faults.extend(unprinted.map(|(id, _)| format!("the answer to {id} is not printed")));
    let unstated = draft.stated.iter().filter(|words| !whole.contains(words.as_str()));
    faults.extend(unstated.map(|words| format!("the fact {words:?} is not printed")));
    faults.extend(repeated(draft));
    let leaked =
        draft.hidden.iter().filter(|(_, answer)| whole.contains(answer.lines().next().unwrap_or(answer)));
    faults.extend(leaked.map(|(id, _)| format!("the hidden answer to {id} is printed")));
    faults.extend(
        formalities::missing(&document_type.id, path, draft)
            .into_iter()
            .map(|who| format!("{who} cannot sign")),
    );
    faults
}

/// What stands in the way, what was not filled in, and what is printed without words of its own.
pub(crate) fn unfinished(draft: &Draft) -> Vec<String> {
    let typed = text::whole(&draft.paper).replace("{fullName}", "");
    let gaps = [UNANSWERED, "{", "}", "____"];
    let printed = gaps.into_iter().filter(|gap| typed.contains(gap));
    // Names that are made up may have these letters within them.
    let nothing = typed.split(|letter: char| !letter.is_alphanumeric()).find(|word| *word == "null");
    let printed = printed.chain(nothing).map(|gap| format!("{gap:?} is printed"));
    draft.open.iter().cloned().chain(printed).chain(headless(&draft.paper)).collect()
}

/// Own words of a fact that stand more than once in a paper that is signed.
fn repeated(draft: &Draft) -> Vec<String> {
    let is_signed = |instrument: &&Instrument| {
        let blocks = instrument.sections.iter().flat_map(|section| &section.blocks);
        blocks.into_iter().any(|block| matches!(block, Block::Signature { .. }))
    };
    let signed: Vec<String> =
        draft.paper.instruments.iter().filter(is_signed).map(text::instrument).collect();
    let own = draft.stated.iter().filter(|words| words.starts_with(generated::OWN_WORDS));
    let is_repeated = |words: &&String| signed.iter().any(|text| text.matches(words.as_str()).count() > 1);
    own.filter(is_repeated).map(|words| format!("the fact {words:?} is printed twice")).collect()
}

/// Instruments without a title or clauses, clauses without words, and articles out of order.
fn headless(paper: &Paper) -> Vec<String> {
    let mut faults = Vec::new();
    for instrument in &paper.instruments {
        if instrument.title.is_empty() || instrument.sections.is_empty() {
            faults.push(format!("the instrument {} is empty", instrument.id));
        }
        let empty = instrument.sections.iter().filter(|section| section.blocks.is_empty());
        faults.extend(empty.map(|section| format!("the clause {} is empty", section.id)));
        let numbers: Vec<u32> = instrument.sections.iter().filter_map(|section| section.number).collect();
        if !numbers.iter().copied().eq(1..=u32::try_from(numbers.len()).unwrap()) {
            faults.push(format!("the articles of {} are misnumbered", instrument.id));
        }
    }
    faults
}

/// What the walk over one type came to.
#[derive(Default)]
struct Count {
    combinations: usize,
    documents: usize,
    blocked: usize,
    clauses: BTreeSet<String>,
}

/// What was chosen on a path, without the typed answers.
fn choices(document_type: &DocumentType, path: &Path) -> String {
    let chosen = document_type.questions.iter().filter(|question| !question.kind.is_typed());
    let chosen = chosen.filter_map(|question| Some(format!("{}: {}", question.id, path.get(&question.id)?)));
    chosen.collect::<Vec<_>>().join(", ")
}

/// Every combination once with facts that were given in one of the ways, and one combination with all ways. Each fact that can
/// compose an answer did so on some of them.
fn with_facts(document_type: &DocumentType) {
    let mut composed: BTreeSet<String> = BTreeSet::new();
    for (at, path) in paths(document_type, Typing::Usual).iter().enumerate() {
        let ways = if at == 0 { 0..WAYS } else { at % WAYS..at % WAYS + 1 };
        for way in ways {
            let facts = generated::facts(document_type, way);
            // With the answers in own words, and with those that facts compose written by them.
            for path in [path, &piece_by_piece(document_type, path, &facts)] {
                let draft = draft(document_type, (path, &facts), counties(document_type)[0], TODAY);
                let faults = faults(document_type, path, &draft);
                let choices = choices(document_type, path);
                assert!(
                    faults.is_empty(),
                    "{} with {facts:?} and {choices}:\n{}",
                    document_type.slug,
                    faults.join("\n")
                );
                composed.extend(draft.composing);
            }
        }
    }
    let composing = document_type.facts.iter().filter(|fact| fact.composes.is_some());
    let unused: Vec<&String> = composing.map(|fact| &fact.id).filter(|id| !composed.contains(*id)).collect();
    assert!(unused.is_empty(), "{} was never answered by {unused:?}", document_type.slug);
}

/// The path without own words where a fact composes the answer.
pub(crate) fn piece_by_piece(document_type: &DocumentType, path: &Path, facts: &Path) -> Path {
    let mut path = path.clone();
    let given = document_type.facts.iter().filter(|fact| facts.contains_key(&fact.id));
    for question in given.filter_map(|fact| fact.composes.as_ref()) {
        path.remove(question);
    }
    path
}

#[test]
fn every_combination_is_a_whole_document_with_facts_too() {
    for document_type in sold() {
        with_facts(document_type);
    }
}

fn walk(document_type: &DocumentType) -> Count {
    let mut count = Count::default();
    for typing in TYPINGS {
        for path in paths(document_type, typing) {
            count.combinations += usize::from(matches!(typing, Typing::Usual));
            for county in counties(document_type) {
                let draft = draft(document_type, (&path, &Path::new()), county, TODAY);
                let faults = faults(document_type, &path, &draft);
                assert!(
                    faults.is_empty(),
                    "{} ({typing:?}) with {}:\n{}",
                    document_type.slug,
                    choices(document_type, &path),
                    faults.join("\n")
                );
                count.documents += 1;
                count.blocked += usize::from(draft.findings.iter().any(|found| found.level == Level::Block));
                let sections = draft.paper.instruments.iter().flat_map(|instrument| &instrument.sections);
                count.clauses.extend(sections.map(|section| section.id.clone()));
            }
        }
    }
    count
}

#[test]
fn every_combination_of_every_type_is_a_whole_document() {
    let mut page = String::from(PAGE);
    for document_type in sold() {
        let count = walk(document_type);
        let template = document_type.template.as_ref().unwrap();
        let unreached: Vec<&String> = template
            .clauses
            .iter()
            .filter(|clause| !hangs_on_facts(document_type, clause))
            .map(|clause| &clause.id)
            .filter(|id| !count.clauses.contains(*id))
            .collect();
        assert!(unreached.is_empty(), "{}: no combination prints {unreached:?}", document_type.slug);
        let (questions, clauses, findings) =
            (document_type.questions.len(), template.clauses.len(), document_type.findings.len());
        let Count { combinations, documents, blocked, .. } = count;
        let name = &document_type.name;
        writeln!(
            page,
            "| {name} | {questions} | {clauses} | {findings} | {combinations} | {documents} | {blocked} | 0 |"
        )
        .unwrap();
    }
    println!("{page}");
    crate::golden::keep("../content/PROOF.md", &page);
}

/// Whether a fact decides that a clause is printed, by itself or with its instrument. Personas reach it: `mutations`.
fn hangs_on_facts(document_type: &DocumentType, clause: &Clause) -> bool {
    let instruments = &document_type.template.as_ref().unwrap().instruments;
    let instrument = instruments.iter().find(|instrument| instrument.id == clause.instrument).unwrap();
    let conditions = clause.when.iter().chain(&instrument.when);
    let fact = |id: &str| document_type.fact(id.split('.').next().unwrap()).is_some();
    conditions.flat_map(Condition::questions).any(fact)
}

const PAGE: &str = "# What is proved

`cargo test -p domain --test proof` assembles every combination of choices of every document type: every option of
every choice, every box ticked and left, every “None” that is an answer, with and without a county where one is
chosen; typed answers as usual, as short and as long as is allowed. Each document has to be whole: no blank, no
placeholder, no hidden answer, every visible answer printed, the lines for everyone who has to sign, every clause
reached by some combination. The page is written by that test.

A blocked document is one that the law makes ineffective as answered (see `findings.toml`): it can be looked at, with
the reason, and cannot be bought.

| Type | Questions | Clauses | Findings | Combinations | Documents | of them blocked | Failing |
|---|---|---|---|---|---|---|---|
";

#[test]
fn every_option_of_every_choice_changes_the_paper() {
    for document_type in sold() {
        let all = paths(document_type, Typing::Usual);
        for question in document_type.questions.iter().filter(|question| !question.kind.is_typed()) {
            let mut texts: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
            for path in &all {
                let mut rest = path.clone();
                let answer = rest.remove(&question.id).unwrap().to_string();
                let draft = draft(document_type, (path, &Path::new()), None, TODAY);
                let text = format!("{}{:?}", text::whole(&draft.paper), draft.findings);
                texts.entry(serde_json::to_string(&rest).unwrap()).or_default().insert(answer, text);
            }
            let answers: BTreeSet<&String> = texts.values().flat_map(BTreeMap::keys).collect();
            for (one, other) in answers.iter().flat_map(|one| answers.iter().map(move |other| (*one, *other)))
            {
                let differ = texts.values().any(|by_answer| by_answer[one] != by_answer[other]);
                assert!(
                    one == other || differ,
                    "{}: {} {one} and {other} print the same",
                    document_type.slug,
                    question.id
                );
            }
        }
    }
}
