//! What differs between two papers of one document, clause by clause, with the answer that it comes from. No clause is told apart
//! by its place: one that only moves or gets another number says what it said before.

mod lines;
mod sentences;
mod sheet;
mod words;

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use crate::assembly::paper::{Instrument, Paper, Section};
use crate::content::DocumentType;
use crate::content::fact::Fact;
use crate::content::template::{ConditionalText, Template};
use crate::interview::facts::Matter;

pub use sentences::{downloaded, sign_again, since};
pub use sheet::sheet;
pub use words::{Words, WordsKind};

/// A paper with what it was made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperSource {
    /// Answers and facts.
    pub matter: Matter,
    /// Id of the county of filing.
    pub county: Option<String>,
    /// What they came to.
    pub paper: Paper,
}

/// What differs between two papers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaperChanges {
    /// The clauses that differ, in the order of the newer paper; in each instrument those that are gone come last.
    pub clauses: Vec<ClauseChange>,
    /// Whether the cover sheet differs, which is not signed.
    pub cover: bool,
}

/// A clause that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClauseChange {
    /// Id of its instrument.
    pub instrument: String,
    /// Name of its instrument.
    pub instrument_title: String,
    /// Its id; none for the title of an instrument.
    #[schema(required)]
    pub clause: Option<String>,
    /// Its heading, or the name of the instrument. Nothing of the answers stands in it.
    pub heading: String,
    /// What has happened to it.
    pub kind: ChangeKind,
    /// Old and new words, in the order in which they are read.
    pub words: Vec<Words>,
    /// Where it comes from; empty where neither answers nor wording say.
    pub causes: Vec<Cause>,
}

/// What has happened to a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ChangeKind {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// It says something else.
    Changed,
}

/// Where a change comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Cause {
    /// The answer to a question.
    Question {
        /// The question's id.
        id: String,
        /// The question.
        text: String,
    },
    /// A detail that no question asks for.
    Detail {
        /// The fact's id.
        id: String,
        /// How it is asked for.
        text: String,
    },
    /// The county of filing.
    County,
    /// The clauses were written anew since.
    Wording,
}

/// What differs between two papers of a document type, the older one first.
#[must_use]
pub fn changes(document_type: &DocumentType, before: &PaperSource, after: &PaperSource) -> PaperChanges {
    let pair = PaperPair { document_type, before, after };
    let (old, new) = (parts(&before.paper), parts(&after.paper));
    let gone = |instrument: &str| {
        let of_it = old.iter().filter(|part| part.instrument.id == instrument);
        of_it.filter(|part| !is_among(&new, part)).map(|part| pair.removed(part)).collect::<Vec<_>>()
    };
    let mut clauses = Vec::new();
    for (index, part) in new.iter().enumerate() {
        let same = old.iter().find(|other| other.key() == part.key());
        clauses.extend(same.map_or_else(|| Some(pair.added(part)), |other| pair.changed(other, part)));
        let is_last = new.get(index + 1).is_none_or(|next| next.instrument.id != part.instrument.id);
        clauses.extend(is_last.then(|| gone(&part.instrument.id)).into_iter().flatten());
    }
    let is_whole = |id: &str| !new.iter().any(|part| part.instrument.id == id);
    let whole = before.paper.instruments.iter().filter(|instrument| is_whole(&instrument.id));
    clauses.extend(whole.flat_map(|instrument| gone(&instrument.id)));
    PaperChanges { clauses, cover: before.paper.cover != after.paper.cover }
}

/// A clause of an instrument, or its title.
#[derive(Clone, Copy)]
struct ClauseRef<'a> {
    instrument: &'a Instrument,
    section: Option<&'a Section>,
}

impl ClauseRef<'_> {
    fn key(&self) -> (&str, Option<&str>) {
        (&self.instrument.id, self.section.map(|section| section.id.as_str()))
    }

    fn heading(&self) -> &str {
        self.section.map_or(&self.instrument.title, |section| &section.heading)
    }
}

fn parts<'a>(paper: &'a Paper) -> Vec<ClauseRef<'a>> {
    let of_instrument = |instrument: &'a Instrument| {
        let sections = instrument.sections.iter().map(Some);
        std::iter::once(None).chain(sections).map(move |section| ClauseRef { instrument, section })
    };
    paper.instruments.iter().flat_map(of_instrument).collect()
}

fn is_among(parts: &[ClauseRef<'_>], wanted: &ClauseRef<'_>) -> bool {
    parts.iter().any(|part| part.key() == wanted.key())
}

/// The two papers.
struct PaperPair<'a> {
    document_type: &'a DocumentType,
    before: &'a PaperSource,
    after: &'a PaperSource,
}

impl PaperPair<'_> {
    fn added(&self, part: &ClauseRef<'_>) -> ClauseChange {
        let words = vec![Words::new(WordsKind::Added, &lines::of(part).join("\n"))];
        self.change(ChangeKind::Added, None, part, words)
    }

    fn removed(&self, part: &ClauseRef<'_>) -> ClauseChange {
        let words = vec![Words::new(WordsKind::Removed, &lines::of(part).join("\n"))];
        self.change(ChangeKind::Removed, None, part, words)
    }

    /// Nothing where the two say the same.
    fn changed(&self, old: &ClauseRef<'_>, new: &ClauseRef<'_>) -> Option<ClauseChange> {
        let (mut was, mut is) = (lines::of(old), lines::of(new));
        if old.section.is_some() && old.heading() != new.heading() {
            was.insert(0, old.heading().to_string());
            is.insert(0, new.heading().to_string());
        }
        let words = words::between(&was, &is);
        let differs = words.iter().any(|words| words.kind != WordsKind::Same);
        differs.then(|| self.change(ChangeKind::Changed, Some(old), new, words))
    }

    fn change(
        &self,
        kind: ChangeKind,
        old: Option<&ClauseRef<'_>>,
        part: &ClauseRef<'_>,
        words: Vec<Words>,
    ) -> ClauseChange {
        let fed_by = [Some(part), old].into_iter().flatten().flat_map(|part| self.fed_by(part)).collect();
        ClauseChange {
            instrument: part.instrument.id.clone(),
            instrument_title: part.instrument.title.clone(),
            clause: part.section.map(|section| section.id.clone()),
            heading: part.heading().to_string(),
            kind,
            words,
            causes: self.causes(fed_by),
        }
    }

    /// The questions and details behind a part. The title of an instrument prints what its template names.
    fn fed_by(&self, part: &ClauseRef<'_>) -> Vec<String> {
        match (part.section, &self.document_type.template) {
            (Some(section), _) => section.questions.clone(),
            (None, Some(template)) => title_questions(template, &part.instrument.id),
            (None, None) => Vec::new(),
        }
    }

    /// Those of them that were answered otherwise; failing these, what else decides what is printed.
    fn causes(&self, fed_by: Vec<String>) -> Vec<Cause> {
        let mut found: BTreeMap<String, usize> = BTreeMap::new();
        for id in fed_by {
            let place = found.len();
            found.entry(id).or_insert(place);
        }
        let mut ordered: Vec<(usize, String)> = found.into_iter().map(|(id, place)| (place, id)).collect();
        ordered.sort_unstable();
        let mut causes: Vec<Cause> = ordered.into_iter().filter_map(|(_, id)| self.cause(&id)).collect();
        causes.dedup();
        if causes.is_empty() { self.other_cause().into_iter().collect() } else { causes }
    }

    fn cause(&self, id: &str) -> Option<Cause> {
        if id.starts_with("county.") && self.document_type.fact("county").is_none() {
            return (self.before.county != self.after.county).then_some(Cause::County);
        }
        if let Some(question) = self.document_type.question(id) {
            let differs = self.has_other_answer(id) || self.has_other_fact(|fact| composes(fact, id));
            return differs.then(|| Cause::Question { id: id.to_string(), text: question.text.clone() });
        }
        let fact = self.document_type.fact(id)?;
        let differs = self.has_other_fact(|other| other.id == id);
        differs.then(|| Cause::Detail { id: id.to_string(), text: fact.text.clone() })
    }

    fn has_other_answer(&self, id: &str) -> bool {
        self.before.matter.answers.get(id) != self.after.matter.answers.get(id)
    }

    fn has_other_fact(&self, is_meant: impl Fn(&Fact) -> bool) -> bool {
        let is_other =
            |fact: &Fact| self.before.matter.facts.get(&fact.id) != self.after.matter.facts.get(&fact.id);
        self.document_type.facts.iter().any(|fact| is_meant(fact) && is_other(fact))
    }

    fn other_cause(&self) -> Option<Cause> {
        let of = |paper: &Paper| (paper.template_version.clone(), paper.law_as_of.clone());
        if of(&self.before.paper) != of(&self.after.paper) {
            return Some(Cause::Wording);
        }
        (self.before.county != self.after.county).then_some(Cause::County)
    }
}

fn composes(fact: &Fact, question: &str) -> bool {
    fact.composes.as_deref() == Some(question)
}

fn title_questions(template: &Template, instrument: &str) -> Vec<String> {
    let frame = template.instruments.iter().find(|frame| frame.id == instrument);
    let items = frame.into_iter().flat_map(|frame| frame.title.iter().chain(&frame.subject));
    items.flat_map(ConditionalText::questions).map(ToString::to_string).collect()
}
