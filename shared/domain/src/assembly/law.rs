//! The law behind a document type, for anyone to read: clauses, sources, and what was not verified.

use serde::Serialize;
use utoipa::ToSchema;

use crate::content::DocumentType;
use crate::content::citation::Citation;
use crate::content::condition::Condition;
use crate::content::finding::{FindingRule, Level};
use crate::content::template::{Clause, ConditionalText, InstrumentTemplate, Span, Template};

/// The law behind a document type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Law {
    /// Id of the document type, camel case.
    pub document_type: String,
    /// Its name.
    pub name: String,
    /// Version of the clauses.
    pub version: String,
    /// The day (ISO 8601) as of which they state the law.
    pub law_as_of: String,
    /// The instruments with their clauses.
    pub instruments: Vec<LawInstrument>,
    /// What is found in answers.
    pub findings: Vec<LawFinding>,
    /// What could not be verified, in sentences.
    pub unverified: Vec<String>,
}

/// An instrument and its clauses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LawInstrument {
    /// Its name; several when the name depends on the answers.
    pub titles: Vec<String>,
    /// When it is printed, in words; always, when absent.
    #[schema(required)]
    pub when: Option<String>,
    /// The same in parts: each has to be true, and of several in one part one is enough.
    pub conditions: Vec<Vec<String>>,
    /// Its clauses, in order.
    pub clauses: Vec<LawClause>,
}

/// A clause and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LawClause {
    /// Stable id.
    pub id: String,
    /// Heading, as printed where nothing calls for another.
    pub heading: String,
    /// What it means.
    pub meaning: String,
    /// The sources.
    pub sources: Vec<Source>,
    /// When it is printed, in words; always, when absent.
    #[schema(required)]
    pub when: Option<String>,
    /// The same in parts: each has to be true, and of several in one part one is enough.
    pub conditions: Vec<Vec<String>>,
}

/// What the law has to say about some answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LawFinding {
    /// Code.
    pub code: String,
    /// What it asks of the person.
    pub level: Level,
    /// In a few words.
    pub title: String,
    /// What the law says.
    pub message: String,
    /// The sources.
    pub sources: Vec<Source>,
}

/// A legal source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Source {
    /// As cited.
    pub cite: String,
    /// Whether its text was seen, rather than cited from general knowledge.
    pub checked: bool,
}

impl From<&Citation> for Source {
    fn from(citation: &Citation) -> Self {
        Self { cite: citation.cite.clone(), checked: !citation.unchecked }
    }
}

/// The law behind a type; none while its clauses are not published.
#[must_use]
pub fn law(document_type: &DocumentType) -> Option<Law> {
    let template = document_type.template.as_ref()?;
    Some(Law {
        document_type: document_type.id.clone(),
        name: document_type.name.clone(),
        version: template.version.clone(),
        law_as_of: template.law_as_of.clone(),
        instruments: template
            .instruments
            .iter()
            .map(|frame| instrument(document_type, template, frame))
            .collect(),
        findings: document_type.findings.iter().map(LawFinding::from).collect(),
        unverified: template.unverified.clone(),
    })
}

fn instrument(
    document_type: &DocumentType,
    template: &Template,
    frame: &InstrumentTemplate,
) -> LawInstrument {
    let clauses = template.clauses.iter().filter(|clause| clause.instrument == frame.id);
    LawInstrument {
        titles: frame.title.iter().map(title).collect(),
        when: frame.when.as_ref().map(|when| in_words(document_type, when)),
        conditions: frame.when.as_ref().map(|when| parts(document_type, when)).unwrap_or_default(),
        clauses: clauses.map(|clause| of_clause(document_type, clause)).collect(),
    }
}

fn title(item: &ConditionalText) -> String {
    let words = item.text.0.iter().map(|run| match run {
        Span::Words(words) => words.as_str(),
        Span::Answer(_) => "…",
    });
    words.collect()
}

fn of_clause(document_type: &DocumentType, clause: &Clause) -> LawClause {
    LawClause {
        id: clause.id.clone(),
        heading: clause.heading.last().map(title).unwrap_or_default(),
        meaning: clause.meaning.clone(),
        sources: clause.law.iter().map(Source::from).collect(),
        when: clause.when.as_ref().map(|when| in_words(document_type, when)),
        conditions: clause.when.as_ref().map(|when| parts(document_type, when)).unwrap_or_default(),
    }
}

impl From<&FindingRule> for LawFinding {
    fn from(rule: &FindingRule) -> Self {
        Self {
            code: rule.code.clone(),
            level: rule.level,
            title: rule.title.clone(),
            message: rule.message.clone(),
            sources: rule.law.iter().map(Source::from).collect(),
        }
    }
}

/// A condition as a layperson reads it.
fn in_words(document_type: &DocumentType, condition: &Condition) -> String {
    let asked = |id: &str| asked(document_type, id);
    let join = |all: &[Condition], with: &str| {
        all.iter().map(|each| nested(document_type, each)).collect::<Vec<_>>().join(with)
    };
    match condition {
        Condition::Is(choice) => format!("“{}” is answered “{}”", asked(&choice.question), choice.option),
        Condition::Answered(id) => format!("“{}” is answered with more than “None”", asked(id)),
        Condition::Checked(id) if document_type.question(id).is_none() => {
            format!("“{}” is answered “Yes”", asked(id))
        }
        Condition::Checked(id) => format!("the box under “{}” is checked", asked(id)),
        Condition::Count(count) if count.of.contains('.') => {
            format!(
                "“{}” has the answer “Yes” for exactly {} of those named",
                asked_field(document_type, &count.of),
                count.is
            )
        }
        Condition::Count(count) => format!("“{}” names exactly {}", asked(&count.of), count.is),
        Condition::Not(inner) => format!("it is not the case that {}", nested(document_type, inner)),
        Condition::All(all) => join(all, ", and "),
        Condition::Any(all) => join(all, ", or "),
    }
}

/// What has to be true together, and the choices that each part of it leaves.
fn parts(document_type: &DocumentType, condition: &Condition) -> Vec<Vec<String>> {
    let all = match condition {
        Condition::All(all) => all.as_slice(),
        one => std::slice::from_ref(one),
    };
    all.iter().map(|part| choices(document_type, part)).collect()
}

fn choices(document_type: &DocumentType, part: &Condition) -> Vec<String> {
    let any = match part {
        Condition::Any(any) => any.as_slice(),
        one => std::slice::from_ref(one),
    };
    any.iter().map(|choice| in_words(document_type, choice)).collect()
}

/// What asks for an answer, a detail or a field of one. The county of filing is asked for by a screen of its own.
fn asked<'a>(document_type: &'a DocumentType, id: &str) -> &'a str {
    let fact = || document_type.fact(id.split('.').next().unwrap_or(id)).map(|fact| fact.text.as_str());
    let calculation = || document_type.calculation_of(id).map(|calculation| calculation.name.as_str());
    document_type
        .question(id)
        .map(|question| question.text.as_str())
        .or_else(fact)
        .or_else(calculation)
        .unwrap_or("In which county will you file?")
}

/// What asks for a field of a person or a thing.
fn asked_field<'a>(document_type: &'a DocumentType, id: &str) -> &'a str {
    let field = id.split_once('.').and_then(|(fact, field)| document_type.fact(fact)?.field(field));
    field.map_or_else(|| asked(document_type, id), |field| &field.text)
}

/// A condition inside another; brackets keep “and” and “or” apart.
fn nested(document_type: &DocumentType, condition: &Condition) -> String {
    let words = in_words(document_type, condition);
    match condition {
        Condition::All(all) | Condition::Any(all) if all.len() > 1 => format!("({words})"),
        _ => words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;
    use crate::content::condition::Count;

    #[test]
    fn a_condition_on_a_detail_names_the_detail() {
        let will = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
        let list = Condition::Checked("listWanted".into());
        let text = &will.fact("listWanted").unwrap().text;
        assert_eq!(in_words(will, &list), format!("“{text}” is answered “Yes”"));
    }

    #[test]
    fn a_count_names_the_list_or_what_is_asked_of_those_on_it() {
        let will = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
        let count = |of: &str| in_words(will, &Condition::Count(Count { of: of.into(), is: 1 }));
        assert_eq!(count("children"), "“Who are your children?” names exactly 1");
        let minors = "“Under 18 now?” has the answer “Yes” for exactly 1 of those named";
        assert_eq!(count("children.minor"), minors);
    }

    #[test]
    fn and_and_or_are_kept_apart() {
        let will = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
        let either = Condition::Any(vec![
            Condition::Answered("specificBequests".into()),
            Condition::Answered("childrenDetails".into()),
        ]);
        let alone = in_words(will, &either);
        assert!(!alone.contains('('), "{alone}");
        let not = in_words(will, &Condition::Not(Box::new(either.clone())));
        assert_eq!(not, format!("it is not the case that ({alone})"));
        let both = in_words(will, &Condition::All(vec![Condition::Checked("fullName".into()), either]));
        assert!(both.ends_with(&format!(", and ({alone})")), "{both}");
    }

    #[test]
    fn a_condition_in_parts_says_what_is_true_together_and_what_is_one_of_several() {
        let will = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
        let [one, two, three] =
            ["fullName", "childrenDetails", "specificBequests"].map(|id| Condition::Answered(id.into()));
        let words = |condition: &Condition| in_words(will, condition);
        assert_eq!(parts(will, &one), [[words(&one)]]);
        let either = Condition::Any(vec![two.clone(), three.clone()]);
        let both = Condition::All(vec![one.clone(), either]);
        assert_eq!(parts(will, &both), [vec![words(&one)], vec![words(&two), words(&three)]]);
        let pair = Condition::All(vec![one, two]);
        let pairs = Condition::Any(vec![pair.clone(), three.clone()]);
        assert_eq!(parts(will, &pairs), [[words(&pair), words(&three)]]);
    }
}
