//! The packets of some personas, from the court's own files: in the folder that `COQUINA_COURT_FORMS` names, or beside the project.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use domain::assembly::assemble;
use domain::assembly::court_form::entries;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::content::packet::FormRole;
use domain::content::{Catalog, CourtForm};
use domain::documents::Sha256Hash;
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{Changes, FilingStep, Interview};
use pdf::{BoundPart, Edition, FilePart, FormError, bind, fill_form, render, split};
use serde_json::{Map, Value};

/// With children and both affidavits line by line; with children and everything else; the shorter way.
const PERSONAS: [&str; 3] = ["details-affidavits", "details-parents-everything", "details-simplified"];

/// What is computed for a request.
pub(crate) struct Packet {
    pub(crate) name: String,
    matter: Matter,
    county: Option<String>,
    files: BTreeMap<String, Vec<u8>>,
    /// The document itself.
    own: Vec<u8>,
    nonlawyer: Nonlawyer,
}

pub(crate) fn packets() -> Result<Vec<Packet>, Box<dyn Error>> {
    PERSONAS.into_iter().map(packet).collect()
}

fn packet(persona: &str) -> Result<Packet, Box<dyn Error>> {
    let here = env!("CARGO_MANIFEST_DIR");
    let case = format!("{here}/../content/documents/uncontested-divorce/cases/{persona}.toml");
    let case: toml::Table = toml::from_str(&fs::read_to_string(case)?)?;
    let table = |name: &str| -> Result<Map<String, Value>, serde_json::Error> {
        case.get(name)
            .map_or_else(|| Ok(Map::new()), |table| serde_json::from_value(serde_json::to_value(table)?))
    };
    let catalog = Catalog::embedded()?;
    let document_type = catalog.document_type("uncontestedDivorce").ok_or("there is no divorce")?;
    let changes =
        Changes::parse(document_type, &table("answers")?).map_err(|refused| format!("{refused:?}"))?;
    let facts = FactChanges::parse(document_type, catalog, &table("facts")?)
        .map_err(|refused| format!("{refused:?}"))?;
    let nonlawyer: Nonlawyer =
        "Ana Ruiz | Example Documents LLC | 1 Example Street | Miami, FL 33101 | 305-555-0100".parse()?;
    let mut packet = Packet {
        name: persona.to_string(),
        matter: Matter::default().with(document_type, changes, facts),
        county: case.get("county").and_then(|county| county.as_str()).map(str::to_string),
        files: files(here)?,
        own: Vec::new(),
        nonlawyer,
    };
    let template = document_type.template.as_ref().ok_or("there are no clauses")?;
    let paper = assemble(template, &packet.interview()?, &packet.nonlawyer);
    packet.own = render(&paper, Edition::Final)?;
    Ok(packet)
}

/// The court's files, by their hash.
fn files(here: &str) -> Result<BTreeMap<String, Vec<u8>>, Box<dyn Error>> {
    let beside = || PathBuf::from(format!("{here}/../../../shared/court-forms"));
    let folder = std::env::var_os("COQUINA_COURT_FORMS").map_or_else(beside, PathBuf::from);
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(|_| "the court's files are not here")? {
        let file = fs::read(entry?.path())?;
        files.insert(Sha256Hash::of(&file).to_string(), file);
    }
    Ok(files)
}

impl Packet {
    fn interview(&self) -> Result<Interview<'_>, Box<dyn Error>> {
        let catalog = Catalog::embedded()?;
        let document_type = catalog.document_type("uncontestedDivorce").ok_or("there is no divorce")?;
        let county = self.county.as_ref().and_then(|county| catalog.county(county));
        Ok(Interview::new(document_type, &self.matter.answers).knowing(&self.matter.facts).filed_in(county))
    }

    /// The document's own papers, then the court's forms as they are filed.
    pub(crate) fn parts(&self) -> Result<Vec<BoundPart>, Box<dyn Error>> {
        let interview = self.interview()?;
        let own = split(&self.own)?.into_iter();
        let mut parts: Vec<BoundPart> =
            own.map(|FilePart { title, file }| BoundPart { title, file }).collect();
        for step in interview.filing_steps().iter().filter(|step| step.form.role() == FormRole::Besides) {
            parts.extend(self.form(step, &interview)?);
        }
        Ok(parts)
    }

    fn form(
        &self,
        step: &FilingStep<'_>,
        interview: &Interview<'_>,
    ) -> Result<Option<BoundPart>, Box<dyn Error>> {
        let forms = CourtForm::embedded()?;
        let form = forms.iter().find(|form| step.form.court_form.as_ref() == Some(&form.id));
        let Some(form) = form else { return Ok(None) };
        let filing =
            form.filings.iter().find(|filing| filing.of == step.of && interview.holds(filing.when.as_ref()));
        let (Some(filing), Some(file)) = (filing, self.files.get(&form.edition.sha256)) else {
            return Ok(None);
        };
        let filled = fill_form(&form.edition, file, &entries(filing, interview, &self.nonlawyer)?)?;
        Ok(Some(BoundPart { title: format!("{} {}", step.form.name, step.of.word()), file: filled }))
    }

    pub(crate) fn bind(&self, parts: Vec<BoundPart>) -> Result<Vec<u8>, FormError> {
        bind("Uncontested Divorce", &parts)
    }
}
