//! Named people with their answers: what they get, and what is found.

use std::collections::BTreeSet;
use std::fs;

use domain::content::finding::Level;
use domain::content::{County, DocumentType};
use domain::documents::changes::PaperSource;
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::findings::Finding;
use domain::interview::{AnswerChanges, Interview};
use jiff::civil::Date;
use serde::Deserialize;

use crate::content;
use crate::draft::{Draft, draft, nonlawyer};
use crate::paths::{Path, TODAY, catalog, sold};
use crate::text;

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    #[serde(skip)]
    pub(crate) file: String,
    name: String,
    today: Option<String>,
    county: Option<String>,
    pub(crate) answers: Path,
    #[serde(default)]
    pub(crate) facts: Path,
    expect: Expect,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Expect {
    present: Vec<String>,
    absent: Vec<String>,
    #[serde(default)]
    findings: BTreeSet<String>,
    #[serde(default)]
    blocked: bool,
}

pub(crate) fn cases(document_type: &DocumentType) -> Vec<Case> {
    let folder = content::folder().join(format!("documents/{}/cases", document_type.slug));
    let files = fs::read_dir(&folder).unwrap_or_else(|_| panic!("{} is missing", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let read = |path: std::path::PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let case: Case = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Case { file: path.file_stem().unwrap().to_string_lossy().into_owned(), ..case }
    };
    paths.into_iter().map(read).collect()
}

impl Case {
    pub(crate) fn draft(&self, document_type: &DocumentType) -> Draft {
        draft(document_type, (&self.answers, &self.facts), self.county(), self.today())
    }

    /// The same person with other facts.
    pub(crate) fn knowing(&self, facts: Path) -> Self {
        Self { facts, ..self.clone() }
    }

    /// The answers and the facts, with what one writes of the other.
    pub(crate) fn matter(&self, document_type: &DocumentType) -> Matter {
        self.parsed(document_type).unwrap_or_else(|| panic!("{} is refused", self.file))
    }

    /// The same, unless something in it is refused.
    pub(crate) fn parsed(&self, document_type: &DocumentType) -> Option<Matter> {
        let answers = AnswerChanges::parse(document_type, &self.answers).ok()?;
        let facts = FactChanges::parse(document_type, catalog(), &self.facts).ok()?;
        Some(Matter::default().with(document_type, answers, facts))
    }

    /// The paper with what it is made from.
    pub(crate) fn source(&self, document_type: &DocumentType) -> PaperSource {
        PaperSource {
            matter: self.matter(document_type),
            county: self.county.clone(),
            paper: self.draft(document_type).paper,
        }
    }

    pub(crate) fn today(&self) -> Date {
        self.today.as_deref().map_or(TODAY, |day| day.parse().unwrap())
    }

    pub(crate) fn county(&self) -> Option<&'static County> {
        self.county.as_deref().map(|name| catalog().county(name).unwrap())
    }

    fn faults(&self, draft: &Draft) -> Vec<String> {
        let (instruments, whole) = (text::instruments(&draft.paper), text::whole(&draft.paper));
        let missing = self.expect.present.iter().filter(|words| !instruments.contains(words.as_str()));
        let printed = self.expect.absent.iter().filter(|words| whole.contains(words.as_str()));
        let mut faults: Vec<String> = missing.map(|words| format!("{words:?} is missing")).collect();
        faults.extend(printed.map(|words| format!("{words:?} is printed")));
        let lost = draft.stated.iter().filter(|words| !whole.contains(words.as_str()));
        faults.extend(lost.map(|words| format!("the fact {words:?} is not printed")));
        let found: BTreeSet<String> = draft.findings.iter().map(|finding| finding.code.clone()).collect();
        if found != self.expect.findings {
            faults.push(format!("found {found:?} instead of {:?}", self.expect.findings));
        }
        let blocks = |finding: &Finding| finding.level == Level::Block;
        let blocked = draft.findings.iter().any(blocks) || !draft.open.is_empty();
        if blocked != self.expect.blocked {
            faults.push(format!("blocked: {blocked}, because of {:?}", draft.open));
        }
        faults
    }
}

#[test]
fn the_personas_get_the_words_and_the_findings_they_should() {
    for document_type in sold() {
        let cases = cases(document_type);
        assert!(cases.len() >= 8, "{} has only {} personas", document_type.slug, cases.len());
        let told = |case: &Case| {
            let faults = case.faults(&case.draft(document_type));
            (!faults.is_empty()).then(|| {
                format!("{}/{} ({}):\n  {}", document_type.slug, case.file, case.name, faults.join("\n  "))
            })
        };
        let faults: Vec<String> = cases.iter().filter_map(told).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn every_finding_is_found_in_some_persona_and_not_in_another() {
    for document_type in sold() {
        let found: Vec<BTreeSet<String>> =
            cases(document_type).into_iter().map(|case| case.expect.findings).collect();
        for rule in &document_type.findings {
            let (with, without): (Vec<_>, Vec<_>) =
                found.iter().partition(|codes| codes.contains(&rule.code));
            assert!(!with.is_empty(), "{}: no persona meets {}", document_type.slug, rule.code);
            let unasked = draft(document_type, (&Path::new(), &Path::new()), None, TODAY)
                .findings
                .iter()
                .all(|found| found.code != rule.code);
            assert!(unasked || !without.is_empty(), "{}: {} is always found", document_type.slug, rule.code);
        }
    }
}

#[test]
fn a_name_that_ends_with_a_period_ends_its_sentence() {
    for document_type in sold() {
        for case in cases(document_type) {
            let printed = text::whole(&case.draft(document_type).paper);
            let drafted = printed.lines().filter(|line| !line.starts_with('>'));
            let doubled: Vec<&str> = drafted.filter(|line| line.contains("..")).collect();
            assert!(doubled.is_empty(), "{}/{}: {doubled:?}", document_type.slug, case.file);
        }
    }
}

#[test]
fn an_answer_is_never_read_as_template_text() {
    let will = catalog().document_type("simpleWill").unwrap();
    let mut case = cases(will).remove(0);
    case.answers.insert("specificBequests".into(), "My {fullName} mug and {address} <b>sign</b>".into());
    let printed = text::instruments(&case.draft(will).paper);
    assert!(printed.contains("My {fullName} mug and {address} <b>sign</b>"));
}

#[test]
fn an_unfinished_document_can_be_looked_at() {
    for document_type in sold() {
        let answers = domain::interview::Answers::default();
        let interview = Interview::new(document_type, &answers);
        let paper =
            domain::assembly::assemble(document_type.template.as_ref().unwrap(), &interview, &nonlawyer());
        assert!(text::instruments(&paper).contains(domain::assembly::UNANSWERED), "{}", document_type.slug);
    }
}
