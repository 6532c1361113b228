//! A reply as it is sent.

use domain::assembly::citation;
use domain::content::{Catalog, DocumentType};
use serde::Serialize;
use utoipa::ToSchema;

use crate::reply::{Progress, Proposal, Receipt, Reply};

/// What the assistant says. Nothing of it is stored: the person confirms what is proposed.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatReply {
    /// The reply.
    message: String,
    /// Addresses of the sources that it rests on: the official text where it has one, else a law page of this site.
    citations: Vec<String>,
    /// The same sources by their names.
    sources: Vec<ChatSource>,
    /// Answers that were understood, to be confirmed by the person.
    proposals: Vec<Proposal>,
    /// Id of the question that the reply asks; null when it asks none.
    #[schema(required)]
    question: Option<String>,
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
    /// The reply about a type of document, of a site at this origin.
    pub(crate) fn of(reply: Reply, catalog: &Catalog, kind: &DocumentType, site: &str) -> Self {
        let address = |name: &String| citation::address(catalog, kind, name, site);
        let sources = reply.sources.into_iter();
        let sources: Vec<_> = sources.map(|name| ChatSource { address: address(&name), name }).collect();
        Self {
            message: reply.message,
            citations: addresses(&sources),
            sources,
            proposals: reply.proposals,
            question: reply.question,
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
