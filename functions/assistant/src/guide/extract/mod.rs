//! Everything that was extracted from a message: the answer to the question that was asked, and others that came with it.

mod addresses;
mod apart;
mod aside;
mod asked;
mod choice;
#[cfg(test)]
mod choice_tests;
mod chosen;
mod combined;
mod context;
mod correct;
mod dates;
mod denied;
#[cfg(test)]
mod extract_tests;
mod follow;
mod inquiry;
mod lookups;
mod name_words;
mod names;
mod no_answer;
mod options;
mod others;
mod plausible_name;
mod prefaces;
mod put_right;
mod reader;
mod roles;
mod said_apart;
mod sayings;
mod spelling;
mod statement;
mod taken_back;
mod tokens;
mod typed;
mod typed_name;
mod whom;
mod word;
mod words;

use domain::content::question::Question;
use serde_json::Value;

pub(super) use self::addresses::has_zip;
pub(crate) use self::asked::is_free;
use self::context::Context;
pub(crate) use self::inquiry::inquires;
pub(crate) use self::lookups::{date_in, is_a_whole_date, option_in};
pub(super) use self::lookups::{people_in, relations_in, said_anew, word_after, written_relation};
pub(crate) use self::no_answer::NoAnswer;
pub(crate) use self::options::yes_or_no;
use self::reader::{Extracted, Reader};
use self::words::Text;
use crate::conversation::Conversation;

/// An answer in a message, not yet checked, with the words that say it.
pub(super) struct ExtractedAnswer<'a> {
    pub(super) question: &'a Question,
    pub(super) value: Value,
    pub(super) words: String,
}

/// What was extracted, in the order of the questions; or why nothing was.
pub(super) fn extract<'a>(
    conversation: &Conversation<'a>,
    asked: &'a Question,
) -> Result<Vec<ExtractedAnswer<'a>>, NoAnswer> {
    let lexicon = &conversation.catalog.lexicon;
    let text = &Text::new(conversation.words, lexicon);
    let context = Context::new(conversation, asked, Reader { text, lexicon, today: conversation.today });
    if text.words.is_empty() {
        return Err(NoAnswer::Nothing);
    }
    let mut extracted = context.extracted()?;
    extracted.sort_by_key(|each| {
        conversation.document_type.questions.iter().position(|question| question.id == each.question.id)
    });
    let is_alone = extracted.len() == 1;
    let written = |place| if is_alone { conversation.words } else { text.written(place) };
    let answer = |each: Extracted<'a>| ExtractedAnswer {
        question: each.question,
        value: each.value,
        words: written(each.words).to_string(),
    };
    Ok(extracted.into_iter().map(answer).collect())
}

/// Whether the words say that something was wrong.
pub(super) fn takes_back(conversation: &Conversation<'_>) -> bool {
    let lexicon = &conversation.catalog.lexicon;
    let text = &Text::new(conversation.words, lexicon);
    let reader = Reader { text, lexicon, today: conversation.today };
    correct::start(reader) > 0 || correct::is_asked(reader)
}
