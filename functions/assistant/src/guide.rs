//! The built-in guide. Deterministic: the same answers and the same words get the same reply.
//!
//! Each module looks at one matter, and the first that knows what to say says it. Safety comes first, then what must not
//! be answered, then what can be explained; only what is left is taken as an answer.

use crate::reply::Reply;
use crate::talk::Talk;
use crate::{advice, ask, explain, safety, skip, understand};

/// What the guide says.
pub(crate) fn reply(talk: &Talk<'_>) -> Reply {
    let matters = [safety::reply, advice::reply, explain::reply, skip::reply, understand::reply];
    let first = matters.into_iter().find_map(|matter| matter(talk));
    first.unwrap_or_else(|| ask::again(talk, ""))
}
