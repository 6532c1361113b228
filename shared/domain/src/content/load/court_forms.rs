//! `court-forms`: a file for each of the court's forms, and `court-form-parts.toml`, what many of them have in common, such as the
//! caption. They are read where forms are filled, and not at every start of a function.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::forms::replaced;
use super::{CONTENT, Reader, parse};
use crate::content::check;
use crate::content::court_form::{CourtForm, Edition, FormFilling};
use crate::content::{Catalog, ContentProblems};

const FOLDER: &str = "court-forms/";
const PARTS: &str = "court-form-parts.toml";

/// A form's file. What it fills is read once for each who files it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FormFile {
    edition: Edition,
    document: String,
    /// Who files it, the words that stand for `{…}` in that one's copy, and the boxes that only that one fills otherwise.
    filing: Vec<Map<String, Value>>,
    #[serde(default, rename = "use")]
    uses: Vec<Value>,
    #[serde(default, rename = "box")]
    boxes: Vec<Value>,
    #[serde(default)]
    rows: Vec<Value>,
    #[serde(default, rename = "list")]
    lists: Vec<Value>,
    #[serde(default)]
    printed: Vec<Value>,
    #[serde(default)]
    blank: Vec<Value>,
}

/// The boxes of a part, by the names that they have in this form. A box without a name is not in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartUse {
    part: String,
    with: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartsFile {
    part: Vec<Part>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    id: String,
    #[serde(default, rename = "box")]
    boxes: Vec<Value>,
    #[serde(default, rename = "list")]
    lists: Vec<Value>,
    #[serde(default)]
    blank: Vec<Value>,
}

impl CourtForm {
    /// The forms that this program was built with, by their ids.
    ///
    /// # Errors
    /// Every problem of their files at once. The content test keeps such a program from being built.
    pub fn embedded() -> Result<&'static [Self], &'static ContentProblems> {
        static FORMS: OnceLock<Result<Vec<CourtForm>, ContentProblems>> = OnceLock::new();
        let read = || {
            let catalog = Catalog::embedded().map_err(Clone::clone)?;
            Self::read(&CONTENT.iter().copied().collect(), catalog)
        };
        FORMS.get_or_init(read).as_deref()
    }

    /// The forms of content files: the text of each as JSON, by its path below the content's root.
    ///
    /// # Errors
    /// Every problem of the files at once.
    pub fn read(files: &BTreeMap<&str, &str>, catalog: &Catalog) -> Result<Vec<Self>, ContentProblems> {
        let mut reader = Reader { files, problems: Vec::new() };
        let parts: PartsFile = reader.read(PARTS).unwrap_or(PartsFile { part: Vec::new() });
        let paths = files.keys().filter(|path| path.starts_with(FOLDER));
        let forms: Vec<Self> = paths.filter_map(|path| reader.court_form(path, &parts)).collect();
        for form in &forms {
            let problems = check::of_court_form(form, catalog).into_iter();
            reader.problems.extend(problems.map(|problem| format!("{FOLDER}{}.toml: {problem}", form.id)));
        }
        if reader.problems.is_empty() { Ok(forms) } else { Err(ContentProblems(reader.problems)) }
    }
}

impl Reader<'_> {
    fn court_form(&mut self, path: &str, parts: &PartsFile) -> Option<CourtForm> {
        let file: FormFile = self.read(path)?;
        let fillings = file.filing.iter().map(|filer| filling(&file, filer, parts)).collect::<Result<_, _>>();
        let fillings = fillings.map_err(|problem| self.problems.push(format!("{path}: {problem}"))).ok()?;
        let id = path.strip_prefix(FOLDER)?.strip_suffix(".toml")?.to_string();
        Some(CourtForm { id, edition: file.edition, document: file.document, fillings })
    }
}

/// The map of the one who files it: that one's boxes, and those of the parts that the form uses.
fn filling(file: &FormFile, filer: &Map<String, Value>, parts: &PartsFile) -> Result<FormFilling, String> {
    let mut filling = filer.clone();
    let words = filling.remove("with").map(serde_json::from_value).transpose();
    let words: BTreeMap<String, String> = words.map_err(|error| error.to_string())?.unwrap_or_default();
    let mut own = |key: &str| match filling.remove(key) {
        Some(Value::Array(own)) => own,
        _ => Vec::new(),
    };
    let (mut boxes, mut blank, mut lists) = (own("box"), own("blank"), file.lists.clone());
    for used in &file.uses {
        let used: PartUse = parse(replaced(used, &words))?;
        let part = parts.part.iter().find(|part| part.id == used.part);
        let part = part.ok_or_else(|| format!("there is no part {:?}", used.part))?;
        used.fits(part)?;
        boxes.extend(part.boxes.iter().map(|each| replaced(each, &used.with)).filter(is_named));
        lists.extend(part.lists.iter().map(|each| replaced(each, &used.with)).filter(is_named));
        blank.extend(part.blank.iter().map(|each| only_named(replaced(each, &used.with))));
    }
    boxes.extend(file.boxes.iter().cloned());
    blank.extend(file.blank.iter().cloned());
    filling.insert("box".into(), boxes.into());
    filling.insert("rows".into(), file.rows.clone().into());
    filling.insert("list".into(), lists.into());
    filling.insert("printed".into(), file.printed.clone().into());
    filling.insert("blank".into(), blank.into());
    parse(replaced(&Value::Object(filling), &words))
}

impl PartUse {
    fn fits(&self, part: &Part) -> Result<(), String> {
        let all =
            Value::from_iter(part.boxes.iter().chain(&part.lists).chain(&part.blank).cloned()).to_string();
        match self.with.keys().find(|name| !all.contains(&format!("{{{name}}}"))) {
            Some(name) => Err(format!("the part {:?} has no box {name:?}", part.id)),
            None => Ok(()),
        }
    }
}

fn is_named(rule: &Value) -> bool {
    rule["field"].as_str().is_none_or(|field| !field.starts_with('{'))
}

fn only_named(mut blank: Value) -> Value {
    if let Some(fields) = blank["fields"].as_array_mut() {
        fields.retain(|field| field.as_str().is_none_or(|field| !field.starts_with('{')));
    }
    blank
}
