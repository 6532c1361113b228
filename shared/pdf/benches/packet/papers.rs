//! The longest packet and those of some personas, from the court's own files: in the folder that `COQUINA_COURT_FORMS` names, or beside the
//! project.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use domain::assembly::assemble;
use domain::assembly::court_form::entries;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::Paper;
use domain::content::{Catalog, CourtForm};
use domain::documents::Sha256Hash;
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, FilingStep, Interview};
use pdf::{BlankForm, FilePart, FormError, LoadedFile, RenderMode, Stop, bind, render, render_file, split};
use serde_json::{Map, Value};

/// Whose answers and details make a packet; those who come later add the details that the first did not give.
const PACKETS: [(&str, &[&str]); 3] = [
    ("longest", &["details-parents-everything", "details-affidavits"]),
    ("details-parents-everything", &["details-parents-everything"]),
    ("details-simplified", &["details-simplified"]),
];

/// What is computed for a request.
pub(crate) struct Packet {
    pub(crate) name: &'static str,
    matter: Matter,
    county: Option<String>,
    blanks: Rc<Blanks>,
    nonlawyer: Nonlawyer,
}

/// The court's files, by their hash.
pub(crate) type CourtFiles = BTreeMap<String, Vec<u8>>;

/// The forms that a warm process has read, by their ids.
pub(crate) type Blanks = BTreeMap<String, BlankForm<'static>>;

pub(crate) fn blanks(files: &CourtFiles) -> Result<Blanks, Box<dyn Error>> {
    let forms = CourtForm::embedded()?.iter();
    let read = forms.filter_map(|form| {
        let file = files.get(&form.edition.sha256)?;
        Some(BlankForm::read(&form.edition, file).map(|blank| (form.id.clone(), blank)))
    });
    Ok(read.collect::<Result<_, _>>()?)
}

pub(crate) fn packets(blanks: Blanks) -> Result<Vec<Packet>, Box<dyn Error>> {
    let blanks = Rc::new(blanks);
    PACKETS.into_iter().map(|(name, personas)| packet(name, personas, blanks.clone())).collect()
}

/// The forms of which the court's file is not here.
pub(crate) fn left_out(files: &CourtFiles) -> Result<Vec<&'static str>, Box<dyn Error>> {
    let is_left_out = |form: &&CourtForm| !files.contains_key(&form.edition.sha256);
    Ok(CourtForm::embedded()?.iter().filter(is_left_out).map(|form| form.id.as_str()).collect())
}

fn packet(name: &'static str, personas: &[&str], blanks: Rc<Blanks>) -> Result<Packet, Box<dyn Error>> {
    let cases = personas.iter().map(|persona| case(persona)).collect::<Result<Vec<_>, _>>()?;
    let first = cases.first().ok_or("there is no persona")?;
    let mut facts = Map::new();
    for case in cases.iter().rev() {
        facts.extend(table(case, "facts")?);
    }
    // Below the income of the long form a spouse files another, which is no file here.
    if let Some(income) = facts.get("incomePetitioner").cloned() {
        facts.insert("incomeRespondent".to_string(), income);
    }
    let catalog = Catalog::embedded()?;
    let document_type = catalog.document_type("uncontestedDivorce").ok_or("there is no divorce")?;
    let changes = AnswerChanges::parse(document_type, &table(first, "answers")?)
        .map_err(|refused| format!("{refused:?}"))?;
    let facts =
        FactChanges::parse(document_type, catalog, &facts).map_err(|refused| format!("{refused:?}"))?;
    let nonlawyer: Nonlawyer =
        "Ana Ruiz | Example Documents LLC | 1 Example Street | Miami, FL 33101 | 305-555-0100".parse()?;
    let county = first.get("county").and_then(|county| county.as_str()).map(str::to_string);
    let matter = Matter::default().with(document_type, changes, facts);
    Ok(Packet { name, matter, county, blanks, nonlawyer })
}

fn case(persona: &str) -> Result<toml::Table, Box<dyn Error>> {
    let here = env!("CARGO_MANIFEST_DIR");
    let file = format!("{here}/../content/documents/uncontested-divorce/cases/{persona}.toml");
    Ok(toml::from_str(&fs::read_to_string(file)?)?)
}

fn table(case: &toml::Table, name: &str) -> Result<Map<String, Value>, serde_json::Error> {
    let table = case.get(name).map(serde_json::to_value).transpose()?;
    table.map_or_else(|| Ok(Map::new()), serde_json::from_value)
}

pub(crate) fn files() -> CourtFiles {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/court-forms"));
    let folder = std::env::var_os("COQUINA_COURT_FORMS").map_or_else(beside, PathBuf::from);
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.filter_map(|entry| fs::read(entry.path()).ok());
    files.map(|file| (Sha256Hash::of(&file).to_string(), file)).collect()
}

impl Packet {
    fn interview(&self) -> Result<Interview<'_>, Box<dyn Error>> {
        let catalog = Catalog::embedded()?;
        let document_type = catalog.document_type("uncontestedDivorce").ok_or("there is no divorce")?;
        let county = self.county.as_ref().and_then(|county| catalog.county(county));
        Ok(Interview::new(document_type, &self.matter.answers).knowing(&self.matter.facts).filed_in(county))
    }

    fn paper(&self, interview: &Interview<'_>) -> Result<Paper, Box<dyn Error>> {
        let document_type =
            Catalog::embedded()?.document_type("uncontestedDivorce").ok_or("there is no divorce")?;
        let template = document_type.template.as_ref().ok_or("there are no clauses")?;
        Ok(assemble(template, interview, &self.nonlawyer))
    }

    /// The document itself.
    pub(crate) fn document(&self) -> Result<Vec<u8>, Box<dyn Error>> {
        Ok(render(&self.paper(&self.interview()?)?, RenderMode::Final)?)
    }

    /// The document's own papers but those whose place a form of the court takes, then the court's forms as they are filed.
    pub(crate) fn parts(&self, document: &[u8]) -> Result<Vec<FilePart>, Box<dyn Error>> {
        let interview = self.interview()?;
        let (mut forms, mut filled) = (Vec::new(), Vec::new());
        for step in interview.filing_steps().iter().filter(|step| interview.is_in_packet(step)) {
            let Some(form) = self.form(step, &interview)? else { continue };
            filled.extend(step.form.court_form.as_deref());
            forms.push(form);
        }
        let own = if filled.is_empty() {
            split(LoadedFile::read(document)?)?
        } else {
            let paper = self.paper(&interview.with_filled_forms(&filled))?;
            split(render_file(&Stop::default(), &paper, RenderMode::Final)?)?
        };
        Ok(own.into_iter().chain(forms).collect())
    }

    fn form(
        &self,
        step: &FilingStep<'_>,
        interview: &Interview<'_>,
    ) -> Result<Option<FilePart>, Box<dyn Error>> {
        let forms = CourtForm::embedded()?;
        let form = forms.iter().find(|form| step.form.court_form.as_ref() == Some(&form.id));
        let Some(form) = form else { return Ok(None) };
        let filling = form
            .fillings
            .iter()
            .find(|filling| filling.of == step.of && interview.holds(filling.when.as_ref()));
        let (Some(filling), Some(blank)) = (filling, self.blanks.get(&form.id)) else {
            return Ok(None);
        };
        let filled = blank.fill(&entries(filling, interview, &self.nonlawyer), RenderMode::Final)?;
        Ok(Some(FilePart { title: format!("{} {}", step.form.name, step.of.word()), file: filled }))
    }

    pub(crate) fn bind(&self, parts: Vec<FilePart>) -> Result<Vec<u8>, FormError> {
        bind("Uncontested Divorce", parts)?.write()
    }
}
