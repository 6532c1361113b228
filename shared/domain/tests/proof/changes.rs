//! What differs between two papers.

use std::collections::{BTreeMap, BTreeSet};

use domain::assembly::paper::{Block, Instrument, Paper, Section};
use domain::content::DocumentType;
use domain::documents::changes::{
    Cause, ChangeKind, ClauseChange, PaperChanges, PaperSource, Words, WordsKind, changes,
};
use serde_json::{Map, Value, json};

use crate::cases::{Case, cases};
use crate::paths::{catalog, sold};

fn case(document_type: &DocumentType, name: &str) -> Case {
    cases(document_type).into_iter().find(|case| case.file == name).unwrap()
}

fn will() -> &'static DocumentType {
    catalog().document_type("simpleWill").unwrap()
}

/// What the will of a person says after a change, and what that changes.
fn after(case: &Case, answers: Value) -> (PaperSource, PaperChanges) {
    let mut changed = case.clone();
    let Value::Object(answers): Value = answers else { panic!("answers are a map") };
    changed.answers.extend(answers);
    let (before, after) = (case.source(will()), changed.source(will()));
    let found = changes(will(), &before, &after);
    (after, found)
}

fn said(change: &ClauseChange, kind: WordsKind) -> String {
    let of_kind = change.words.iter().filter(|words| words.kind == kind);
    of_kind.map(|words| words.text.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn papers_that_say_the_same_do_not_differ() {
    for document_type in sold() {
        for case in cases(document_type) {
            let source = case.source(document_type);
            assert_eq!(changes(document_type, &source, &source), PaperChanges::default(), "{}", case.file);
        }
    }
}

#[test]
fn another_name_is_told_with_its_question_wherever_it_is_printed() {
    let parent = case(will(), "married-parent-of-minors");
    let old = parent.answers["executorName"].as_str().unwrap().to_string();
    let (_, found) = after(&parent, json!({"executorName": "Paula Rivera"}));
    assert!(!found.clauses.is_empty());
    for change in &found.clauses {
        assert_eq!(change.kind, ChangeKind::Changed, "{change:?}");
        assert!(said(change, WordsKind::Added).contains("Paula"), "{change:?}");
        let removed = said(change, WordsKind::Removed);
        assert!(
            !removed.is_empty() && old.contains(removed.split_whitespace().next().unwrap()),
            "{change:?}"
        );
        let is_it = |cause: &Cause| matches!(cause, Cause::Question { id, .. } if id == "executorName");
        assert!(change.causes.iter().any(is_it), "{change:?}");
    }
}

#[test]
fn a_clause_that_only_moves_or_gets_another_number_does_not_differ() {
    let source = case(will(), "married-parent-of-minors").source(will());
    let mut moved = source.clone();
    let sections = &mut moved.paper.instruments[0].sections;
    sections.reverse();
    for (place, section) in sections.iter_mut().enumerate() {
        section.number = section.number.map(|_| u32::try_from(place).unwrap());
    }
    assert_ne!(source.paper, moved.paper);
    assert_eq!(changes(will(), &source, &moved), PaperChanges::default());
}

#[test]
fn a_clause_that_is_gone_is_told_whole_and_added_again_on_the_way_back() {
    let source = case(will(), "married-parent-of-minors").source(will());
    let mut without = source.clone();
    let gone = without.paper.instruments[0].sections.remove(1);
    for (before, after, kind) in
        [(&source, &without, ChangeKind::Removed), (&without, &source, ChangeKind::Added)]
    {
        let found = changes(will(), before, after).clauses;
        let [change] = &found[..] else { panic!("{found:?}") };
        assert_eq!((change.kind, change.clause.as_ref()), (kind, Some(&gone.id)));
        assert_eq!(change.words.len(), 1);
    }
}

#[test]
fn new_clauses_of_ours_are_told_as_wording() {
    let source = case(will(), "married-parent-of-minors").source(will());
    let mut reworded = source.clone();
    reworded.paper.template_version.push('x');
    let section = &mut reworded.paper.instruments[0].sections[1];
    section.blocks.push(Block::Paragraph { text: "A new sentence.".to_string(), centered: false });
    let found = changes(will(), &source, &reworded).clauses;
    let [change] = &found[..] else { panic!("{found:?}") };
    assert_eq!(change.causes, [Cause::Wording]);
    assert_eq!(said(change, WordsKind::Added).trim(), "A new sentence.");
}

#[test]
fn the_cover_sheet_is_told_apart_from_what_is_signed() {
    let source = case(will(), "married-parent-of-minors").source(will());
    let mut other = source.clone();
    other.paper.cover.pop();
    assert_eq!(changes(will(), &source, &other), PaperChanges { clauses: vec![], cover: true });
}

/// Old for new and new for old; in a place where words changed the old ones come first.
fn flipped(change: &ClauseChange) -> ClauseChange {
    let mut words: Vec<Words> = change.words.clone();
    for words in &mut words {
        words.kind = match words.kind {
            WordsKind::Same => WordsKind::Same,
            WordsKind::Removed => WordsKind::Added,
            WordsKind::Added => WordsKind::Removed,
        };
    }
    for place in 1..words.len() {
        if words[place - 1].kind == WordsKind::Added && words[place].kind == WordsKind::Removed {
            words.swap(place - 1, place);
        }
    }
    let kind = match change.kind {
        ChangeKind::Added => ChangeKind::Removed,
        ChangeKind::Removed => ChangeKind::Added,
        ChangeKind::Changed => ChangeKind::Changed,
    };
    ClauseChange { kind, words, ..change.clone() }
}

/// What a change says, whichever paper is the newer one.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct UndirectedChange {
    place: (String, Option<String>),
    kind: ChangeKind,
    words: Vec<(String, String)>,
    causes: BTreeSet<Cause>,
}

fn told(change: ClauseChange) -> UndirectedChange {
    let words = change.words.into_iter().map(|words| (format!("{:?}", words.kind), words.text)).collect();
    UndirectedChange {
        place: (change.instrument, change.clause),
        kind: change.kind,
        words,
        causes: change.causes.into_iter().collect(),
    }
}

/// Each persona's paper beside that of the next persona: as different as papers of one type can be.
fn pairs(document_type: &DocumentType) -> Vec<(PaperSource, PaperSource)> {
    let all: Vec<PaperSource> = cases(document_type).iter().map(|case| case.source(document_type)).collect();
    all.windows(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect()
}

#[test]
fn what_one_way_is_added_is_removed_the_other_way() {
    for document_type in sold() {
        for (one, other) in pairs(document_type) {
            let mut there: Vec<_> =
                changes(document_type, &one, &other).clauses.iter().map(flipped).map(told).collect();
            let mut back: Vec<_> =
                changes(document_type, &other, &one).clauses.into_iter().map(told).collect();
            there.sort();
            back.sort();
            assert_eq!(there, back, "{}", document_type.slug);
        }
    }
}

/// How many more there are of each word than in the other.
fn tally(counts: &mut BTreeMap<String, i32>, text: &str, by: i32) {
    for word in text.split_whitespace() {
        *counts.entry(word.to_string()).or_default() += by;
    }
}

#[test]
fn each_word_that_differs_is_named_once() {
    for document_type in sold() {
        for (one, other) in pairs(document_type) {
            let mut counts = BTreeMap::new();
            printed(&one.paper, |text| tally(&mut counts, text, -1));
            printed(&other.paper, |text| tally(&mut counts, text, 1));
            headings_in_both(&one.paper, &other.paper, |text| tally(&mut counts, text, -1));
            headings_in_both(&other.paper, &one.paper, |text| tally(&mut counts, text, 1));
            let found = changes(document_type, &one, &other).clauses;
            for words in found.iter().flat_map(|change| &change.words) {
                let by = match words.kind {
                    WordsKind::Same => 0,
                    WordsKind::Removed => 1,
                    WordsKind::Added => -1,
                };
                tally(&mut counts, &words.text, by);
            }
            counts.retain(|_, count| *count != 0);
            assert_eq!(counts, BTreeMap::new(), "{}", document_type.slug);
        }
    }
}

/// The headings of the clauses that the other paper has too.
fn headings_in_both(paper: &Paper, other: &Paper, mut each: impl FnMut(&str)) {
    let clauses = |paper: &Paper| {
        let of_instrument = |instrument: &Instrument| {
            let key = |section: &Section| (instrument.id.clone(), section.id.clone());
            instrument
                .sections
                .iter()
                .map(|section| (key(section), section.heading.clone()))
                .collect::<Vec<_>>()
        };
        paper.instruments.iter().flat_map(of_instrument).collect::<BTreeMap<_, _>>()
    };
    let (own, other) = (clauses(paper), clauses(other));
    own.iter().filter(|(key, _)| other.contains_key(*key)).for_each(|(_, heading)| each(heading));
}

/// Everything that is signed, in the words of the JSON of the paper, without headings.
fn printed(paper: &Paper, mut each: impl FnMut(&str)) {
    for instrument in &paper.instruments {
        each(&instrument.title);
        each(instrument.subject.as_deref().unwrap_or_default());
        for block in instrument.sections.iter().flat_map(|section| &section.blocks) {
            match block {
                Block::Paragraph { text, .. } | Block::Heading { text } | Block::Quote { text } => each(text),
                Block::List { items, .. } | Block::Initials { items, .. } => {
                    items.iter().for_each(|item| each(item));
                }
                Block::Table { columns, rows } => {
                    let headings: Vec<&str> = columns.iter().map(|column| column.heading.as_str()).collect();
                    each(&headings.join(" · "));
                    rows.iter().for_each(|row| each(&row.join(" · ")));
                }
                Block::Signature { lines, .. } => lines.iter().for_each(|line| match &line.printed {
                    Some(name) => each(&format!("{}: {name}", line.label)),
                    None => each(&line.label),
                }),
                Block::Places { .. } => {}
            }
        }
    }
}

#[test]
fn a_paper_is_read_as_it_is_written() {
    for document_type in sold() {
        for case in cases(document_type) {
            let paper = case.source(document_type).paper;
            let read: Paper = serde_json::from_str(&serde_json::to_string(&paper).unwrap()).unwrap();
            assert_eq!(read, paper, "{}", case.file);
        }
    }
}

#[test]
fn an_answer_that_is_not_printed_changes_nothing() {
    let parent = case(will(), "married-parent-of-minors");
    let none: Map<String, Value> = Map::new();
    let (same, found) = after(&parent, Value::Object(none));
    assert_eq!((same.paper == parent.source(will()).paper, found), (true, PaperChanges::default()));
}
