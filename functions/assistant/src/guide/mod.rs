//! The built-in guide. Deterministic: the same answers and the same words get the same reply.
//!
//! Each module looks at one matter, and the first that knows what to say says it. Safety comes first, then what must not
//! be answered, then what can be explained; only what is left is taken as an answer.

mod advice;
pub(crate) mod ask;
pub(crate) mod dates;
mod explain;
pub(crate) mod options;
mod prefaces;
mod safety;
mod skip;
#[cfg(test)]
mod testing;
mod understand;

use crate::reply::{By, Progress, Receipt, Reply};
use crate::talk::Talk;

/// Whether the guide's reply stands, or whether somebody who understands more may be asked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// It stands.
    Sure,
    /// It is what the guide could make of the words.
    Open,
}

/// One matter, and how certain its reply is.
type Matter = (fn(&Talk<'_>) -> Option<Reply>, Certainty);

/// What the guide says.
#[must_use]
pub fn reply(talk: &Talk<'_>) -> Reply {
    consider(talk).0
}

/// What the guide says, and whether that stands.
pub(crate) fn consider(talk: &Talk<'_>) -> (Reply, Certainty) {
    use Certainty::{Open, Sure};
    let matters: [Matter; 5] = [
        (safety::reply, Sure),
        (advice::reply, Sure),
        (explain::reply, Open),
        (skip::reply, Sure),
        (understand::reply, Open),
    ];
    let first = matters.into_iter().find_map(|(matter, certainty)| Some((matter(talk)?, certainty)));
    let (reply, certainty) = first.unwrap_or_else(|| (ask::again(talk, ""), Open));
    let prompt = talk.guide().version.clone();
    (
        Reply { progress: progress(talk), receipt: Receipt { by: By::Guide, model: None, prompt }, ..reply },
        certainty,
    )
}

/// How far the saved answers have come.
fn progress(talk: &Talk<'_>) -> Progress {
    let total = talk.applying().count();
    Progress { answered: total - talk.open().count(), total }
}
