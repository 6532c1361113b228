//! The personas of the content files, as papers.

use std::{error::Error, fs, path::PathBuf};

use domain::assembly::assemble;
use domain::assembly::paper::Paper;
use domain::content::{Catalog, DocumentType};
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Interview};

#[path = "../../../domain/tests/proof/content.rs"]
mod content;

/// A persona's answers, assembled.
pub(crate) struct Case {
    /// Type and persona, such as "simple-will-widow".
    pub(crate) name: String,
    pub(crate) paper: Paper,
}

/// Every case of every type that is sold, in the order of the catalog.
pub(crate) fn cases() -> Result<Vec<Case>, Box<dyn Error>> {
    let catalog = content::catalog();
    let mut cases = Vec::new();
    for document_type in catalog.document_types.iter().filter(|kind| kind.template.is_some()) {
        for file in files(document_type)? {
            cases.push(case(catalog, document_type, &file)?);
        }
    }
    Ok(cases)
}

fn files(document_type: &DocumentType) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let folder = content::folder().join(format!("documents/{}/cases", document_type.slug));
    let mut files = Vec::new();
    for file in fs::read_dir(folder)? {
        files.push(file?.path());
    }
    files.sort();
    Ok(files)
}

fn case(catalog: &Catalog, document_type: &DocumentType, file: &PathBuf) -> Result<Case, Box<dyn Error>> {
    let case: toml::Table = toml::from_str(&fs::read_to_string(file)?)?;
    let given = serde_json::to_value(case.get("answers"))?;
    let changes = AnswerChanges::parse(document_type, given.as_object().ok_or("a case has no answers")?)
        .map_err(|refused| format!("{}: {refused:?}", file.display()))?;
    let none = toml::Value::Table(toml::Table::new());
    let facts = serde_json::to_value(case.get("facts").unwrap_or(&none))?;
    let facts = FactChanges::parse(document_type, catalog, facts.as_object().ok_or("facts are a table")?)
        .map_err(|refused| format!("{}: {refused:?}", file.display()))?;
    let Matter { answers, facts } = Matter::default().with(document_type, changes, facts);
    let county = case.get("county").and_then(|county| catalog.county(county.as_str()?));
    let interview = Interview::new(document_type, &answers).knowing(&facts).filed_in(county);
    let template = document_type.template.as_ref().ok_or("this type has no clauses")?;
    let config: serde_json::Value = serde_json::from_str(include_str!("../../../../infra/config/dev.json"))?;
    let nonlawyer = serde_json::from_value(config["nonlawyer"].clone())?;
    let persona = file.file_stem().unwrap_or_default().to_string_lossy();
    Ok(Case {
        name: format!("{}-{persona}", document_type.slug),
        paper: assemble(template, &interview, &nonlawyer),
    })
}
