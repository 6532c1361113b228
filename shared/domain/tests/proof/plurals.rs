//! A paper about one child speaks of one child, whatever else was said, and a list of one thing is told as one.

use std::collections::BTreeSet;

use domain::assembly::paper::Block;
use domain::content::DocumentType;
use domain::content::condition::{Condition, Count};
use domain::interview::Interview;
use serde_json::Value;

use crate::cases::{Case, cases};
use crate::draft::Draft;
use crate::generated::{FEW_WAYS, every_fact};
use crate::paths::sold;
use crate::text;

/// The facts that list the children of whom a paper speaks.
const LISTS: [&str; 2] = ["children", "childrenNames"];

/// Words that mean more than one child, in small letters.
const PLURALS: [&str; 6] =
    ["children", "child(ren)", "each child", "every child", "which child", "amount for the others"];

/// What may say so in the paper of one child, and why.
const ALLOWED: [(&str, &str); 14] = [
    ("with Dependent or Minor Child(ren)", "the name of an official form"),
    ("“my children”", "what the owner’s own words in the will may say, which the will explains"),
    ("every child of mine who is born", "a child who is born later"),
    ("“Descendants” means children, grandchildren", "the descendants of anyone whom the will names"),
    ("a person’s children", "the children of anyone whom the will names"),
    ("when there are minor children", "when a county asks for something"),
    ("with or without children", "the same"),
    ("Children may not testify", "a rule of a county, in its words"),
    ("ends at six children", "where the schedule of the law ends, whatever is typed"),
    ("children of another relationship", "the name of a line of the court’s financial affidavit"),
    ("66. Children of another relationship", "the same"),
    ("57. Gifts from the children to others", "the same"),
    ("64. Other expense for the children", "the same"),
    ("Support for dependent adult children", "a kind of case in another court"),
];

/// A case whose owner gave a list of children, alone and with every detail, with the first child alone.
fn with_one_child(document_type: &DocumentType, case: &Case) -> Vec<Case> {
    let with_details = (0..FEW_WAYS).map(|way| {
        case.knowing(every_fact(document_type, way).into_iter().chain(case.facts.clone()).collect())
    });
    std::iter::once(case.clone()).chain(with_details).map(of_one_child).collect()
}

fn of_one_child(mut case: Case) -> Case {
    for list in LISTS {
        if let Some(Value::Array(children)) = case.facts.get_mut(list) {
            children.truncate(1);
        }
    }
    case
}

/// Whether the first of the lists that the owner is asked for has one child.
fn is_about_one_child(document_type: &DocumentType, case: &Case) -> bool {
    let matter = case.matter(document_type);
    let interview = Interview::new(document_type, &matter.answers).knowing(&matter.facts);
    let list = LISTS.into_iter().find(|list| interview.fact(list).is_some());
    list.is_some_and(|list| interview.holds(Some(&Condition::Count(Count { of: list.to_string(), is: 1 }))))
}

/// The drafted words of a paper and of its cover, without what was typed.
fn drafted(draft: &Draft) -> Vec<String> {
    let lines = text::whole(&draft.paper);
    let lines = lines.lines().filter(|line| !line.starts_with("> ")).map(str::to_string);
    let typed = draft.stated.iter().filter(|words| speaks_of_several(words));
    let own = |line: String| typed.clone().fold(line, |line, words| line.replace(words.as_str(), "…"));
    lines
        .map(own)
        .map(|line| ALLOWED.iter().fold(line, |line, (words, _)| line.replace(words, "…")))
        .collect()
}

fn speaks_of_several(line: &str) -> bool {
    PLURALS.iter().any(|plural| line.to_lowercase().contains(plural))
}

#[test]
fn a_paper_about_one_child_speaks_of_one_child() {
    let (mut found, mut looked_at) = (BTreeSet::new(), 0);
    for document_type in sold() {
        let all = cases(document_type);
        let about_one = all.iter().flat_map(|case| with_one_child(document_type, case));
        for case in about_one.filter(|case| is_about_one_child(document_type, case)) {
            looked_at += 1;
            let several =
                drafted(&case.draft(document_type)).into_iter().filter(|line| speaks_of_several(line));
            found.extend(several.map(|line| format!("{}: {line}", document_type.slug)));
        }
    }
    assert!(looked_at > 100, "only {looked_at} papers are about one child");
    assert!(found.is_empty(), "{}", found.into_iter().collect::<Vec<_>>().join("\n"));
}

/// What is several things though it stands in a list as one.
const SEVERAL_IN_ONE: [&str; 1] = ["these treatments"];

/// The last sentence before each list or table that has one entry.
fn before_one(blocks: &[Block]) -> Vec<&str> {
    let pairs = blocks.windows(2).filter_map(|pair| match pair {
        [Block::Paragraph { text, .. }, Block::List { items, .. }] if items.len() == 1 => Some(text),
        [Block::Paragraph { text, .. }, Block::Table { rows, .. }] if rows.len() == 1 => Some(text),
        _ => None,
    });
    pairs.filter_map(|text| text.rsplit(". ").next()).filter(|sentence| sentence.ends_with(':')).collect()
}

fn says_several(sentence: &str) -> bool {
    let left = SEVERAL_IN_ONE.iter().fold(sentence.to_lowercase(), |left, words| left.replace(words, ""));
    left.split_whitespace().any(|word| word == "these")
}

#[test]
fn a_list_of_one_is_not_told_as_several() {
    let (mut found, mut looked_at) = (BTreeSet::new(), 0);
    for document_type in sold() {
        for paper in cases(document_type).iter().map(|case| case.draft(document_type).paper) {
            let sections = paper.instruments.iter().flat_map(|instrument| &instrument.sections);
            let parts =
                sections.map(|section| &section.blocks).chain(paper.cover.iter().map(|part| &part.blocks));
            let sentences: Vec<&str> = parts.flat_map(|blocks| before_one(blocks)).collect();
            looked_at += sentences.len();
            let several = sentences.into_iter().filter(|sentence| says_several(sentence));
            found.extend(several.map(|sentence| format!("{}: {sentence}", document_type.slug)));
        }
    }
    assert!(looked_at > 100, "only {looked_at} lists have one entry");
    assert!(found.is_empty(), "{}", found.into_iter().collect::<Vec<_>>().join("\n"));
}
