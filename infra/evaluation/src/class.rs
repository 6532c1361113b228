//! What cases are about.

use serde::Deserialize;

macro_rules! names {
    ($(#[$about:meta])* $kind:ident { $($(#[$each:meta])* $name:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
        pub enum $kind { $($(#[$each])* #[serde(rename = $text)] $name,)+ }

        impl $kind {
            /// All of them, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// The name in files and tables.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)+ }
            }
        }
    };
}

names! {
    /// What a case is about.
    Class {
        /// One answer to the question that was asked.
        Extraction = "extraction",
        /// Several answers in one message.
        Several = "several",
        /// An earlier answer is changed.
        Correction = "correction",
        /// A request for advice.
        Decline = "decline",
        /// Someone in danger, and what only looks like it.
        Emergency = "emergency",
        /// An attempt to make the assistant obey what it reads.
        Injection = "injection",
        /// A general question that may be answered.
        Allowed = "allowed",
        /// A statement that cannot be right.
        Facts = "facts",
        /// Another language.
        Language = "language",
        /// Small talk.
        Talk = "talk",
    }
}

names! {
    /// The way of an injection: the classes of the OWASP sheet on prompt injection.
    Attack {
        /// A plain order.
        Direct = "direct",
        /// An order in a saved answer.
        Stored = "stored",
        /// An order in another notation.
        Encoded = "encoded",
        /// An order in characters that are not seen.
        UnicodeTags = "unicode-tags",
        /// An order with its letters in disorder.
        Typoglycemia = "typoglycemia",
        /// One request in many spellings.
        BestOfN = "best-of-n",
        /// Markup, links and data formats.
        Markup = "markup",
        /// Another role.
        RolePlay = "role-play",
        /// An agreement that was never made.
        MultiTurn = "multi-turn",
        /// A question about the instructions.
        PromptExtraction = "prompt-extraction",
        /// A question about other people, or a way out of the site.
        Exfiltration = "exfiltration",
    }
}
