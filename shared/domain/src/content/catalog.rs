//! The catalog: everything in the content files.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use thiserror::Error;

use super::guide::Guide;
use super::lexicon::Lexicon;
use super::{
    BookEntry, Bundle, Copy, County, CountyExample, CourtHolidays, DocumentType, Prompt, TrustedPerson,
};
use crate::child_support::Guidelines;
use crate::money::Cents;

/// Everything in the content files, checked.
#[derive(Clone, Debug)]
pub struct Catalog {
    /// The document types, in the order in which they are shown.
    pub document_types: Vec<DocumentType>,
    /// Florida's 67 counties, by name.
    pub counties: Vec<County>,
    /// Sample cases in some of the counties.
    pub county_examples: Vec<CountyExample>,
    /// What is sold together.
    pub bundles: Vec<Bundle>,
    /// Words of the site that belong to no document type.
    pub copy: Copy,
    /// What the guide says besides the questions.
    pub guide: Guide,
    /// What a language model behind the assistant is told.
    pub prompt: Prompt,
    /// What the people book carries, in the order in which it is shown.
    pub people_book: Vec<BookEntry>,
    /// Whom the document types appoint, for the people book.
    pub trusted: Vec<TrustedPerson>,
    /// The guidelines of child support.
    pub guidelines: Arc<Guidelines>,
    /// How courts count days.
    pub court_holidays: CourtHolidays,
    /// Words of everyday language.
    pub lexicon: Lexicon,
    /// Where the statutes are: a section's number follows.
    pub statutes: String,
    /// Added to a document's price on the review page.
    pub processing_fee: Cents,
    /// Price of a document with attorney review.
    pub attorney_review: Cents,
}

/// Everything that is wrong with the content files, each with its file.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("the content files have {} problem(s):\n{}", .0.len(), .0.join("\n"))]
pub struct ContentProblems(pub Vec<String>);

impl Catalog {
    /// The document type with this id, camel case or hyphenated.
    #[must_use]
    pub fn document_type(&self, id: &str) -> Option<&DocumentType> {
        self.document_types.iter().find(|document_type| document_type.id == id || document_type.slug == id)
    }

    /// The county with this id or name, with or without the word "County".
    #[must_use]
    pub fn county(&self, name: &str) -> Option<&County> {
        let plain =
            |name: &str| name.trim().to_lowercase().trim_end_matches(" county").replace([' ', '.'], "-");
        let wanted = plain(name);
        self.counties.iter().find(|county| county.id.as_str() == wanted || plain(&county.name) == wanted)
    }

    /// The names of Florida's counties.
    #[must_use]
    pub fn county_names(&self) -> Vec<&str> {
        self.counties.iter().map(|county| county.name.as_str()).collect()
    }

    /// The sample case of the county with this id, and the county.
    #[must_use]
    pub fn county_example(&self, county: &str) -> Option<(&County, &CountyExample)> {
        let example = self.county_examples.iter().find(|example| example.county == county)?;
        let county = self.counties.iter().find(|county| county.id.as_str() == example.county)?;
        Some((county, example))
    }

    /// Every source that still has to be checked before launch: "document type id: source".
    #[must_use]
    pub fn unchecked_sources(&self) -> BTreeSet<String> {
        let of_type = |document_type: &DocumentType| {
            let unchecked = document_type.sources().into_iter().filter(|source| source.unchecked);
            unchecked.map(|source| format!("{}: {source}", document_type.id)).collect::<Vec<_>>()
        };
        self.document_types.iter().flat_map(of_type).collect()
    }

    /// Every source that is cited, and whether it still has to be checked at one place at least.
    #[must_use]
    pub fn sources(&self) -> BTreeMap<String, bool> {
        let cited = self.document_types.iter().flat_map(DocumentType::sources);
        let mut all = BTreeMap::new();
        for source in cited.chain(self.court_holidays.law.clone()) {
            *all.entry(source.cite).or_default() |= source.unchecked;
        }
        all
    }

    /// A bundle by its id.
    #[must_use]
    pub fn bundle(&self, id: &str) -> Option<&Bundle> {
        self.bundles.iter().find(|bundle| bundle.id == id)
    }

    /// The bundle whose documents the home page makes as drafts.
    #[must_use]
    pub fn draft_bundle(&self) -> Option<&Bundle> {
        self.bundles.iter().find(|bundle| bundle.share.is_some())
    }

    /// What a document of this type costs as a draft of that bundle, in cents; nothing for a type that is not in it.
    #[must_use]
    pub fn bundle_share(&self, document_type: &DocumentType) -> Option<Cents> {
        let bundle = self.draft_bundle()?;
        bundle.share.filter(|_| bundle.documents.iter().flatten().any(|id| *id == document_type.id))
    }
}
