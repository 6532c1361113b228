//! The built-in guide. Deterministic: the same answers and the same words get the same reply.
//!
//! Each module looks at one step, and the first that knows what to say says it. Safety comes first, then what must not
//! be answered, then what can be explained; only what is left is taken as an answer.

mod advice;
mod anew;
pub(crate) mod ask;
mod beside;
mod completed;
pub(crate) mod confirm;
mod decide;
#[cfg(test)]
mod decide_tests;
mod doubt;
mod explain;
mod extract;
mod is_question;
mod known;
mod languages;
#[cfg(test)]
mod limits_tests;
mod markup;
mod mend;
mod no_address;
mod places;
mod plainly;
#[cfg(test)]
mod properties_tests;
mod quoted;
#[cfg(test)]
mod remarks_tests;
mod requests;
pub(crate) mod safety;
#[cfg(test)]
mod safety_armed_tests;
mod same;
mod service_statements;
mod several;
mod skip;
mod take;
#[cfg(test)]
pub(crate) mod testing;
mod understand;
#[cfg(test)]
mod understand_tests;
mod unsure;

use crate::conversation::Conversation;
use crate::reply::{By, Progress, Receipt, Reply};

pub(crate) use extract::{date_in, is_free, option_in, yes_or_no};

/// Whether the guide's reply stands, or whether someone who understands more may be asked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// It stands.
    Sure,
    /// It is what the guide could make of the words.
    Open,
}

/// One step, and how certain its reply is.
type Step = (fn(&Conversation<'_>) -> Option<Reply>, Certainty);

const STEPS: [Step; 14] = [
    (safety::reply, Certainty::Sure),
    (quoted::reply, Certainty::Sure),
    (decide::reply, Certainty::Sure),
    (mend::reply, Certainty::Sure),
    (anew::reply, Certainty::Sure),
    (same::reply, Certainty::Sure),
    (several::reply, Certainty::Sure),
    (skip::reply, Certainty::Sure),
    (service_statements::reply, Certainty::Sure),
    (advice::reply, Certainty::Sure),
    (requests::reply, Certainty::Sure),
    (languages::reply, Certainty::Open),
    (explain::reply, Certainty::Open),
    (understand::reply, Certainty::Open),
];

/// What the guide says.
#[must_use]
pub fn reply(conversation: &Conversation<'_>) -> Reply {
    consider(conversation).0
}

/// What the guide says, and whether that stands.
pub(crate) fn consider(conversation: &Conversation<'_>) -> (Reply, Certainty) {
    let first = STEPS.into_iter().find_map(|(step, certainty)| Some((step(conversation)?, certainty)));
    let (reply, certainty) = first.unwrap_or_else(|| (unsure::unheard(conversation), Certainty::Open));
    let taken = take::reply(conversation, &reply);
    let certainty = if taken.is_some() { Certainty::Sure } else { certainty };
    let reply = taken.unwrap_or(reply);
    let prompt = conversation.guide().version.clone();
    let receipt = Receipt { by: By::Guide, model: None, prompt };
    (Reply { progress: progress(conversation), receipt, ..reply }, certainty)
}

/// How far the saved answers have come.
fn progress(conversation: &Conversation<'_>) -> Progress {
    let total = conversation.applying().count();
    Progress { answered: total - conversation.open().count(), total }
}
