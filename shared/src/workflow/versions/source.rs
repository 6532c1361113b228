//! What versions were made from: kept beside them, and read again to compare them or to make a lost file again.

use domain::assembly::assemble;
use domain::assembly::paper::Paper;
use domain::content::Catalog;
use domain::documents::changes::PaperSource;
use domain::documents::{Document, PaperVersion};
use domain::interview::Answers;
use domain::interview::facts::{Facts, Matter};
use serde_json::{Map, Value, json};

use crate::store::FileName;
use crate::workflow::print::{PdfService, PrintError, type_of};

impl PdfService {
    /// What a version was made from; nothing when it was lost.
    pub(in crate::workflow) async fn source(
        &self,
        document: &Document,
        version: &PaperVersion,
    ) -> Result<Option<PaperSource>, PrintError> {
        let name = FileName::source_of(version);
        let found = self.files.get(&document.owner, document.id, &name).await?;
        let stored: Option<Value> = found.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        stored.map(|stored| self.read(document, &stored)).transpose().map(Option::flatten)
    }

    /// A paper that was written in a form of before is put together again, of the same answers by the clauses of today.
    fn read(&self, document: &Document, stored: &Value) -> Result<Option<PaperSource>, PrintError> {
        let (catalog, document_type) = type_of(document)?;
        let (Some(answers), Some(facts)) = (stored["answers"].as_object(), stored["facts"].as_object())
        else {
            return Ok(None);
        };
        let matter = Matter {
            answers: Answers::restore(document_type, answers),
            facts: Facts::restore(document_type, catalog, facts),
        };
        let county = stored["county"].as_str().map(str::to_string);
        let of_then = serde_json::from_value(stored["paper"].clone()).ok();
        let paper = of_then.or_else(|| self.assembled(document, &matter, county.as_deref(), catalog));
        Ok(paper.map(|paper| PaperSource { matter, county, paper }))
    }

    fn assembled(
        &self,
        document: &Document,
        matter: &Matter,
        county: Option<&str>,
        catalog: &Catalog,
    ) -> Option<Paper> {
        let (_, document_type) = type_of(document).ok()?;
        let county = catalog.counties.iter().find(|each| Some(each.id.as_str()) == county);
        let interview = domain::interview::Interview::new(document_type, &matter.answers);
        let interview = interview.knowing(&matter.facts).filed_in(county);
        Some(assemble(document_type.template.as_ref()?, &interview, &self.nonlawyer))
    }

    /// The same answers and facts by the clauses of today; nothing while there are none.
    pub(in crate::workflow) fn by_clauses_of_today(
        &self,
        document: &Document,
        source: &PaperSource,
    ) -> Result<Option<PaperSource>, PrintError> {
        let (catalog, _) = type_of(document)?;
        let paper = self.assembled(document, &source.matter, source.county.as_deref(), catalog);
        Ok(paper.map(|paper| PaperSource { paper, ..source.clone() }))
    }

    /// The document as its answers have it now; nothing while its clauses are not published.
    pub(in crate::workflow) fn as_it_stands(
        &self,
        document: &Document,
    ) -> Result<Option<PaperSource>, PrintError> {
        let (catalog, document_type) = type_of(document)?;
        let assembled = |template| {
            let paper = assemble(template, &document.interview(document_type, catalog), &self.nonlawyer);
            source_of(document, paper)
        };
        Ok(document_type.template.as_ref().map(assembled))
    }
}

pub(super) fn source_of(document: &Document, paper: Paper) -> PaperSource {
    PaperSource {
        matter: Matter { answers: document.answers.clone(), facts: document.facts.clone() },
        county: document.data.county().map(ToString::to_string),
        paper,
    }
}

pub(super) fn written(source: &PaperSource) -> Vec<u8> {
    let nothing = || Value::Object(Map::new());
    let stored = json!({
        "answers": serde_json::to_value(&source.matter.answers).unwrap_or_else(|_| nothing()),
        "facts": serde_json::to_value(&source.matter.facts).unwrap_or_else(|_| nothing()),
        "county": source.county,
        "paper": source.paper,
    });
    stored.to_string().into_bytes()
}
