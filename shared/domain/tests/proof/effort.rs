//! What is left to do by hand and to file besides is what the paper says, and what the card says before it is paid for.

use std::collections::BTreeSet;

use domain::assembly::effort::Effort;
use domain::assembly::paper::Paper;
use domain::content::DocumentType;

use crate::cases::{Case, cases};
use crate::draft::draft;
use crate::generated::{WAYS, every_fact};
use crate::paths::{Path, TODAY, Typing, catalog, paths, sold};
use crate::text;

fn divorce() -> &'static DocumentType {
    catalog().document_type("uncontestedDivorce").unwrap()
}

fn persona(file: &str) -> Paper {
    let case = cases(divorce()).into_iter().find(|case| case.file == file).unwrap();
    case.draft(divorce()).paper
}

/// The lines, boxes and empty cells that stand in a text, without what someone typed.
fn counted(instruments: &str) -> (usize, usize, usize) {
    let printed: Vec<&str> = instruments.lines().filter(|line| !line.starts_with("> ")).collect();
    let lines = printed.iter().filter(|line| line.starts_with('[') && line.contains(": ")).count();
    let boxes = printed.iter().map(|line| line.matches('☐').count()).sum();
    let rows = printed.iter().filter(|line| line.contains(" | "));
    let cells = rows.flat_map(|row| row.split(" | ")).filter(|cell| cell.trim().is_empty()).count();
    (lines, boxes, cells)
}

#[test]
fn everything_that_is_completed_by_hand_is_counted_once() {
    for file in ["parents-support-from-respondent", "debts-only", "no-county"] {
        let paper = persona(file);
        let effort = Effort::of(&paper);
        let (lines, boxes, cells) = counted(&text::instruments(&paper));
        assert_eq!((effort.lines, effort.boxes, effort.cells), (lines, boxes, cells), "{file}");
    }
}

#[test]
fn the_cover_says_how_much_is_left_and_how_many_forms_are_filed_besides() {
    let parents = persona("parents-support-from-respondent");
    let effort = Effort::of(&parents);
    let Effort { lines, boxes, cells, forms, forms_if_they_apply } = effort;
    let cover = text::whole(&parents);
    assert!(cover.contains(&format!("{lines} lines, {boxes} boxes and {cells} table cells")));
    assert!(cover.contains(&format!("as well: {forms}, and {forms_if_they_apply} more")));
    let couple = Effort::of(&persona("no-children-no-property"));
    assert!(couple.forms < forms && couple.cells < cells, "{couple:?} {effort:?}");
}

/// One in so many of the ways of giving details is tried with each persona, a different one with the next.
const TURNS: usize = 4;

/// What the paths of a type come to, alone and with every detail, what its personas do with every detail, and what they do as they are.
struct Efforts {
    alone: Vec<Effort>,
    with_details: Vec<Effort>,
    of_personas: Vec<Effort>,
}

impl Efforts {
    fn of(document_type: &DocumentType) -> Self {
        let county = catalog().county("duval").filter(|_| document_type.county);
        let effort =
            |path: &Path, facts: &Path| Effort::of(&draft(document_type, (path, facts), county, TODAY).paper);
        let of_persona = |case: &Case, facts: &Path| {
            let facts = facts.clone().into_iter().chain(case.facts.clone()).collect();
            Effort::of(&case.knowing(facts).draft(document_type).paper)
        };
        // The ways of giving details take turns, which finds what all of them on every path do in a fraction of the time.
        let paths = paths(document_type, Typing::Usual);
        let ways: Vec<Path> = (0..WAYS).map(|way| every_fact(document_type, way)).collect();
        let personas = cases(document_type);
        let with_every_detail = personas.iter().flat_map(|case| {
            let turn = ways.iter().skip(turn_of(case)).step_by(TURNS);
            turn.map(|facts| of_persona(case, facts))
        });
        let with_details = paths.iter().zip(ways.iter().cycle()).map(|(path, facts)| effort(path, facts));
        Self {
            alone: paths.iter().map(|path| effort(path, &Path::new())).collect(),
            with_details: with_details.chain(with_every_detail).collect(),
            of_personas: personas.iter().map(|case| Effort::of(&case.draft(document_type).paper)).collect(),
        }
    }

    /// Whether details come with papers of their own, which are signed too.
    fn is_added_to(&self) -> bool {
        let most = |efforts: &[Effort]| efforts.iter().map(|effort| effort.lines).max();
        most(&self.with_details) > most(&self.alone)
    }

    /// The sentences that a card needs: the least and the most that any answers lead to.
    fn sentences(&self) -> Vec<String> {
        let by_hand = |effort: &Effort| effort.lines + effort.boxes + effort.cells;
        let all = self.alone.iter().chain(&self.with_details).chain(&self.of_personas);
        let forms = range(all.map(|effort| effort.forms));
        let mut sentences = vec![
            format!(
                "{} lines, boxes and cells, without the optional details",
                range(self.alone.iter().map(by_hand))
            ),
            format!(
                "{} with every optional detail{}: signatures, initials, dates and what others complete at the signing",
                range(self.with_details.iter().map(by_hand)),
                if self.is_added_to() { " and the papers that details add" } else { "" }
            ),
        ];
        if forms != "0" {
            sentences.push(format!("{forms} official forms and certificates to file as well"));
        }
        sentences
    }
}

/// A persona keeps its turn when another one is added.
fn turn_of(case: &Case) -> usize {
    case.file.bytes().map(usize::from).sum::<usize>() % TURNS
}

fn range(numbers: impl Iterator<Item = usize>) -> String {
    let numbers: BTreeSet<usize> = numbers.collect();
    match (numbers.first().unwrap(), numbers.last().unwrap()) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least} to {most}"),
    }
}

#[test]
fn the_card_says_before_the_first_question_how_much_will_be_left() {
    let faults = sold().filter_map(|document_type| {
        let sentences = Efforts::of(document_type).sentences();
        (document_type.by_hand != sentences).then(|| format!("{}: {sentences:#?}", document_type.slug))
    });
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "the cards have to say: {}", faults.join("\n"));
}
