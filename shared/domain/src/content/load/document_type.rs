//! The files of a document type's folder.

use std::sync::Arc;

use serde_json::Value;

use super::files::{
    AnswerSheetsFile, CalculationsFile, DatesFile, DocumentFile, FactsFile, FindingsFile, QuestionsFile,
};
use super::forms::FormsFile;
use super::{Reader, Shared, conditions, parse};
use crate::content::DocumentType;
use crate::content::calculation::{Calculation, Calculations};
use crate::content::check;
use crate::content::choices::ChoicesFile;
use crate::content::circumstance::Topics;
use crate::content::date_rule::DateRule;
use crate::content::fact::Fact;
use crate::content::finding;
use crate::content::packet::Packet;
use crate::content::phrasing::PhrasingFile;
use crate::content::question::Question;
use crate::content::template::Template;
use crate::money::Cents;

impl Reader<'_> {
    fn template(&mut self, folder: &str, forms: &FormsFile) -> Option<Template> {
        let path = format!("{folder}/clauses.toml");
        self.files.get(path.as_str())?;
        let mut clauses: Value = self.read(&path)?;
        let mut problems = conditions::fill_in(&mut clauses);
        problems.extend(forms.fill_in(&mut clauses));
        self.problems.extend(problems.into_iter().map(|problem| format!("{path}: {problem}")));
        let read = parse(clauses);
        read.map_err(|problem| self.problems.push(format!("{path}: {problem}"))).ok()
    }

    fn findings(&mut self, folder: &str, topics: &Topics) -> Vec<finding::FindingRule> {
        let path = format!("{folder}/findings.toml");
        if !self.files.contains_key(path.as_str()) {
            return Vec::new();
        }
        let mut rules = self.read::<FindingsFile>(&path).map(|file| file.finding).unwrap_or_default();
        for rule in &mut rules {
            let unknown = rule.when.resolve(topics);
            let report = |topic| format!("{path}: {}: there is no topic {topic:?}", rule.code);
            self.problems.extend(unknown.into_iter().map(report));
        }
        rules
    }

    fn facts(&mut self, folder: &str) -> Vec<Fact> {
        let path = format!("{folder}/facts.toml");
        let file: Option<FactsFile> = self.read_if_there(&path);
        let facts = file.map(|file| file.fact).unwrap_or_default();
        facts.into_iter().filter_map(|fact| self.fact(&path, fact)).collect()
    }

    fn fact(&mut self, path: &str, fact: Value) -> Option<Fact> {
        let id = fact["id"].to_string();
        parse(fact).map_err(|problem| self.problems.push(format!("{path}: {id}: {problem}"))).ok()
    }

    fn calculations(&mut self, folder: &str) -> Vec<Calculation> {
        let file: Option<CalculationsFile> = self.read_if_there(&format!("{folder}/calculations.toml"));
        file.map(|file| file.calculation).unwrap_or_default()
    }

    fn dates(&mut self, folder: &str) -> Vec<DateRule> {
        let file: Option<DatesFile> = self.read_if_there(&format!("{folder}/dates.toml"));
        file.map(|file| file.date).unwrap_or_default()
    }

    fn packet(&mut self, folder: &str) -> Option<Packet> {
        let packet: Option<Packet> = self.read_if_there(&format!("{folder}/packet.toml"));
        let sheets: Option<AnswerSheetsFile> = self.read_if_there(&format!("{folder}/answer-sheets.toml"));
        let answer_sheets = sheets.map(|file| file.sheet).unwrap_or_default();
        packet.map(|packet| Packet { answer_sheets, ..packet })
    }

    pub(super) fn document_type(&mut self, slug: &str, shared: &Shared) -> Option<DocumentType> {
        let folder = format!("documents/{slug}");
        let file: Option<DocumentFile> = self.read(&format!("{folder}/document.toml"));
        let questions: Option<QuestionsFile> = self.read(&format!("{folder}/questions.toml"));
        let template = self.template(&folder, &shared.forms);
        let findings = self.findings(&folder, &shared.topics);
        let packet = self.packet(&folder);
        let dates = self.dates(&folder);
        let facts = self.facts(&folder);
        let calculations =
            Calculations { all: self.calculations(&folder), guidelines: Arc::clone(&shared.guidelines) };
        let (file, questions) = (file?, questions?);
        let mut questions = questions.question;
        self.phrasing(&folder, &mut questions);
        self.choices(&folder, &mut questions);
        Some(DocumentType {
            id: file.id,
            slug: file.slug,
            name: file.name,
            category: file.category,
            description: file.description,
            icon: file.icon,
            price: Cents(file.price_cents),
            price_display: file.price_display,
            parties: file.parties,
            features: file.features,
            by_hand: file.by_hand,
            disclosure_services: file.disclosure_services,
            suggested_questions: file.suggested_questions,
            stages: file.stage,
            questions,
            facts,
            calculations,
            county: file.county,
            findings,
            packet,
            dates,
            template,
        })
    }

    /// Tells each question how its answer is said.
    fn phrasing(&mut self, folder: &str, questions: &mut [Question]) {
        let path = format!("{folder}/phrasing.toml");
        let heard = self.read::<PhrasingFile>(&path).map(|file| file.heard).unwrap_or_default();
        for phrasing in heard {
            let problems = check::of_phrasing(&phrasing, questions);
            self.problems.extend(problems.into_iter().map(|problem| format!("{path}: {problem}")));
            let question = questions.iter_mut().find(|question| question.id == phrasing.question);
            if let Some(question) = question {
                question.lead = phrasing.lead.clone();
                question.phrasing = phrasing;
            }
        }
    }

    /// Tells each choice what its options do. None goes without: its effect is said before it is confirmed.
    fn choices(&mut self, folder: &str, questions: &mut [Question]) {
        let path = format!("{folder}/choices.toml");
        let all = self.read::<ChoicesFile>(&path).map(|file| file.choice).unwrap_or_default();
        for choices in all {
            let problems = check::of_choices(&choices, questions);
            self.problems.extend(problems.into_iter().map(|problem| format!("{path}: {problem}")));
            if let Some(question) = questions.iter_mut().find(|question| question.id == choices.question) {
                question.choices = choices;
            }
        }
        let silent =
            questions.iter().filter(|each| !each.choosable().is_empty() && each.choices.effects.is_empty());
        self.problems.extend(silent.map(|each| format!("{path}: {} is missing", each.id)));
    }
}

// The place is told where problems are looked for.
#[cfg(all(test, debug_assertions))]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_fact_that_is_misspelt_is_named_at_once() {
        let misspelt =
            r#"{ "fact": [{ "id": "county", "txet": "Where?" }, { "id": "pets", "maening": "A trust." }] }"#;
        let files = BTreeMap::from([("documents/simple-will/facts.toml", misspelt)]);
        let mut reader = Reader { files: &files, problems: Vec::new() };
        assert!(reader.facts("documents/simple-will").is_empty());
        assert_eq!(reader.problems.len(), 2, "{:?}", reader.problems);
        for (problem, (id, key)) in reader.problems.iter().zip([("county", "txet"), ("pets", "maening")]) {
            let start = format!("documents/simple-will/facts.toml: {id:?}: {key}: unknown field `{key}`");
            assert!(problem.starts_with(&start), "{problem}");
        }
    }
}
