//! Holds the evaluation and counts.

use assistant::{Conversation, Reply};
use domain::content::Catalog;

use crate::EvaluationError;
use crate::case::Case;
use crate::grade::grade;
use crate::scenario::Scenario;
use crate::standard::{Group, Standard};
use crate::understanding::{self, Understanding};

/// A case, its reply, and what is wrong with it.
pub struct CaseResult<'a> {
    /// The case.
    pub case: &'a Case,
    /// The reply.
    pub reply: Reply,
    /// What is wrong; empty, when it passed.
    pub wrong: Vec<String>,
    /// What became of the answers in the message; none where the case says nothing of answers.
    pub understanding: Option<Understanding>,
}

/// All outcomes of one voice.
pub struct Results<'a> {
    pub(crate) catalog: &'a Catalog,
    /// One for each case, in their order.
    pub outcomes: Vec<CaseResult<'a>>,
}

/// Lets someone answer every case, one after the other, and grades the replies.
///
/// # Errors
/// A case that cannot be set up.
pub async fn evaluate<'a, S>(
    catalog: &'a Catalog,
    cases: &'a [Case],
    speak: S,
) -> Result<Results<'a>, EvaluationError>
where
    S: AsyncFn(&Conversation<'_>) -> Reply,
{
    let mut outcomes = Vec::with_capacity(cases.len());
    for case in cases {
        let scenario = Scenario::new(catalog, case)?;
        let reply = speak(&scenario.conversation()).await;
        let wrong = grade(case, &scenario, &reply);
        let understanding = understanding::of(case, &scenario, &reply);
        outcomes.push(CaseResult { case, reply, wrong, understanding });
    }
    Ok(Results { catalog, outcomes })
}

impl Results<'_> {
    /// How many cases of a group there are, and how many passed.
    #[must_use]
    pub fn count(&self, group: Group) -> (usize, usize) {
        let (cases, passed) = self.tally(|case| group.has(self.catalog, case));
        let shown =
            if group == Group::Shown { self.understood(group, &[Understanding::Widget]).1 } else { 0 };
        (cases, passed + shown)
    }

    pub(crate) fn tally(&self, counts: impl Fn(&Case) -> bool) -> (usize, usize) {
        let of_group = || self.outcomes.iter().filter(|outcome| counts(outcome.case));
        (of_group().count(), of_group().filter(|outcome| outcome.wrong.is_empty()).count())
    }

    /// How many messages of a group have something to say of answers, and of how many the answers became this.
    #[must_use]
    pub fn understood(&self, group: Group, what: &[Understanding]) -> (usize, usize) {
        let of_group = self.outcomes.iter().filter(|outcome| group.has(self.catalog, outcome.case));
        let all: Vec<Understanding> = of_group.filter_map(|outcome| outcome.understanding).collect();
        (all.len(), all.iter().filter(|each| what.contains(each)).count())
    }

    /// The standards that are not met.
    #[must_use]
    pub fn missed(&self) -> Vec<Standard> {
        let is_missed = |standard: &Standard| {
            let (cases, passed) = self.count(standard.group);
            passed * 100 < cases * standard.percent
        };
        Standard::all().into_iter().filter(is_missed).collect()
    }

    /// The outcomes that did not pass.
    pub fn failures(&self) -> impl Iterator<Item = &CaseResult<'_>> {
        self.outcomes.iter().filter(|outcome| !outcome.wrong.is_empty())
    }
}
