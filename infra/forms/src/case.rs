//! Forms filled for a case of the content, to be looked at.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use domain::assembly::court_form::entries;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::content::court_form::FormFilling;
use domain::content::{Catalog, CourtForm};
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Interview};
use pdf::{BlankForm, RenderMode};
use serde_json::{Map, Value};

use crate::{Folder, FormsError};

/// Fills the form for everyone who files it in this case, and writes `<form>-<who>.pdf`. The files that were written.
///
/// # Errors
/// The case or the form’s file cannot be read, something does not fit into the form, or nothing can be written.
pub fn fill(
    catalog: &Catalog,
    form: &CourtForm,
    installed: &Folder,
    case: &Path,
    to: &Path,
) -> Result<Vec<PathBuf>, FormsError> {
    let text = fs::read_to_string(case).map_err(FormsError::file(case))?;
    let file = installed.read(form)?;
    let filled =
        filled(catalog, form, &file, &text).map_err(|error| FormsError::Case(error.to_string()))??;
    fs::create_dir_all(to).map_err(FormsError::file(to))?;
    let write = |(filling, bytes): (&FormFilling, Vec<u8>)| {
        let path = to.join(format!("{}-{}.pdf", form.id, filling.of.word()));
        fs::write(&path, bytes).map_err(FormsError::file(&path))?;
        Ok(path)
    };
    filled.into_iter().map(write).collect()
}

type Filled<'a> = Result<Vec<(&'a FormFilling, Vec<u8>)>, FormsError>;

fn filled<'a>(
    catalog: &Catalog,
    form: &'a CourtForm,
    file: &[u8],
    case: &str,
) -> Result<Filled<'a>, Box<dyn Error>> {
    let case: toml::Table = toml::from_str(case)?;
    let document_type = catalog.document_type(&form.document).ok_or("there is no such document type")?;
    let changes = AnswerChanges::parse(document_type, &table(&case, "answers")?)
        .map_err(|refused| format!("{refused:?}"))?;
    let facts = FactChanges::parse(document_type, catalog, &table(&case, "facts")?)
        .map_err(|refused| format!("{refused:?}"))?;
    let Matter { answers, facts } = Matter::default().with(document_type, changes, facts);
    let county = case.get("county").and_then(|county| catalog.county(county.as_str()?));
    let interview = Interview::new(document_type, &answers).knowing(&facts).filed_in(county);
    let nonlawyer = nonlawyer()?;
    let fillings = form.fillings.iter().filter(|filling| interview.holds(filling.when.as_ref()));
    Ok(fillings
        .map(|filling| Ok((filling, fill_one(form, filling, file, &interview, &nonlawyer)?)))
        .collect())
}

fn fill_one<'a>(
    form: &CourtForm,
    filling: &FormFilling,
    file: &[u8],
    interview: &Interview<'a>,
    nonlawyer: &'a Nonlawyer,
) -> Result<Vec<u8>, FormsError> {
    let entries = entries(filling, interview, nonlawyer);
    let filled = BlankForm::read(&form.edition, file)
        .and_then(|blank| blank.fill(&entries, RenderMode::Final)?.write());
    filled.map_err(|error| FormsError::Form(form.id.clone(), error))
}

fn table(case: &toml::Table, name: &str) -> Result<Map<String, Value>, Box<dyn Error>> {
    let table = case.get(name).map(serde_json::to_value).transpose()?;
    Ok(table.and_then(|table| table.as_object().cloned()).unwrap_or_default())
}

/// The one whom the settings for development name.
fn nonlawyer() -> Result<Nonlawyer, Box<dyn Error>> {
    let config: Value = serde_json::from_str(include_str!("../../config/dev.json"))?;
    Ok(serde_json::from_value(config["nonlawyer"].clone())?)
}
