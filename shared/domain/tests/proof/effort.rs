//! What is left to do by hand and to file besides is what the paper says, and what the card says before it is paid for.

use std::collections::BTreeSet;

use domain::assembly::effort::Effort;
use domain::assembly::paper::Paper;
use domain::content::DocumentType;

use crate::cases::cases;
use crate::draft::draft;
use crate::paths::{Path, TODAY, Typing, catalog, paths};
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
    assert!(cover.contains(&format!("{lines} lines, {boxes} boxes and {cells} empty cells of tables")));
    assert!(cover.contains(&format!("as well: {forms}, and {forms_if_they_apply} more")));
    let couple = Effort::of(&persona("no-children-no-property"));
    assert!(couple.forms < forms && couple.cells < cells, "{couple:?} {effort:?}");
}

/// The numbers on the card are those of the least and the most that any answers lead to.
#[test]
fn the_card_says_before_the_first_question_how_much_will_be_left() {
    let of_path =
        |path| Effort::of(&draft(divorce(), (path, &Path::new()), catalog().county("duval"), TODAY).paper);
    let all: Vec<Effort> = paths(divorce(), Typing::Usual).iter().map(of_path).collect();
    let range = |of: fn(&Effort) -> usize| {
        let numbers: BTreeSet<usize> = all.iter().map(of).collect();
        (*numbers.first().unwrap(), *numbers.last().unwrap())
    };
    let (least, most) = range(|effort| effort.lines + effort.boxes + effort.cells);
    let (fewest, highest) = range(|effort| effort.forms);
    let said = format!(
        "{least} to {most} lines, boxes and cells to complete by hand, and {fewest} to {highest} official forms to file as well"
    );
    assert!(divorce().features.contains(&said), "the card has to say: {said}");
}
