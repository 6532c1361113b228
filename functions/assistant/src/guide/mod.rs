//! The built-in guide. Deterministic: the same answers and the same words get the same reply.
//!
//! Each module looks at one matter, and the first that knows what to say says it. Safety comes first, then what must not
//! be answered, then what can be explained; only what is left is taken as an answer.

mod addresses;
mod advice;
#[cfg(test)]
mod any_words;
mod aside;
mod ask;
mod asked;
mod correct;
mod dates;
#[cfg(test)]
mod defects;
mod explain;
mod facts;
mod follow;
mod heard;
mod hearing;
mod languages;
mod names;
mod options;
mod requests;
mod safety;
mod skip;
#[cfg(test)]
mod testing;
mod understand;
mod words;

use crate::reply::{By, Progress, Receipt, Reply};
use crate::talk::Talk;

/// What the guide says.
#[must_use]
pub fn reply(talk: &Talk<'_>) -> Reply {
    let matters = [
        safety::reply,
        skip::reply,
        facts::reply,
        advice::reply,
        requests::reply,
        languages::reply,
        explain::reply,
        understand::reply,
    ];
    let first = matters.into_iter().find_map(|matter| matter(talk));
    let reply = first.unwrap_or_else(|| ask::again(talk, ""));
    let prompt = talk.guide().version.clone();
    Reply { progress: progress(talk), receipt: Receipt { by: By::Guide, model: None, prompt }, ..reply }
}

/// How far the saved answers have come.
fn progress(talk: &Talk<'_>) -> Progress {
    let total = talk.applying().count();
    Progress { answered: total - talk.open().count(), total }
}
