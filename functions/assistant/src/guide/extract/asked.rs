//! The answer to the question that was asked. What could be meant in two ways is not guessed at.

use domain::content::question::{AnswerRule, Kind, Question};
use domain::text::phrase::plain;
use jiff::civil::Date;
use serde_json::{Value, json};

use super::choice::Choice;
use super::no_answer::NoAnswer;
use super::reader::{Extracted, Reader};
use super::words::{Span, Text};
use super::{chosen, dates, others, put_right, sayings, statement, typed};

/// The answer in the words from this one on. `own` is one that was said with words that name the question.
pub(super) fn read<'a>(
    context: &AskedMessage<'_>,
    question: &'a Question,
    own: Option<Extracted<'a>>,
) -> Result<Extracted<'a>, NoAnswer> {
    let reader = context.reader;
    let (value, at) = match question.kind {
        Kind::Checkbox => checked(context, question)?,
        Kind::Select | Kind::Radio => chosen(context, question)?,
        _ if question.accepts_none() && says_none(context) => (json!("None"), reader.all()),
        _ if is_free(question) => (json!(context.words), reader.all()),
        _ if has_signs(context.words) => return Err(NoAnswer::Signs),
        Kind::Date | Kind::Text | Kind::Textarea => match (Reader::quoted(context.words), own) {
            (Some(quoted), _) => (json!(quoted), reader.all()),
            (None, Some(own)) => return Ok(own),
            (None, None) if question.kind == Kind::Date => date(reader, question)?,
            (None, None) => typed::read(reader, question, context.from)?,
        },
    };
    Ok(Extracted { question, value, words: reader.all(), at, is_named: false })
}

/// "No, nada más". A no before it says it twice.
fn says_none(context: &AskedMessage<'_>) -> bool {
    let none = &context.reader.lexicon.none;
    let said = plain(context.words);
    let rest = said.split_once(' ').filter(|(first, _)| ["no", "nope", "nah"].contains(first));
    none.contains(&said) || rest.is_some_and(|(_, rest)| none.iter().any(|words| words == rest))
}

/// Signs of a program or of an address in the web.
pub(super) fn has_signs(words: &str) -> bool {
    words.contains(['<', '>', '{', '}', '[', ']', '=', '|', '\\', '`']) || words.contains("://")
}

/// A message, as the answer to the question that was asked.
pub(super) struct AskedMessage<'a> {
    pub(super) reader: Reader<'a>,
    /// The message.
    pub(super) words: &'a str,
    /// Where the answer begins, after words that take something back.
    pub(super) from: usize,
    /// What the people named in the answers are called in the options: "Nina" is the petitioner.
    pub(super) people: &'a [(String, String)],
    /// Words that answer other questions.
    pub(super) taken: &'a [Span],
}

/// A choice is read in the whole message, and stands at its beginning as far as other answers go.
fn chosen(context: &AskedMessage<'_>, question: &Question) -> Result<(Value, Span), NoAnswer> {
    let AskedMessage { reader, words, people, taken, .. } = context;
    let named = others::with_roles(words, people);
    let (text, lexicon) = (Text::new(&named, reader.lexicon), reader.lexicon);
    let taken: &[Span] = if named == *words { taken } else { &[] };
    let choice = Choice { question, text: &text, lexicon, taken };
    let option =
        chosen::chosen(&choice, &named).filter(|_| chosen::is_explained(&choice)).ok_or(NoAnswer::Nothing)?;
    let matched = sayings::matched(reader.text, &[&question.phrasing.says, &question.phrasing.aside]);
    Ok((json!(option), matched.map_or(Span { from: 0, to: 1 }, |(_, place)| place)))
}

fn checked(context: &AskedMessage<'_>, question: &Question) -> Result<(Value, Span), NoAnswer> {
    let reader = context.reader;
    let choice = Choice { question, text: reader.text, lexicon: reader.lexicon, taken: context.taken };
    let ticked = statement::ticked(&choice, context.words).filter(|_| chosen::is_explained(&choice));
    let ticked = ticked.ok_or(NoAnswer::Nothing)?;
    Ok((json!(ticked), reader.all()))
}

fn date(reader: Reader<'_>, question: &Question) -> Result<(Value, Span), NoAnswer> {
    // Neither "not June 14" nor a birthday is what was asked for.
    if (0..reader.text.words.len()).any(|at| reader.lexicon.other_dates.contains(&reader.text.low(at))) {
        return Err(NoAnswer::Nothing);
    }
    let part = dates::is_part_of_a_date(reader.text, reader.lexicon);
    let refused = if part { NoAnswer::PartOfADate } else { NoAnswer::Nothing };
    let is_to_come = question.rule != AnswerRule::PastDate;
    let short = || dates::with_short_year(reader.text, reader.today, is_to_come);
    if let Some((date, place)) = date_put_right(reader, refused)? {
        return Ok((json!(date.to_string()), place));
    }
    let date = dates::only_date(reader.text, reader.today, reader.lexicon).or_else(short).ok_or(refused)?;
    let at = (0..reader.text.words.len()).find_map(|at| dates::date_at(reader.text, at, reader.lexicon));
    Ok((json!(date.to_string()), at.map_or(reader.all(), |(_, place)| place)))
}

/// "March 6, 2027, no sorry, March 13, 2027": the last, where one is put in the place of another. "No wait, the week after" takes
/// the first back, and names none.
fn date_put_right(reader: Reader<'_>, refused: NoAnswer) -> Result<Option<(Date, Span)>, NoAnswer> {
    let date = |at: usize| dates::date_at(reader.text, at, reader.lexicon);
    let place = |at: usize| date(at).map(|(_, place)| place);
    let Some(first) = (0..reader.text.words.len()).find_map(place) else { return Ok(None) };
    let last = put_right::last_said(reader.text, reader.lexicon, first, place).ok_or(refused)?;
    let is_at_the_end = last != first && last.to == reader.text.words.len();
    Ok(date(last.from).filter(|_| is_at_the_end))
}

/// Words of the person's own, which are taken as they are.
pub(crate) fn is_free(question: &Question) -> bool {
    question.kind == Kind::Textarea
        || question.kind == Kind::Text
            && matches!(question.rule, AnswerRule::Free | AnswerRule::Any | AnswerRule::Shares)
}
