//! Handing a document off: its hand-off file for its owner, and by a link for whoever the owner gives it to.

use std::sync::Arc;

use domain::documents::hand_off::{HandOff, Transcript, TranscriptError, Turn};
use domain::documents::share_link::{InvalidLinkDays, LinkDays, MOST_OPEN, ShareLink};
use domain::documents::{Document, florida_day};
use jiff::Timestamp;
use pdf::RenderMode;
use thiserror::Error;

use super::print::{PdfService, PrintError, type_of, typeset};
use crate::ports::PortError;
use crate::random::EntropyError;
use crate::store::{ShareLinks, SharedPaper};
use crate::{backoff, clock, random};

/// How many times a new link looks whether those that are newer and too many have gone.
const PATIENCE: usize = 6;

/// What handing off needs.
#[derive(Clone)]
pub struct HandOffService {
    /// Makes and issues PDFs.
    pub pdf_service: PdfService,
    /// The links.
    pub share_links: Arc<ShareLinks>,
}

/// A new link and its secret, which is shown once.
#[derive(Clone, Debug)]
pub struct NewLink {
    /// The link.
    pub link: ShareLink,
    /// What opens it.
    pub secret: String,
}

/// Why nothing is handed off.
#[derive(Debug, Error)]
pub enum HandOffError {
    /// The link was never made, or has ended. The two are told in the same words.
    #[error(
        "This link opens nothing. It may have expired or been withdrawn, or a part of the address is missing. Please ask the \
         person who gave it to you for a new one."
    )]
    NoLink,
    /// The owner has no such link.
    #[error("There is no such link.")]
    UnknownLink,
    /// The document has as many links as it may have.
    #[error("This document has {MOST_OPEN} links that are still good. Please withdraw one first.")]
    TooManyLinks,
    /// No row has room for the paper.
    #[error("This file is too large for a link. Please download it and send it yourself.")]
    TooLarge,
    /// The document has no clauses yet.
    #[error("This document has no clauses yet. Your answers are kept.")]
    NotPublished,
    /// The conversation is too long.
    #[error(transparent)]
    Transcript(#[from] TranscriptError),
    /// A link is not made for so long.
    #[error(transparent)]
    Days(#[from] InvalidLinkDays),
    /// There is no randomness.
    #[error(transparent)]
    Entropy(#[from] EntropyError),
    /// The document is not printed.
    #[error(transparent)]
    Print(#[from] PrintError),
}

impl From<PortError> for HandOffError {
    fn from(error: PortError) -> Self {
        Self::Print(error.into())
    }
}

impl HandOffService {
    /// The hand-off file of a document.
    ///
    /// # Errors
    /// When the conversation is too long, there are no clauses, or a store does not answer.
    pub async fn file(&self, document: &Document, conversation: Vec<Turn>) -> Result<Vec<u8>, HandOffError> {
        let transcript = Transcript::parse(conversation, printable)?;
        Ok(rendered(self.paper(document, transcript.as_ref()).await?).await?)
    }

    /// Makes a link to the hand-off file as it is now.
    ///
    /// # Errors
    /// Those of [`Self::file`], when the document has too many links, and when its file is too large.
    pub async fn share(
        &self,
        document: &Document,
        conversation: Vec<Turn>,
        days: u8,
    ) -> Result<NewLink, HandOffError> {
        let days = LinkDays::try_from(days)?;
        let transcript = Transcript::parse(conversation, printable)?;
        let (now, secret) = (clock::now(), random::secret()?);
        if self.open_links(document, now).await?.len() >= MOST_OPEN {
            return Err(HandOffError::TooManyLinks);
        }
        let shared = self.paper(document, transcript.as_ref()).await?;
        let link = ShareLink {
            id: random::token_id()?,
            made_at: now,
            until: days.after(now),
            with_transcript: transcript.is_some(),
            openings: Vec::new(),
        };
        if !self.share_links.add(document, (&link, &secret), &shared).await? {
            return Err(HandOffError::TooLarge);
        }
        self.within_the_most(document, NewLink { link, secret }, now).await
    }

    /// Others may have been made at the same time, so it is counted again once this one is there. Nobody has its secret yet. Of too
    /// many the newest go at once, and the others wait until they have. Where one of the newest was told of before an older one came,
    /// those that wait go one after another, so that never more remain than may be and no room is left.
    async fn within_the_most(
        &self,
        document: &Document,
        made: NewLink,
        now: Timestamp,
    ) -> Result<NewLink, HandOffError> {
        for turn in 0_usize.. {
            let open = self.open_links(document, now).await?;
            if open.len() <= MOST_OPEN {
                return Ok(made);
            }
            let first = MOST_OPEN.saturating_sub(turn.saturating_sub(PATIENCE));
            if !is_among_the_first(first, &made.link, open) {
                break;
            }
            backoff::short(u32::try_from(turn).unwrap_or(u32::MAX)).await;
        }
        self.share_links.withdraw(&document.owner, document.id, &made.link.id).await?;
        Err(HandOffError::TooManyLinks)
    }

    async fn open_links(&self, document: &Document, now: Timestamp) -> Result<Vec<ShareLink>, HandOffError> {
        let mut links = self.share_links.of(&document.owner, document.id).await?;
        links.retain(|link| !link.has_ended(now));
        Ok(links)
    }

    /// The file of the link with this secret.
    ///
    /// # Errors
    /// [`HandOffError::NoLink`] when there is no such link or it has ended, and when a store does not answer.
    pub async fn open(&self, secret: &str) -> Result<Vec<u8>, HandOffError> {
        let shared = self.share_links.open(secret).await?.ok_or(HandOffError::NoLink)?;
        Ok(rendered(shared).await?)
    }

    /// Withdraws a link.
    ///
    /// # Errors
    /// When there is none, or the store does not answer.
    pub async fn withdraw(&self, document: &Document, id: &str) -> Result<(), HandOffError> {
        let was_there = self.share_links.withdraw(&document.owner, document.id, id).await?;
        was_there.then_some(()).ok_or(HandOffError::UnknownLink)
    }

    /// A paid document is handed off as the version that it is, so that whoever it was bought for stays its only person.
    async fn paper(
        &self,
        document: &Document,
        transcript: Option<&Transcript>,
    ) -> Result<SharedPaper, HandOffError> {
        let lost = || PrintError::Defect("a version that was just issued has no source".to_string());
        let (paper, is_draft) = match self.pdf_service.issue(document).await {
            Ok(issued) => {
                let source = self.pdf_service.source(document, &issued.version).await?;
                (source.ok_or_else(lost)?.paper, false)
            }
            Err(PrintError::Gone) => return Err(PrintError::Gone.into()),
            Err(error) if error.waits_for_its_owner() => {
                let source = self.pdf_service.as_it_stands(document)?;
                (source.ok_or(HandOffError::NotPublished)?.paper, true)
            }
            Err(error) => return Err(error.into()),
        };
        let (catalog, document_type) = type_of(document)?;
        let hand_off = HandOff {
            document,
            document_type,
            catalog,
            nonlawyer: &self.pdf_service.nonlawyer,
            made_on: florida_day(clock::now()),
            transcript,
        };
        Ok(SharedPaper { paper: hand_off.around(paper), is_draft })
    }
}

/// Whether a link is among the oldest of these. All who ask see the same order.
fn is_among_the_first(first: usize, link: &ShareLink, mut open: Vec<ShareLink>) -> bool {
    open.sort_by(|one, other| (one.made_at, &one.id).cmp(&(other.made_at, &other.id)));
    open.iter().take(first).any(|older| older.id == link.id)
}

async fn rendered(SharedPaper { paper, is_draft }: SharedPaper) -> Result<Vec<u8>, PrintError> {
    let mode = if is_draft { RenderMode::Draft } else { RenderMode::Final };
    typeset(move |stop| pdf::render_until(stop, &paper, mode, None)).await
}

/// A conversation may have characters that no paper needs. The file shows that something stood there.
fn printable(text: &str) -> String {
    let missing = pdf::unprintable(text);
    let shown: String = text.chars().map(|c| if missing.contains(&c) { '?' } else { c }).collect();
    match pdf::unprintable(&shown).is_empty() {
        true => shown,
        false => shown.chars().map(|c| if c.is_ascii() { c } else { '?' }).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_talk_is_printed_whatever_stands_in_it() {
        assert_eq!(printable("Sí, mi hermana Núria."), "Sí, mi hermana Núria.");
        for text in ["Yes 👍🏽!", "李小龙 signs", "\u{301}a", "a\u{200d}b\u{202e}c", "👍\u{301}"] {
            let shown = printable(text);
            assert!(pdf::unprintable(&shown).is_empty() && shown.contains('?'), "{text}: {shown}");
        }
    }
}
