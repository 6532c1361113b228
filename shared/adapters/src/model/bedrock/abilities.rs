//! What a model says that it cannot do. Converse is one protocol for models of many makers: not each of them caches, keeps
//! strictly to a schema, can be made to call a tool, or takes a temperature, and what is asked of one that cannot is refused
//! as a whole. None of it can be told from a model's name, so the model is taken at its word.

use std::sync::atomic::{AtomicBool, Ordering};

use aws_sdk_bedrockruntime::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_bedrockruntime::operation::converse::ConverseError;

/// How many things can be left out.
const ALL: usize = 4;

/// The words by which a refusal names each of them.
const NAMES: [&[&str]; ALL] =
    [&["cachepoint", "caching"], &["strict"], &["toolchoice", "tool_choice"], &["temperature"]];

/// What has been learned of a model, by this process.
#[derive(Default)]
pub(super) struct Abilities([AtomicBool; ALL]);

/// What is asked of a model in one request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asks {
    /// To keep the beginning of the request, which is the same in every request about a kind of document.
    pub(super) to_cache: bool,
    /// To be held to the schema.
    pub(super) strictly: bool,
    /// To call the tool and do nothing else.
    pub(super) the_tool: bool,
    /// To say the same to the same words.
    pub(super) a_temperature: bool,
}

impl Asks {
    fn all(self) -> [bool; ALL] {
        [self.to_cache, self.strictly, self.the_tool, self.a_temperature]
    }
}

impl Abilities {
    /// What may be asked, as far as has been learned.
    pub(super) fn asks(&self) -> Asks {
        let [to_cache, strictly, the_tool, a_temperature] =
            self.0.each_ref().map(|unknown| !unknown.load(Ordering::Relaxed));
        Asks { to_cache, strictly, the_tool, a_temperature }
    }

    /// Learns from a refusal. False when it names nothing that was asked, so that asking again cannot go on for long.
    pub(super) fn learn(&self, asks: Asks, refusal: &SdkError<ConverseError>) -> bool {
        let status = refusal.raw_response().map(|answer| answer.status().as_u16());
        let words = refusal.message().unwrap_or_default();
        // A model without a cache is refused as forbidden, everything else as not valid.
        matches!(status, Some(400 | 403)) && self.read(asks, words)
    }

    fn read(&self, asks: Asks, refusal: &str) -> bool {
        let refusal = refusal.to_lowercase();
        let has =
            |name: &&str| refusal.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == *name);
        let named = asks.all().into_iter().zip(NAMES).zip(&self.0);
        let named = named.filter(|((asked, names), _)| *asked && names.iter().any(has));
        named.fold(false, |_, (_, unknown)| {
            unknown.store(true, Ordering::Relaxed);
            true
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentences are Bedrock's, but for the last, which is one of a maker's that it passes on.
    #[test]
    fn what_a_model_cannot_do_is_not_asked_again() {
        let abilities = Abilities::default();
        for (refusal, left) in [
            (
                "You invoked an unsupported model or your request did not allow prompt caching.",
                [false, true, true, true],
            ),
            ("This model doesn't support the toolConfig.toolChoice.tool field.", [false, true, false, true]),
            ("This model doesn't support the strict field.", [false, false, false, true]),
            ("`temperature` is deprecated for this model.", [false; 4]),
        ] {
            let before = abilities.asks();
            assert!(abilities.read(before, refusal), "{refusal}");
            assert_eq!(abilities.asks().all(), left, "{refusal}");
            assert!(!abilities.read(abilities.asks(), refusal), "once");
        }
    }

    #[test]
    fn what_is_refused_for_another_reason_is_not_asked_again() {
        let abilities = Abilities::default();
        for refusal in ["", "Access is restricted.", "The security token is not valid.", "Input is too long."]
        {
            assert!(!abilities.read(abilities.asks(), refusal), "{refusal}");
        }
    }
}
