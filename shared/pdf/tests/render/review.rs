//! What the review shows is what the file prints: for every persona, and for text that was made to deceive.
//! `COQUINA_TEXTS=20000 cargo test -p pdf --test render review` tries more texts; `PROPTEST_RNG_SEED` other ones.

use std::{collections::BTreeSet, env, fs};

use domain::assembly::assemble;
use domain::assembly::paper::Paper;
use domain::content::{Catalog, County, DocumentType};
use domain::interview::facts::{FactChanges, Facts, Matter};
use domain::interview::{AnswerChanges, Answers, Interview};
use pdf::{RenderError, RenderMode, render, unprintable};
use proptest::{
    prelude::*,
    test_runner::{Config, TestRunner},
};
use serde_json::{Map, Value, json};
use unicode_normalization::UnicodeNormalization;

use crate::{extract::all_text, printing::expected};

/// A document type with the answers and facts of a persona.
pub(crate) struct Persona {
    pub(crate) name: String,
    pub(crate) document_type: &'static DocumentType,
    county: Option<&'static County>,
    pub(crate) answers: Map<String, Value>,
    pub(crate) facts: Map<String, Value>,
}

pub(crate) fn personas() -> Vec<Persona> {
    let catalog = Catalog::embedded().unwrap();
    let sold = catalog.document_types.iter().filter(|document_type| document_type.template.is_some());
    sold.flat_map(|document_type| {
        files(document_type).into_iter().map(|file| persona(catalog, document_type, &file))
    })
    .collect()
}

fn files(document_type: &DocumentType) -> Vec<std::path::PathBuf> {
    let folder = format!("{}/../content/documents/{}/cases", env!("CARGO_MANIFEST_DIR"), document_type.slug);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

fn persona(
    catalog: &'static Catalog,
    document_type: &'static DocumentType,
    file: &std::path::Path,
) -> Persona {
    let case: toml::Table = toml::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let given = |table: &str| match case.get(table) {
        Some(given) => serde_json::from_value(serde_json::to_value(given).unwrap()).unwrap(),
        None => Map::new(),
    };
    let county = case.get("county").and_then(|county| catalog.county(county.as_str()?));
    let name = format!("{} {}", document_type.slug, file.file_stem().unwrap().to_string_lossy());
    Persona { name, document_type, county, answers: given("answers"), facts: given("facts") }
}

/// The nonlawyer of the stage for trying things out.
pub(crate) fn nonlawyer() -> domain::assembly::nonlawyer::Nonlawyer {
    let config: serde_json::Value =
        serde_json::from_str(include_str!("../../../../infra/config/dev.json")).unwrap();
    serde_json::from_value(config["nonlawyer"].clone()).unwrap()
}

impl Persona {
    /// The persona's paper.
    pub(crate) fn printed(&self) -> Paper {
        let answers = AnswerChanges::parse(self.document_type, &self.answers).unwrap();
        let facts =
            FactChanges::parse(self.document_type, Catalog::embedded().unwrap(), &self.facts).unwrap();
        let Matter { answers, facts } = Matter::default().with(self.document_type, answers, facts);
        self.paper(&answers, &facts)
    }

    /// What the preview gives the page, and what is printed.
    fn paper(&self, answers: &Answers, facts: &Facts) -> Paper {
        let interview = Interview::new(self.document_type, answers).knowing(facts).filed_in(self.county);
        assemble(self.document_type.template.as_ref().unwrap(), &interview, &nonlawyer())
    }

    /// The questions that are answered in words.
    fn typed(&self) -> Vec<&'static str> {
        let questions = self.document_type.questions.iter().filter(|question| question.kind.is_typed());
        questions.map(|question| question.id.as_str()).filter(|id| self.answers.contains_key(*id)).collect()
    }
}

/// Without line ends and spaces, and with one of each group of characters that the fonts draw with one glyph.
fn folded(text: &str) -> String {
    let twin = |c| match c {
        '\u{2010}' | '\u{2011}' => '-',
        '\u{3bc}' => '\u{b5}',
        '\u{2bb}' => '\u{2018}',
        '\u{2bc}' => '\u{2019}',
        '\u{2206}' => '\u{394}',
        '\u{2215}' => '\u{2044}',
        other => other,
    };
    let plain = [("ﬁ", "fi"), ("ﬂ", "fl"), ("ﬀ", "ff"), ("ﬃ", "ffi"), ("ﬄ", "ffl")]
        .iter()
        .fold(text.to_owned(), |text, (ligature, letters)| text.replace(ligature, letters));
    plain.nfc().filter(|c| !c.is_whitespace()).map(twin).collect()
}

/// Every text of the review is in the file, and the file has no character that the review has not, but for labels of lists and
/// the ellipsis of a label that is cut to its line.
fn says_the_same(paper: &Paper, file: &[u8]) -> Result<(), String> {
    let printed = folded(&all_text(file));
    let shown: Vec<String> = expected(paper).iter().map(|text| folded(text)).collect();
    if let Some(text) = shown.iter().find(|text| !printed.contains(text.as_str())) {
        return Err(format!("shown and not printed: {text:?}"));
    }
    let seen: BTreeSet<char> = shown.iter().flat_map(|text| text.chars()).collect();
    let odd = |c: &char| !seen.contains(c) && !c.is_ascii() && !"•☐–…".contains(*c);
    match printed.chars().find(odd) {
        Some(c) => Err(format!("printed and not shown: {}", c.escape_unicode())),
        None => Ok(()),
    }
}

#[test]
fn every_persona_reads_in_the_file_what_the_review_shows() {
    for persona in personas() {
        let paper = persona.printed();
        let file = render(&paper, RenderMode::Final).unwrap();
        says_the_same(&paper, &file).unwrap_or_else(|fault| panic!("{}: {fault}", persona.name));
    }
}

/// Marks that turn writing, hide or join; accents in heaps; spaces of all widths; letters of other scripts; emoji.
fn hostile() -> impl Strategy<Value = String> {
    let marks = "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{200e}\u{200f}\u{61c}\
                 \u{200b}\u{200c}\u{200d}\u{2060}\u{feff}\u{ad}\u{fe0f}\u{e0041}\u{e007f}\u{e000}\u{378}\u{34f}";
    let accents = "\u{300}\u{301}\u{302}\u{303}\u{308}\u{323}\u{31b}\u{336}\u{20e3}";
    let spaces = " \u{a0}\u{2002}\u{2003}\u{2007}\u{200a}\u{202f}\u{3000}\u{1680}\t\r\n\u{2028}";
    let others = "אبت漢Ωиʼ👍👨‍👩ﬁﬀĳǆ";
    let one_of = |characters: &str| proptest::sample::select(characters.chars().collect::<Vec<_>>());
    let piece = prop_oneof![
        4 => "[A-Za-z]{1,9}".prop_map(|word| word + " "),
        2 => one_of("eoXq7,.“”éñŁễ-").prop_map(String::from),
        2 => one_of(spaces).prop_map(String::from),
        1 => one_of(accents).prop_map(String::from),
        1 => one_of(marks).prop_map(String::from),
        1 => one_of(others).prop_map(String::from),
        1 => any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(piece, 1..14).prop_map(|pieces| pieces.concat())
}

fn number(name: &str, default: u64) -> u64 {
    env::var(name).ok().map_or(default, |text| text.parse().unwrap())
}

/// Tries texts in an answer of each persona in turn.
fn try_texts(check: impl Fn(&Persona, &str, &str) -> Result<(), String>) {
    let personas = personas();
    let cases = u32::try_from(number("COQUINA_TEXTS", 120)).unwrap();
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let places = (hostile(), 0..personas.len(), any::<prop::sample::Index>());
    let told = TestRunner::new(config).run(&places, |(text, persona, question)| {
        let persona = &personas[persona];
        let question = *question.get(&persona.typed());
        check(persona, question, &text).map_err(|fault| {
            TestCaseError::fail(format!("{}, {question}: {fault} of {}", persona.name, text.escape_unicode()))
        })
    });
    if let Err(failure) = told {
        panic!("{failure}");
    }
}

/// What the fonts lack in the answers.
fn lacking(persona: &Persona, answers: &Answers) -> bool {
    let interview = Interview::new(persona.document_type, answers).filed_in(persona.county);
    interview.own_words().any(|(_, words)| !unprintable(words).is_empty())
}

fn compare(persona: &Persona, answers: &Answers) -> Result<(), String> {
    let paper = persona.paper(answers, &Facts::default());
    match render(&paper, RenderMode::Final) {
        Ok(file) => says_the_same(&paper, &file),
        Err(RenderError::Unprintable(_)) if lacking(persona, answers) => Ok(()),
        Err(fault) => Err(fault.to_string()),
    }
}

#[test]
fn a_hostile_answer_is_refused_or_printed_as_it_is_shown() {
    try_texts(|persona, question, text| {
        let mut given = persona.answers.clone();
        given.insert(question.to_string(), json!(text));
        match AnswerChanges::parse(persona.document_type, &given) {
            Err(refusals) if refusals.contains_key(question) => Ok(()),
            Err(refusals) => Err(format!("{refusals:?}")),
            Ok(changes) => compare(persona, &Answers::default().with(changes)),
        }
    });
}

#[test]
fn a_hostile_answer_that_was_stored_once_is_printed_as_it_is_shown() {
    try_texts(|persona, question, text| {
        let mut stored = persona.answers.clone();
        stored.insert(question.to_string(), json!(text));
        compare(persona, &Answers::restore(persona.document_type, &stored))
    });
}
