//! Answers in, paper out.

use domain::assembly::assemble;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::Paper;
use domain::content::fact::{Fact, FactKind};
use domain::content::question::Question;
use domain::content::{County, DocumentType};
use domain::interview::facts::{FactChanges, Matter, Simple};
use domain::interview::findings::Finding;
use domain::interview::{AnswerChanges, Interview};
use jiff::civil::Date;

use crate::paths::{Path, catalog};

/// What came of a set of answers.
pub(crate) struct Draft {
    pub(crate) paper: Paper,
    pub(crate) findings: Vec<Finding>,
    /// What stands in the way, other than a finding.
    pub(crate) open: Vec<String>,
    /// Answered questions whose words should be printed, and those that should not.
    pub(crate) shown: Vec<(String, String)>,
    pub(crate) hidden: Vec<(String, String)>,
    /// Facts from which an answer is written.
    pub(crate) composing: Vec<String>,
    /// What was given for the facts that are asked for, as it has to be printed.
    pub(crate) stated: Vec<String>,
    /// The way that the case takes through the court, if it is filed.
    pub(crate) track: Option<String>,
}

/// The answers with the facts of a person, and the paper that they come to.
pub(crate) fn draft(
    document_type: &DocumentType,
    (path, facts): (&Path, &Path),
    county: Option<&County>,
    today: Date,
) -> Draft {
    let changes = (
        AnswerChanges::parse(document_type, path).unwrap(),
        FactChanges::parse(document_type, catalog(), facts).unwrap(),
    );
    let Matter { answers, facts } = Matter::default().with(document_type, changes.0, changes.1);
    let interview = Interview::new(document_type, &answers).knowing(&facts).filed_in(county);
    // What a fact composes is printed as the clauses say it, not in the words of the answer.
    let is_composed = |question: &Question| {
        let composing = |fact: &Fact| fact.composes.as_ref() == Some(&question.id);
        document_type.facts.iter().any(|fact| composing(fact) && facts.get(&fact.id).is_some())
    };
    let typed =
        document_type.questions.iter().filter(|question| question.kind.is_typed() && !is_composed(question));
    let answered = typed.filter_map(|question| {
        let answer = answers.get(&question.id).filter(|answer| !answer.is_none())?;
        Some((question.id.clone(), answer.text().to_string()))
    });
    let (shown, hidden) =
        answered.partition(|(id, _)| interview.is_visible(id) && !is_confidential(id, &interview));
    let composing =
        document_type.facts.iter().filter(|fact| fact.composes.is_some() && facts.get(&fact.id).is_some());
    let problems = interview.problems(today).into_iter().map(|(id, problem)| format!("{id}: {problem}"));
    Draft {
        paper: assemble(document_type.template.as_ref().unwrap(), &interview, &nonlawyer()),
        findings: interview.findings(today),
        open: interview.missing().into_iter().chain(problems).collect(),
        shown,
        hidden,
        composing: composing.map(|fact| fact.id.clone()).collect(),
        stated: stated(document_type, &interview),
        track: interview.track().map(|track| track.id.clone()),
    }
}

/// An address that a spouse keeps confidential is in no paper: whatever is filed can be read by others.
fn is_confidential(question: &str, interview: &Interview<'_>) -> bool {
    let chosen = question.strip_suffix("Address").and_then(|of| interview.fact(&format!("{of}Mailing")));
    chosen.is_some_and(|choice| choice.words() == "The address is confidential")
}

/// Everything but choices: they are printed in the words of their clauses.
fn stated(document_type: &DocumentType, interview: &Interview<'_>) -> Vec<String> {
    let is_own = |kind: FactKind| kind.is_simple() && !matches!(kind, FactKind::Choice | FactKind::YesNo);
    let of_fact = |fact: &Fact| {
        let value = interview.fact(&fact.id)?;
        let alone = is_own(fact.kind).then(|| value.words());
        let fields = fact.fields.iter().filter(|field| is_own(field.kind));
        let within =
            fields.flat_map(|field| value.values_of(&field.id).map(Simple::words).collect::<Vec<_>>());
        let shared = value.each(|entry| entry.words("name"));
        let shared = shared.into_iter().flatten().filter(|_| fact.kind == FactKind::Shares);
        Some(alone.into_iter().chain(within).chain(shared).collect::<Vec<_>>())
    };
    document_type.facts.iter().filter_map(of_fact).flatten().collect()
}

/// The nonlawyer of the stage for trying things out.
pub(crate) fn nonlawyer() -> Nonlawyer {
    let config: serde_json::Value =
        serde_json::from_str(include_str!("../../../../infra/config/dev.json")).unwrap();
    serde_json::from_value(config["nonlawyer"].clone()).unwrap()
}
