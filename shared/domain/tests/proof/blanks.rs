//! What is left to the pen. A document whose owner gave every detail has no blank that its owner could have filled: what is left is
//! signed, initialed and dated by hand on the day, or written by witnesses, a notary, a clerk or a judge.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::LazyLock;

use domain::assembly::paper::{Block, Paper, Section};
use domain::content::DocumentType;
use domain::interview::Interview;
use domain::interview::facts::Matter;

use crate::cases::{Case, cases};
use crate::draft::draft;
use crate::generated;
use crate::paths::{Path, TODAY, catalog, sold};

/// Who completes a blank, and why it cannot be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Left {
    /// The owner or another party signs.
    Signature,
    /// It is known on the day of signing or receiving alone, or is written by hand on that day because it is not to be typed.
    Day,
    /// The law asks for initials, whatever was said before.
    Initials,
    /// A witness, a notary, a clerk or a judge writes it.
    Others,
    /// The owner could have said it.
    Owner,
}

const ALL: [Left; 5] = [Left::Signature, Left::Day, Left::Initials, Left::Others, Left::Owner];

/// Begins a line for a signature.
const SIGNED: [&str; 2] = ["Signature", "Testator"];

/// Begins what is written on the day.
const OF_THE_DAY: [&str; 4] = ["Date", "Signed at", "Received by", "Printed name"];

/// Begins what the court’s clerk gives to a case.
const OF_THE_CLERK: [&str; 2] = ["Case number", "Division"];

/// Those who are not the owner or another party, as the clauses call them.
const OTHERS: [&str; 6] =
    ["First witness", "Second witness", "Notary", "Clerk of the court", "Judge", "The person who"];

fn left(by: &str, label: &str) -> Left {
    let begins = |any: &[&str], words: &str| any.iter().any(|each| words.starts_with(each));
    match label {
        _ if begins(&OTHERS, by) || begins(&OF_THE_CLERK, label) => Left::Others,
        _ if begins(&SIGNED, label) => Left::Signature,
        _ if begins(&OF_THE_DAY, label) => Left::Day,
        _ => Left::Owner,
    }
}

/// Each blank of a paper: who completes it, and where it is.
fn blanks(paper: &Paper) -> Vec<(Left, String)> {
    let sections = paper.instruments.iter().flat_map(|instrument| &instrument.sections);
    sections.flat_map(|section| section.blocks.iter().flat_map(|block| of_block(section, block))).collect()
}

/// Where a paper has a blank that its owner could have filled.
pub(crate) fn left_to_the_owner(paper: &Paper) -> Vec<String> {
    blanks(paper).into_iter().filter(|(left, _)| *left == Left::Owner).map(|(_, place)| place).collect()
}

fn of_block(section: &Section, block: &Block) -> Vec<(Left, String)> {
    let place = |what: &str| format!("{}: {what}", section.heading);
    let boxes = |text: &str| vec![(box_left(section), place(text)); text.matches('☐').count()];
    match block {
        Block::Signature { by, lines } => {
            lines.iter().map(|line| (left(by, &line.label), place(&line.label))).collect()
        }
        Block::Initials { items, .. } => {
            items.iter().map(|item| (initials_left(section), place(item))).collect()
        }
        Block::Paragraph { text, .. } => boxes(text),
        Block::List { items, .. } => items.iter().flat_map(|item| boxes(item)).collect(),
        Block::Table { columns, rows } => {
            let cells = rows.iter().flat_map(|row| columns.iter().zip(row));
            let of_cell = |(column, cell): (&domain::assembly::paper::Column, &String)| {
                if is_left_empty(section, cell) {
                    vec![(cell_left(&column.heading), place(&column.heading))]
                } else {
                    boxes(cell)
                }
            };
            cells.flat_map(of_cell).collect()
        }
        Block::Heading { .. } | Block::Quote { .. } | Block::Places { .. } => Vec::new(),
    }
}

/// What the law wants on the paper and no one should type into a website, such as the number of Social Security of a child.
const BY_HAND: &str = "By hand: ";

fn cell_left(heading: &str) -> Left {
    if heading.starts_with(BY_HAND) { Left::Day } else { Left::Owner }
}

/// A cell that prints a space is ruled for a record that others keep later, and nowhere else is it anything but a blank.
fn is_left_empty(section: &Section, cell: &str) -> bool {
    let is_of_others =
        |block: &Block| matches!(block, Block::Signature { by, .. } if left(by, "") == Left::Others);
    cell.is_empty() || (cell.trim().is_empty() && !section.blocks.iter().any(is_of_others))
}

/// The powers that no agent has unless they are initialed by hand; any other choice can be printed as it was made.
const INITIALED: &str = "s. 709.2202";

fn initials_left(section: &Section) -> Left {
    if section.law.iter().any(|law| law.starts_with(INITIALED)) { Left::Initials } else { Left::Owner }
}

/// A certificate’s boxes are its officer’s.
fn box_left(section: &Section) -> Left {
    if section.blocks.iter().any(Block::is_attestation) { Left::Others } else { Left::Owner }
}

/// A case of a type, and what it comes to when its owner gives every detail, each way of giving them another.
pub(crate) struct Detailed {
    pub(crate) document_type: &'static DocumentType,
    case: Case,
    pub(crate) papers: Vec<Paper>,
}

/// Every case of every type, assembled once for all who look.
pub(crate) fn detailed() -> &'static [Detailed] {
    static DETAILED: LazyLock<Vec<Detailed>> = LazyLock::new(|| {
        let of_kind = |document_type: &'static DocumentType| {
            let of_case = move |case: Case| Detailed {
                document_type,
                papers: with_details(document_type, &case, |_| true),
                case,
            };
            cases(document_type).into_iter().map(of_case)
        };
        sold().flat_map(of_kind).collect()
    });
    &DETAILED
}

/// The same, when only such facts are given beside those of the case.
fn with_details(document_type: &DocumentType, case: &Case, is_given: impl Fn(&str) -> bool) -> Vec<Paper> {
    let paper = |way: usize| {
        let given = generated::every_fact(document_type, way).into_iter().filter(|(id, _)| is_given(id));
        let facts: Path = given.chain(case.facts.clone()).collect();
        let county = catalog().county("miami-dade").filter(|_| document_type.county);
        draft(document_type, (&case.answers, &facts), county, TODAY).paper
    };
    (0..generated::FEW_WAYS).map(paper).collect()
}

fn counts(blanks: &[(Left, String)]) -> [usize; 5] {
    ALL.map(|left| blanks.iter().filter(|(each, _)| *each == left).count())
}

/// What commit 085fcc5 left to the pen, which knew no facts.
const BEFORE: &str = include_str!("before.csv");

/// Its numbers for a persona.
fn before(document_type: &DocumentType, persona: &str) -> String {
    let named = format!("{},{persona},", document_type.slug);
    let numbers = BEFORE.lines().find_map(|line| line.strip_prefix(&named));
    numbers.unwrap_or("–,–,–,–,–").replace(',', " | ")
}

#[test]
fn what_was_counted_before_is_of_personas_that_there_are() {
    let kept = |document_type: &DocumentType| {
        let files: BTreeSet<String> = cases(document_type).into_iter().map(|case| case.file).collect();
        let slug = format!("{},", document_type.slug);
        let rows = BEFORE.lines().filter_map(move |row| row.strip_prefix(&slug)?.split(',').next());
        assert!(rows.clone().count() > 0, "{}: nothing was counted", document_type.slug);
        rows.filter(|persona| !files.contains(*persona)).collect::<Vec<_>>()
    };
    assert_eq!(sold().flat_map(kept).collect::<Vec<_>>(), Vec::<&str>::new());
}

const PAGE: &str = "# What is left to the pen

Written by `cargo test -p domain --test proof blanks`, for each persona of the cases: what was left before there were facts, then
what is left with the answers and facts of the persona alone, then with every detail given as well. *Signatures* are those of the
owner and of other parties, *day* is what is written on the day of signing (dates, places, who received it, a child’s birth date and
Social Security number), *initials* are those that the law asks for beside a power (s. 709.2202), *others* is what a witness, a
notary, a clerk or a judge writes, and *owner* is what the owner could have given: with every detail none is left. The ruled rows
of an agent’s record sheet, kept over years, are not counted.

*Before* was counted once, by the same rules, in the papers of commit 085fcc5, and is kept in `shared/domain/tests/proof/before.csv`.
That build was given the answers of each persona without the facts; where a fact writes an answer, that answer. What it left to the
nonlawyer, and what is printed now, counts as *others*. A persona that came later has no number there.

";

#[test]
fn nothing_is_left_that_its_owner_could_have_given() {
    let (mut page, mut faults) = (String::from(PAGE), BTreeMap::<String, usize>::new());
    for document_type in sold() {
        let head = "signatures | day | initials | others | owner";
        let heads = format!("before: {head} | now: {head} | with every detail: {head}");
        writeln!(page, "## {}\n\n| Persona | {heads} |", document_type.name).unwrap();
        writeln!(page, "|---|{}", "--:|".repeat(15)).unwrap();
        for Detailed { case, papers, .. } in
            detailed().iter().filter(|detailed| detailed.document_type.id == document_type.id)
        {
            let papers: Vec<_> = papers.iter().map(blanks).collect();
            let owners = papers.iter().flatten().filter(|(left, _)| *left == Left::Owner);
            owners.for_each(|(_, place)| {
                *faults.entry(format!("{}: {place}", document_type.slug)).or_default() += 1;
            });
            let numbers = [counts(&blanks(&case.draft(document_type).paper)), counts(&papers[0])];
            let cells: Vec<String> = numbers.as_flattened().iter().map(usize::to_string).collect();
            let before = before(document_type, &case.file);
            writeln!(page, "| {} | {before} | {} |", case.file, cells.join(" | ")).unwrap();
        }
        page.push('\n');
    }
    let faults: Vec<String> = faults.iter().map(|(place, count)| format!("{count} × {place}")).collect();
    println!("{page}\n{}", faults.join("\n"));
    crate::golden::keep("../content/BLANKS.md", page.trim_end());
    assert!(faults.is_empty(), "left to the pen with every detail given:\n{}", faults.join("\n"));
}

/// Whether the owner gave each detail that fills a blank and is asked for, and some.
fn gave_everything(document_type: &DocumentType, case: &Case) -> bool {
    let Matter { answers, facts } = case.matter(document_type);
    let asked = Interview::new(document_type, &answers).knowing(&facts).details();
    let fills_a_blank = |id: &&String| document_type.fact(id).is_some_and(|fact| fact.blank.is_some());
    let mut filling = asked.iter().filter(fills_a_blank).peekable();
    filling.peek().is_some() && filling.all(|id| facts.get(id).is_some())
}

/// A persona of each type gave every detail that fills a blank. What is left is signed, initialed or written on the day, or written
/// by others, as the names above say.
#[test]
fn a_persona_of_each_type_gave_everything_and_has_no_blank_left() {
    for document_type in sold() {
        let full: Vec<Case> =
            cases(document_type).into_iter().filter(|case| gave_everything(document_type, case)).collect();
        assert!(!full.is_empty(), "{}: no persona gave every detail", document_type.slug);
        for case in full {
            let left = left_to_the_owner(&case.draft(document_type).paper);
            assert!(left.is_empty(), "{}/{}: {left:?}", document_type.slug, case.file);
        }
    }
}

/// A detail that is said to fill a blank leaves one for its owner when it alone is missing.
#[test]
fn each_detail_that_fills_a_blank_leaves_one_when_it_is_missing() {
    for document_type in sold() {
        for fact in document_type.facts.iter().filter(|fact| fact.blank.is_some()) {
            let leaves = |case: &Case| {
                let mut without = case.clone();
                without.facts.remove(&fact.id);
                with_details(document_type, &without, |id| id != fact.id)
                    .iter()
                    .flat_map(blanks)
                    .any(|(left, _)| left == Left::Owner)
            };
            assert!(
                cases(document_type).iter().any(leaves),
                "{}: {} leaves no blank",
                document_type.slug,
                fact.id
            );
        }
    }
}

/// What only adds to a paper leaves no blank when it is missing.
#[test]
fn details_that_fill_no_blank_can_be_left_out() {
    let mut faults = BTreeMap::<String, usize>::new();
    for document_type in sold() {
        let is_needed =
            |id: &str| document_type.fact(id).is_some_and(|fact| fact.blank.is_some() || !fact.is_detail());
        for case in cases(document_type) {
            for (left, place) in with_details(document_type, &case, is_needed).iter().flat_map(blanks) {
                if left == Left::Owner {
                    *faults.entry(format!("{}: {place}", document_type.slug)).or_default() += 1;
                }
            }
        }
    }
    assert!(faults.is_empty(), "left to the pen, and no detail is said to fill it: {faults:#?}");
}
