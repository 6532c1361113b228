//! A reply as it is sent.

use domain::assembly::citation;
use serde::Serialize;
use utoipa::ToSchema;

use crate::conversation::Conversation;
use crate::reply::{Act, Progress, Receipt, Reply};
use crate::widget::Widget;

/// What the assistant says. Nothing of it is stored here: the client saves what is taken, and what the person confirms.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatReply {
    /// The reply.
    message: String,
    /// Addresses of the sources that it rests on: the official text where it has one, else a law page of this site.
    citations: Vec<String>,
    /// The same sources by their names.
    sources: Vec<ChatSource>,
    /// What the message was understood as; empty when it was not understood.
    acts: Vec<Act>,
    /// Id of the question that the reply asks; null when it asks none.
    #[schema(required)]
    question: Option<String>,
    /// What that question can be answered with besides words, where the words were not surely understood; else null.
    #[schema(required)]
    widget: Option<Widget>,
    /// What one press can say next.
    suggestions: Vec<String>,
    /// How far the answers have come.
    progress: Progress,
    /// Who answered.
    receipt: Receipt,
}

/// A source that a reply rests on.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatSource {
    /// As cited, for example "s. 732.502".
    name: String,
    /// Where it can be read.
    address: String,
}

impl ChatReply {
    /// The reply to a message, of a site at this origin.
    pub(crate) fn of(reply: Reply, conversation: &Conversation<'_>, site: &str) -> Self {
        let acts = reply.all_acts(conversation.answers);
        let address =
            |name: &String| citation::address(conversation.catalog, conversation.document_type, name, site);
        let sources = reply.sources.into_iter();
        let sources: Vec<_> = sources.map(|name| ChatSource { address: address(&name), name }).collect();
        Self {
            message: reply.message,
            citations: addresses(&sources),
            sources,
            acts,
            question: reply.question,
            widget: reply.widget,
            suggestions: reply.suggestions,
            progress: reply.progress,
            receipt: reply.receipt,
        }
    }
}

/// Each address once: several paragraphs of one section stand on one page.
fn addresses(sources: &[ChatSource]) -> Vec<String> {
    let mut addresses: Vec<String> = Vec::new();
    for source in sources {
        if !addresses.contains(&source.address) {
            addresses.push(source.address.clone());
        }
    }
    addresses
}
