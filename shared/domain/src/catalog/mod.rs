//! The catalogue: document types, counties, bundles and site copy, loaded from the content files.

mod check;
mod choices;
mod clause_files;
mod clauses;
mod copy;
mod county_example;
mod files;
mod guide;
mod hearing;
mod load;
mod prompt;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

use crate::finding::Rule;
use crate::money::Cents;
use crate::question::Question;
use crate::template::Template;

pub use choices::Choices;
pub use copy::{Claim, ClaimPlace, Claims, Copy, DisclosureCopy, DisclosurePaper, ProductCopy};
pub use county_example::{CountyExample, Marriage, Party, Timeline};
pub use guide::{Asking, Fact, Guide, Refusal, Requests, Settling, Term};
pub use hearing::{Hearing, Lexicon};
pub use prompt::Prompt;

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
    /// Words of everyday language.
    pub lexicon: Lexicon,
    /// Where the statutes are: a section's number follows.
    pub statutes: String,
    /// Added to a document's price on the review page.
    pub processing_fee: Cents,
    /// Price of a document with attorney review.
    pub attorney_review: Cents,
}

/// A kind of document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DocumentType {
    /// Id, camel case.
    pub id: String,
    /// The same with hyphens, for addresses.
    pub slug: String,
    /// Name.
    pub name: String,
    /// Category.
    pub category: String,
    /// What it is, in a sentence or two.
    pub description: String,
    /// Name of its icon.
    pub icon: String,
    /// Price, in cents.
    pub price: Cents,
    /// The price in words, when it is more than a figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price_display: Option<String>,
    /// The questions that name the people whose document it is.
    #[serde(skip)]
    pub parties: Vec<String>,
    /// What it comes with.
    pub features: Vec<String>,
    /// What the nonlawyer disclosure lists for it.
    pub disclosure_services: Vec<String>,
    /// What the chat suggests to ask.
    pub suggested_questions: Vec<String>,
    /// The stages of the chat, in order.
    pub stages: Vec<Stage>,
    /// The questions, in order.
    pub questions: Vec<Question>,
    /// Whether the papers are filed in a county that the person chooses.
    pub county: bool,
    /// What the law has to say about sets of answers.
    #[serde(skip)]
    pub findings: Vec<Rule>,
    /// The clauses; without them the document cannot be sold.
    #[serde(skip)]
    pub template: Option<Template>,
}

/// A part of the interview, as the chat shows how far it has come. It is completed when its questions are answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// What it is about.
    pub title: String,
    /// How long it takes, in words.
    pub time: String,
    /// The ids of its questions.
    pub questions: Vec<String>,
}

impl DocumentType {
    /// The question with this id.
    #[must_use]
    pub fn question(&self, id: &str) -> Option<&Question> {
        self.questions.iter().find(|question| question.id == id)
    }

    /// Whether the document can be bought now.
    #[must_use]
    pub fn is_available(&self) -> bool {
        self.template.is_some()
    }
}

/// A county of Florida, with what its clerk asks of an uncontested divorce. Fees are in whole dollars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct County {
    /// Slug.
    pub id: String,
    /// Name.
    pub name: String,
    /// Judicial circuit, 1 to 20.
    pub circuit_number: u8,
    /// Address of the clerk's site.
    pub clerk_website: String,
    /// Forms to be filed.
    pub local_forms: Vec<String>,
    /// What else the county asks for.
    pub special_requirements: Vec<String>,
    /// Fees.
    pub filing_fees: FilingFees,
    /// Whether mediation is to be expected if anything is in dispute.
    pub mediation_required: bool,
    /// Whether a parenting plan is required when there are minor children.
    pub parenting_plan_required: bool,
}

impl County {
    /// The judicial circuit as an ordinal, for example "Eleventh".
    #[must_use]
    pub fn circuit(&self) -> &'static str {
        const ORDINALS: [&str; 20] = [
            "First",
            "Second",
            "Third",
            "Fourth",
            "Fifth",
            "Sixth",
            "Seventh",
            "Eighth",
            "Ninth",
            "Tenth",
            "Eleventh",
            "Twelfth",
            "Thirteenth",
            "Fourteenth",
            "Fifteenth",
            "Sixteenth",
            "Seventeenth",
            "Eighteenth",
            "Nineteenth",
            "Twentieth",
        ];
        // The content check holds the number between 1 and 20.
        ORDINALS[usize::from(self.circuit_number.clamp(1, 20)) - 1]
    }
}

/// Fees of a county, in whole dollars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FilingFees {
    /// To file for divorce.
    pub divorce: u32,
    /// To have the papers served.
    pub service_of_process: u32,
}

/// Documents sold together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bundle {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Price of the whole, in cents.
    pub price: Cents,
    /// What it is, in a sentence.
    pub description: String,
    /// Document type ids; of each inner list one is chosen.
    pub documents: Vec<Vec<String>>,
    /// What it comes with.
    pub features: Vec<String>,
}

/// Everything that is wrong with the content files, each with its file.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("the content files have {} problem(s):\n{}", .0.len(), .0.join("\n"))]
pub struct ContentProblems(pub Vec<String>);

impl Catalog {
    /// The catalogue of the content files that this program was built with.
    ///
    /// # Errors
    /// Every problem of the content files at once. The content test keeps such a program from being built.
    pub fn embedded() -> Result<&'static Self, &'static ContentProblems> {
        static CATALOG: OnceLock<Result<Catalog, ContentProblems>> = OnceLock::new();
        CATALOG.get_or_init(load::embedded).as_ref()
    }

    /// The document type with this id, camel case or hyphenated.
    #[must_use]
    pub fn document_type(&self, id: &str) -> Option<&DocumentType> {
        self.document_types.iter().find(|kind| kind.id == id || kind.slug == id)
    }

    /// The county with this id or name, with or without the word "County".
    #[must_use]
    pub fn county(&self, name: &str) -> Option<&County> {
        let plain =
            |name: &str| name.trim().to_lowercase().trim_end_matches(" county").replace([' ', '.'], "-");
        let wanted = plain(name);
        self.counties.iter().find(|county| county.id == wanted || plain(&county.name) == wanted)
    }

    /// The sample case of the county with this id, and the county.
    #[must_use]
    pub fn county_example(&self, county: &str) -> Option<(&County, &CountyExample)> {
        let example = self.county_examples.iter().find(|example| example.county == county)?;
        let county = self.counties.iter().find(|county| county.id == example.county)?;
        Some((county, example))
    }

    /// Every source that still has to be checked before launch: "document type id: source".
    #[must_use]
    pub fn unchecked_sources(&self) -> BTreeSet<String> {
        let of_type = |kind: &'_ DocumentType| {
            let asked = kind.questions.iter().flat_map(|question| question.law.clone());
            let printed = kind.template.iter().flat_map(|template| &template.clauses);
            let named = kind.template.iter().flat_map(|template| &template.people);
            let found = kind.findings.iter().flat_map(|rule| rule.law.clone());
            let all = asked.chain(printed.flat_map(|clause| clause.law.clone())).chain(found);
            let all = all.chain(named.flat_map(|person| person.law.clone()));
            let id = kind.id.clone();
            all.filter(|source| source.unchecked)
                .map(move |source| format!("{id}: {source}"))
                .collect::<Vec<_>>()
        };
        self.document_types.iter().flat_map(of_type).collect()
    }

    /// A bundle by its id.
    #[must_use]
    pub fn bundle(&self, id: &str) -> Option<&Bundle> {
        self.bundles.iter().find(|bundle| bundle.id == id)
    }

    /// Whether the home page sells the document in its bundle of three.
    #[must_use]
    pub fn shares_a_bundle(&self, kind: &DocumentType) -> bool {
        let essential = self.bundles.iter().filter(|bundle| bundle.id == "essential");
        essential.flat_map(|bundle| &bundle.documents).any(|choice| choice.contains(&kind.id))
    }
}
