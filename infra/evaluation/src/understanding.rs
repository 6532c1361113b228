//! What became of the answers in a message: understood, asked for by a widget, or understood wrongly.

use std::collections::BTreeMap;

use assistant::{Reply, Widget};

use crate::case::Case;
use crate::scenario::Scenario;

/// What became of the answers in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Understanding {
    /// All of them are proposed, and nothing else.
    Right,
    /// Nothing is proposed, and what the asked question can be answered with is shown.
    Widget,
    /// Some are proposed or none, and nothing is wrong.
    Less,
    /// Something is proposed that was not said.
    Wrong,
}

/// What became of the answers in a message; none where the case says nothing of answers.
pub(crate) fn of(case: &Case, scenario: &Scenario<'_>, reply: &Reply) -> Option<Understanding> {
    let expect = &case.expect;
    let none = BTreeMap::new();
    let (must, may) = (expect.proposes.as_ref(), expect.may.as_ref());
    if must.is_none() && may.is_none() {
        return None;
    }
    let (must, may) = (must.unwrap_or(&none), may.unwrap_or(&none));
    let is_told = |proposal: &assistant::Proposal| {
        let wanted = must.get(&proposal.question).or_else(|| may.get(&proposal.question));
        wanted.is_some_and(|wanted| wanted.is(&proposal.value))
    };
    if !reply.proposals.iter().all(is_told) {
        return Some(Understanding::Wrong);
    }
    let is_given = |id: &String| reply.proposals.iter().any(|proposal| proposal.question == *id);
    Some(match must.keys().all(is_given) {
        true => Understanding::Right,
        false if reply.proposals.is_empty() && shows_the_widget(case, scenario, reply) => {
            Understanding::Widget
        }
        false => Understanding::Less,
    })
}

/// Whether the reply asks the same question again and carries the widget that fits it.
fn shows_the_widget(case: &Case, scenario: &Scenario<'_>, reply: &Reply) -> bool {
    let asked = case.asked.as_deref().and_then(|id| scenario.document_type.question(id));
    let fits = |question| Some(Widget::of(scenario.document_type, question)) == reply.widget;
    asked.is_some_and(fits) && reply.question == case.asked
}
