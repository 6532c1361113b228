//! Loading: content files to a catalog. Reading goes on after a problem, so that all are reported at once. It is long because
//! each kind of file has its few lines here, and nothing else knows where the files are.

mod conditions;
mod court_forms;
mod files;
mod forms;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::calculation::{Calculation, Calculations};
use super::check;
use super::choices::ChoicesFile;
use super::circumstance::Topics;
use super::county;
use super::county_example::CountyExamplesFile;
use super::date_rule::DateRule;
use super::fact::Fact;
use super::finding;
use super::packet::Packet;
use super::phrasing::PhrasingFile;
use super::question::Question;
use super::template::Template;
use super::{Bundle, Catalog, ContentProblems, Copy, County, DocumentType, Guide, Prompt};
use crate::child_support::Guidelines;
use crate::money::Cents;

use files::{
    AnswerSheetsFile, BundleEntry, CalculationsFile, CatalogFile, DatesFile, DocumentFile, FactsFile,
    FindingsFile, PeopleBookFile, QuestionsFile, TopicsFile,
};
use forms::FormsFile;

/// The files of `shared/content` by their paths, in order, each as JSON: what `build.rs` has made of them.
static CONTENT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/content.rs"));

/// Reads files and collects what is wrong with them.
struct Reader<'a> {
    files: &'a BTreeMap<&'a str, &'a str>,
    problems: Vec<String>,
}

/// What several document types use.
struct Shared {
    forms: FormsFile,
    topics: Topics,
    guidelines: Arc<Guidelines>,
}

impl Catalog {
    /// The catalog of the content files that this program was built with.
    ///
    /// # Errors
    /// Every problem of the content files at once. The content test keeps such a program from being built.
    pub fn embedded() -> Result<&'static Self, &'static ContentProblems> {
        static CATALOG: OnceLock<Result<Catalog, ContentProblems>> = OnceLock::new();
        CATALOG.get_or_init(|| Self::read(&CONTENT.iter().copied().collect())).as_ref()
    }

    /// The catalog of content files: the text of each as JSON, by its path below the content's root.
    ///
    /// # Errors
    /// Every problem of the files at once.
    pub fn read(files: &BTreeMap<&str, &str>) -> Result<Self, ContentProblems> {
        let mut reader = Reader { files, problems: Vec::new() };
        let catalog = reader.catalog();
        if let Some(catalog) = &catalog {
            reader.problems.extend(check::problems(catalog));
        }
        match catalog {
            Some(catalog) if reader.problems.is_empty() => Ok(catalog),
            _ => Err(ContentProblems(reader.problems)),
        }
    }
}

/// The folder of the document type that a file describes.
fn slug(path: &str) -> Option<&str> {
    path.strip_prefix("documents/")?.strip_suffix("/document.toml")
}

/// What a file says, or where it is wrong and how.
#[cfg(debug_assertions)]
fn parse<'de, T: Deserialize<'de>, D: Deserializer<'de>>(file: D) -> Result<T, String> {
    serde_path_to_error::deserialize(file).map_err(|error| {
        let problem = error.inner().to_string();
        // Lines and columns are those of the JSON, which no one has written.
        let problem = problem.split(" at line ").next().unwrap_or_default();
        format!("{}: {problem}", error.path())
    })
}

/// The same, without the place: content that is wrong does not pass the tests, and functions are to be small.
#[cfg(not(debug_assertions))]
fn parse<'de, T: Deserialize<'de>, D: Deserializer<'de>>(file: D) -> Result<T, String> {
    T::deserialize(file).map_err(|error| error.to_string())
}

impl<'a> Reader<'a> {
    fn catalog(&mut self) -> Option<Catalog> {
        let main: Option<CatalogFile> = self.read("catalog.toml");
        let copy: Option<Copy> = self.read("copy.toml");
        let mut counties: Option<Vec<County>> = self.read("counties.json");
        counties.iter_mut().for_each(|counties| county::compare(counties));
        let examples: Option<CountyExamplesFile> = self.read("county-examples.toml");
        let guide: Option<Guide> = self.read("guide.toml");
        let people: Option<PeopleBookFile> = self.read("people-book.toml");
        let prompt: Option<Prompt> = self.read("assistant/prompt.toml");
        let guidelines = Arc::new(self.guidelines()?);
        let shared = Shared { forms: self.read("forms.toml")?, topics: self.topics()?, guidelines };
        let main = main?;
        let slugs = self.slugs(&main.order);
        let kinds: Vec<_> = slugs.iter().map(|slug| self.document_type(slug, &shared)).collect();
        let document_types: Vec<DocumentType> = kinds.into_iter().collect::<Option<_>>()?;
        let people = people?;
        Some(Catalog {
            bundles: main.bundle.into_iter().map(|entry| bundle(entry, &document_types)).collect(),
            document_types,
            counties: counties?,
            county_examples: examples?.example,
            copy: copy?,
            guide: self.guide(guide?, &shared.topics),
            prompt: prompt?,
            people_book: people.entry,
            trusted: people.trusted,
            guidelines: Arc::clone(&shared.guidelines),
            court_holidays: self.read("court-holidays.toml")?,
            lexicon: self.read("lexicon.toml")?,
            statutes: main.statutes,
            processing_fee: Cents(main.processing_fee_cents),
            attorney_review: Cents(main.attorney_review_cents),
        })
    }

    /// The folders of the document types: those that have a place in the order, and after them the others by name.
    fn slugs(&self, order: &[String]) -> Vec<String> {
        let found = self.files.keys().filter_map(|path| slug(path)).map(ToString::to_string);
        order.iter().cloned().chain(found.filter(|slug| !order.contains(slug))).collect()
    }

    fn text(&mut self, path: &str) -> Option<&'a str> {
        let found = self.files.get(path).copied();
        if found.is_none() {
            self.problems.push(format!("{path}: the file is missing"));
        }
        found
    }

    fn read<T: DeserializeOwned>(&mut self, path: &str) -> Option<T> {
        let read = parse(&mut serde_json::Deserializer::from_str(self.text(path)?));
        read.map_err(|problem| self.problems.push(format!("{path}: {problem}"))).ok()
    }

    /// A file that not every document type has.
    fn read_if_there<T: DeserializeOwned>(&mut self, path: &str) -> Option<T> {
        self.files.get(path)?;
        self.read(path)
    }

    fn topics(&mut self) -> Option<Topics> {
        let file: TopicsFile = self.read("topics.toml")?;
        Some(file.topic.into_iter().map(|topic| (topic.id, topic.words)).collect())
    }

    fn guidelines(&mut self) -> Option<Guidelines> {
        let rows = self.read("child-support/schedule.csv");
        let numbers = self.read("child-support/guidelines.toml");
        Some(Guidelines::new(rows?, numbers?))
    }

    fn guide(&mut self, mut guide: Guide, topics: &Topics) -> Guide {
        let unknown = guide.resolve(topics);
        self.problems.extend(unknown.iter().map(|topic| format!("guide.toml: there is no topic {topic:?}")));
        guide
    }

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

    fn document_type(&mut self, slug: &str, shared: &Shared) -> Option<DocumentType> {
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

fn bundle(entry: BundleEntry, kinds: &[DocumentType]) -> Bundle {
    let id = |slug: String| {
        kinds
            .iter()
            .find(|document_type| document_type.slug == slug)
            .map_or(slug, |document_type| document_type.id.clone())
    };
    let price = Cents(entry.price_cents);
    Bundle {
        id: entry.id,
        name: entry.name,
        price,
        share: price.split(entry.documents.len()).first().copied().filter(|_| entry.drafts),
        description: entry.description,
        documents: entry.documents.into_iter().map(|choice| choice.into_iter().map(id).collect()).collect(),
        features: entry.features,
    }
}

// The place is told where problems are looked for.
#[cfg(all(test, debug_assertions))]
mod tests {
    use super::*;

    #[test]
    fn whoever_writes_content_is_told_where_it_is_wrong() {
        let misspelt = r#"{ "finding": [{ "code": "W1", "levle": "warn" }] }"#;
        let read: Result<FindingsFile, _> = parse(&mut serde_json::Deserializer::from_str(misspelt));
        let Err(problem) = read else { panic!("it was read") };
        assert!(problem.starts_with("finding[0].levle: unknown field `levle`, expected"), "{problem}");
    }

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
