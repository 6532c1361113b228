//! What is broken in the findings: one is left out, is found where it should not be, or looks at less or more than it should.

use domain::content::circumstance::Circumstance;
use domain::content::finding::FindingRule;

/// When a finding is found, and when it would be found by mistake; never, when absent.
pub(crate) struct BrokenFinding<'a> {
    pub(crate) rule: &'a FindingRule,
    pub(crate) when: Option<Circumstance>,
}

/// Everything that can be broken in a finding.
pub(crate) fn broken_findings(rule: &FindingRule) -> Vec<BrokenFinding<'_>> {
    let turned = Circumstance::Not(Box::new(rule.when.clone()));
    let otherwise = std::iter::once(turned).chain(broken(&rule.when)).map(Some);
    std::iter::once(None).chain(otherwise).map(|when| BrokenFinding { rule, when }).collect()
}

/// The circumstance with one part left out of a list.
fn broken(when: &Circumstance) -> Vec<Circumstance> {
    match when {
        Circumstance::Not(inner) => {
            broken(inner).into_iter().map(|inner| Circumstance::Not(inner.into())).collect()
        }
        Circumstance::All(all) => broken_lists(all).into_iter().map(Circumstance::All).collect(),
        Circumstance::Any(any) => broken_lists(any).into_iter().map(Circumstance::Any).collect(),
        _ => Vec::new(),
    }
}

fn broken_lists(list: &[Circumstance]) -> Vec<Vec<Circumstance>> {
    let without = |at: usize| {
        let mut shorter = list.to_vec();
        shorter.remove(at);
        shorter
    };
    let with_a_broken_part = |(at, part): (usize, &Circumstance)| {
        let put = |part: Circumstance| {
            list.iter().take(at).cloned().chain([part]).chain(list.iter().skip(at + 1).cloned()).collect()
        };
        broken(part).into_iter().map(put).collect::<Vec<Vec<_>>>()
    };
    let shorter = (0..list.len()).map(without);
    shorter.chain(list.iter().enumerate().flat_map(with_a_broken_part)).collect()
}
