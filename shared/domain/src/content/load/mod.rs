//! Loading: content files to a catalog. Reading goes on after a problem, so that all are reported at once. Nothing
//! else knows where the files are.

mod conditions;
mod court_forms;
mod document_type;
mod files;
mod forms;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

use super::check;
use super::circumstance::Topics;
use super::county;
use super::county_example::CountyExamplesFile;
use super::{Bundle, Catalog, ContentProblems, Copy, County, DocumentType, Guide, Prompt};
use crate::child_support::Guidelines;
use crate::money::Cents;

use files::{BundleEntry, CatalogFile, PeopleBookFile, TopicsFile};
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
        let read: Vec<_> = slugs.iter().map(|slug| self.document_type(slug, &shared)).collect();
        let document_types: Vec<DocumentType> = read.into_iter().collect::<Option<_>>()?;
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
}

fn bundle(entry: BundleEntry, document_types: &[DocumentType]) -> Bundle {
    let id = |slug: String| {
        document_types
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
        let read: Result<files::FindingsFile, _> = parse(&mut serde_json::Deserializer::from_str(misspelt));
        let Err(problem) = read else { panic!("it was read") };
        assert!(problem.starts_with("finding[0].levle: unknown field `levle`, expected"), "{problem}");
    }
}
