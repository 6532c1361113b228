//! Answers in, paper out.

use domain::assembly::assemble;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::Paper;
use domain::content::{County, DocumentType};
use domain::interview::findings::Finding;
use domain::interview::{Answers, Changes, Interview};
use jiff::civil::Date;

use crate::paths::Path;

/// What came of a set of answers.
pub(crate) struct Draft {
    pub(crate) paper: Paper,
    pub(crate) findings: Vec<Finding>,
    /// What stands in the way, other than a finding.
    pub(crate) open: Vec<String>,
    /// Answered questions whose words should be printed, and those that should not.
    pub(crate) shown: Vec<(String, String)>,
    pub(crate) hidden: Vec<(String, String)>,
}

pub(crate) fn draft(kind: &DocumentType, path: &Path, county: Option<&County>, today: Date) -> Draft {
    let answers = Answers::default().with(Changes::parse(kind, path).unwrap());
    let interview = Interview::new(kind, &answers).filed_in(county);
    let typed = kind.questions.iter().filter(|question| question.kind.is_typed());
    let answered = typed.filter_map(|question| {
        let answer = answers.get(&question.id).filter(|answer| !answer.is_none())?;
        Some((question.id.clone(), answer.text().to_string()))
    });
    let (shown, hidden) = answered.partition(|(id, _)| interview.is_visible(id));
    let problems = interview.problems(today).into_iter().map(|(id, problem)| format!("{id}: {problem}"));
    Draft {
        paper: assemble(kind.template.as_ref().unwrap(), &interview, &nonlawyer()),
        findings: interview.findings(today),
        open: interview.missing().into_iter().chain(problems).collect(),
        shown,
        hidden,
    }
}

/// The nonlawyer of the stage for trying things out.
pub(crate) fn nonlawyer() -> Nonlawyer {
    let config: serde_json::Value =
        serde_json::from_str(include_str!("../../../../infra/config/dev.json")).unwrap();
    serde_json::from_value(config["nonlawyer"].clone()).unwrap()
}
