//! The boxes of a form beside its map, for whoever writes the map.

use domain::content::CourtForm;
use domain::content::court_form::{FormFilling, Writer};

use crate::{Folder, FormsError};

/// A line for each box on the pages that are filed: the page, the box, and what stands in it for each who files the form.
///
/// # Errors
/// The form’s file is not installed, or cannot be read.
pub fn boxes(form: &CourtForm, installed: &Folder) -> Result<Vec<String>, FormsError> {
    let file = installed.read(form)?;
    let boxes =
        pdf::form_boxes(&form.edition, &file).map_err(|error| FormsError::Form(form.id.clone(), error))?;
    let kept = boxes.iter().filter(|each| form.edition.pages.contains(&each.page));
    Ok(kept.map(|each| format!("{:3} {}: {}", each.page, each.field, of_all(form, &each.field))).collect())
}

fn of_all(form: &CourtForm, field: &str) -> String {
    let of = |filling: &FormFilling| format!("{} {}", filling.of.word(), standing(filling, field));
    form.fillings.iter().map(of).collect::<Vec<_>>().join(", ")
}

fn standing(filling: &FormFilling, field: &str) -> &'static str {
    let is_of_row = || filling.rows.iter().any(|rows| rows.fields.iter().flatten().any(|each| each == field));
    match (filling.boxes.iter().find(|rule| rule.field == field), filling.writer(field)) {
        (Some(rule), _) if rule.tick.is_some() => "ticked",
        (Some(_), _) => "filled",
        (None, Some(writer)) => left_to(writer),
        (None, None) if is_of_row() => "filled in a row",
        (None, None) => "not in the map",
    }
}

fn left_to(writer: Writer) -> &'static str {
    match writer {
        Writer::Petitioner => "left to the petitioner",
        Writer::Respondent => "left to the respondent",
        Writer::Witness => "left to the witness",
        Writer::Nonlawyer => "left to the nonlawyer",
        Writer::Notary => "left to the notary",
        Writer::Clerk => "left to the clerk",
        Writer::Judge => "left to the judge",
        Writer::Nobody => "left empty",
    }
}
