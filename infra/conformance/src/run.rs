//! The set, run against a stage from its beginning to its end.

use std::io;
use std::path::Path;

use crate::ConformanceError;
use crate::case::Case;
use crate::judge::faults;
use crate::options::Options;
use crate::people::People;
use crate::plan::{Planned, plan};
use crate::samples::{Values, fill, samples};
use crate::send::send;

/// After this many unanswered calls in a row the run stops: nothing is listening.
const MOST_UNANSWERED: usize = 3;

/// What came of a run. Nothing in it is a person's: no answer, no token, no address but those that were typed.
#[derive(Debug, Default)]
pub struct Report {
    /// The cases that have the answer they have to have.
    pub passed: Vec<String>,
    /// The others, each with what is wrong.
    pub failed: Vec<(String, Vec<String>)>,
    /// Those that need an account, a payment or a mail, and those that were not asked any more when nobody answered.
    pub left: Vec<String>,
    /// What could not be cleaned up.
    pub remains: Vec<String>,
    /// Whether a case has deleted the person's account.
    is_person_gone: bool,
}

impl Report {
    /// Whether every case that was run passed, and nothing remains.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.failed.is_empty() && self.remains.is_empty()
    }
}

/// The cases of the samples in a folder.
///
/// # Errors
/// When a sample cannot be read, or promises nothing.
pub fn cases(folder: &Path) -> io::Result<Vec<Case>> {
    samples(folder)?.into_iter().filter_map(|sample| Case::of(sample).transpose()).collect()
}

/// Runs the set and takes away what it has made, also when it does not come to its end.
///
/// # Errors
/// When it does not, or nothing can be begun.
pub async fn run(options: &Options, folder: &Path) -> Result<Report, ConformanceError> {
    let cases = cases(folder)?;
    let (mut people, mut report) = (People::default(), Report::default());
    let outcome = tokio::select! {
        outcome = all(options, cases, &mut people, &mut report) => outcome,
        _ = tokio::signal::ctrl_c() => Err(ConformanceError::Stopped),
    };
    report.remains = people.leave(report.is_person_gone).await;
    match outcome {
        Ok(()) => Ok(report),
        Err(error) if report.remains.is_empty() => Err(error),
        Err(error) => Err(ConformanceError::Remains(error.to_string(), report.remains.join("\n"))),
    }
}

async fn all(
    options: &Options,
    cases: Vec<Case>,
    people: &mut People,
    report: &mut Report,
) -> Result<(), ConformanceError> {
    people.register(options).await?;
    let values = people.values(options).await?;
    let mut unanswered = 0;
    for planned in plan(cases, &values, options.pays) {
        match planned {
            Planned::Run(case) if unanswered < MOST_UNANSWERED => {
                let is_answered = one(options, &case, &values, report).await?;
                unanswered = if is_answered { 0 } else { unanswered + 1 };
            }
            Planned::Run(case) | Planned::Left(case) => report.left.push(case.name()),
        }
    }
    Ok(())
}

/// Makes a call and judges its answer; whether there was one.
async fn one(
    options: &Options,
    case: &Case,
    values: &Values,
    report: &mut Report,
) -> Result<bool, ConformanceError> {
    let event = fill(&case.sample.text, values, "").map_err(io::Error::from)?;
    let answer = match send(&options.target, &event).await {
        Err(ConformanceError::NotReached(_)) => {
            report.failed.push((case.name(), vec!["there is no answer".to_string()]));
            return Ok(false);
        }
        answer => answer?,
    };
    report.is_person_gone |= case.operation() == "delete_account" && answer.status == 200;
    let faults = faults(case, &answer);
    match faults.is_empty() {
        true => report.passed.push(case.name()),
        false => report.failed.push((case.name(), faults)),
    }
    Ok(true)
}
