//! The maps against the court's own files, where these are: in the folder that `COQUINA_COURT_FORMS` names, or beside the project.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use domain::assembly::court_form::{FilledBox, Mark, entries};
use domain::assembly::nonlawyer::Nonlawyer;
use domain::content::{Catalog, CourtForm, DocumentType};
use domain::documents::Sha256Hash;
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Interview};
use pdf::{BlankForm, RenderMode, form_boxes};

use crate::fill_form;
use serde_json::{Map, Value};

use crate::reading::{has_boxes, shown};

/// The forms whose files are here, with them. What is left out is said.
pub(crate) fn installed() -> Vec<(&'static CourtForm, Vec<u8>)> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/court-forms"));
    let folder = std::env::var_os("COQUINA_COURT_FORMS").map_or_else(beside, PathBuf::from);
    let forms = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
    let files = entries.filter_map(|entry| fs::read(entry.path()).ok());
    let files: BTreeMap<String, Vec<u8>> =
        files.map(|file| (Sha256Hash::of(&file).to_string(), file)).collect();
    let file = |form: &'static CourtForm| {
        let file = files.get(&form.edition.sha256);
        if file.is_none() {
            println!("left out: the court's file of {} is not here", form.id);
        }
        Some((form, file?.clone()))
    };
    forms.iter().filter_map(file).collect()
}

#[test]
fn every_box_of_a_form_is_filled_or_left_to_someone() {
    for (form, file) in installed() {
        let boxes = form_boxes(&form.edition, &file).unwrap();
        let kept = boxes.iter().filter(|each| form.edition.pages.contains(&each.page));
        let boxes: BTreeSet<&str> = kept.map(|each| each.field.as_str()).collect();
        for filling in &form.fillings {
            let named: BTreeSet<&str> = filling.fields().into_iter().collect();
            let place = format!("{}, of the {}", form.id, filling.of.word());
            let unknown: Vec<_> = named.difference(&boxes).collect();
            assert!(unknown.is_empty(), "{place}: {unknown:?} is no box");
            let left: Vec<_> = boxes.difference(&named).collect();
            let missing: Vec<_> = left.iter().filter(|field| filling.writer(field).is_none()).collect();
            assert!(missing.is_empty(), "{place}: {missing:?} is in no map");
            for family in filling.blanks.iter().flat_map(|blank| &blank.families) {
                assert!(
                    left.iter().any(|field| field.starts_with(family)),
                    "{place}: no box is of {family:?}"
                );
            }
        }
    }
}

#[test]
fn every_form_says_what_a_persona_answered_and_is_flat() {
    for (form, file) in installed() {
        let document_type = Catalog::embedded().unwrap().document_type(&form.document).unwrap();
        let blank = BlankForm::read(&form.edition, &file).unwrap();
        for (persona, answers) in personas(document_type) {
            for (of, entries) in filed(form, document_type, &answers) {
                let place = format!("{} of the {of}, {persona}", form.id);
                let filled = blank
                    .fill(&entries, RenderMode::Final)
                    .unwrap_or_else(|error| panic!("{place}: {error}"));
                let filled = filled.write().unwrap();
                assert!(says(&filled, &entries), "{place}");
                assert!(!has_boxes(&filled), "{place}");
            }
        }
    }
}

#[test]
fn a_form_of_the_court_comes_out_the_same_twice() {
    for (form, file) in installed() {
        let document_type = Catalog::embedded().unwrap().document_type(&form.document).unwrap();
        let (_, answers) = personas(document_type).swap_remove(0);
        for (of, entries) in filed(form, document_type, &answers) {
            let filled = || fill_form(&form.edition, &file, &entries).unwrap();
            assert!(filled() == filled(), "{} of the {of}", form.id);
        }
    }
}

#[test]
fn a_file_of_the_court_that_was_changed_by_a_byte_is_refused() {
    for (form, mut file) in installed() {
        if let Some(byte) = file.last_mut() {
            *byte ^= 1;
        }
        assert!(fill_form(&form.edition, &file, &[]).is_err(), "{}", form.id);
    }
}

/// Whether every word of the entries stands in the file.
fn says(file: &[u8], entries: &[FilledBox]) -> bool {
    let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let shown = letters(&shown(file).concat());
    let says = |words: &String| words.split_whitespace().all(|word| shown.contains(&letters(word)));
    entries.iter().all(|entry| match &entry.mark {
        Mark::Words(words) | Mark::Heading { words, .. } => says(words),
        Mark::Attached(lines) => lines.iter().all(says),
        Mark::Tick => true,
    })
}

/// A persona's answers, facts and county.
pub(crate) struct Persona {
    matter: Matter,
    county: Option<String>,
}

/// Those who gave details, by which most boxes are filled.
pub(crate) fn personas(document_type: &DocumentType) -> Vec<(String, Persona)> {
    let folder = format!("{}/../content/documents/{}/cases", env!("CARGO_MANIFEST_DIR"), document_type.slug);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let name = |file: &PathBuf| file.file_stem().unwrap().to_string_lossy().into_owned();
    let all = files.iter().map(|file| (name(file), persona(document_type, file)));
    all.filter(|(_, persona)| !persona.matter.facts.is_empty()).collect()
}

fn persona(document_type: &DocumentType, file: &PathBuf) -> Persona {
    let case: toml::Table = toml::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let table = |name: &str| -> Map<String, Value> {
        case.get(name)
            .map(|table| serde_json::to_value(table).unwrap().as_object().unwrap().clone())
            .unwrap_or_default()
    };
    let changes = AnswerChanges::parse(document_type, &table("answers")).unwrap();
    let facts = FactChanges::parse(document_type, Catalog::embedded().unwrap(), &table("facts")).unwrap();
    let county = case.get("county").map(|county| county.as_str().unwrap().to_owned());
    Persona { matter: Matter::default().with(document_type, changes, facts), county }
}

/// What stands in the boxes, for each who files the form in this case.
pub(crate) fn filed(
    form: &CourtForm,
    document_type: &DocumentType,
    persona: &Persona,
) -> Vec<(&'static str, Vec<FilledBox>)> {
    let nonlawyer: Nonlawyer =
        "Ana Ruiz | Example Documents LLC | 1 Example Street | Miami, FL 33101 | 305-555-0100"
            .parse()
            .unwrap();
    let county = persona.county.as_ref().and_then(|county| Catalog::embedded().unwrap().county(county));
    let Matter { answers, facts } = &persona.matter;
    let interview = Interview::new(document_type, answers).knowing(facts).filed_in(county);
    let fillings = form.fillings.iter().filter(|filling| interview.holds(filling.when.as_ref()));
    fillings.map(|filling| (filling.of.word(), entries(filling, &interview, &nonlawyer))).collect()
}
