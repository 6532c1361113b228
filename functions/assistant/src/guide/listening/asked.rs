//! The answer to the question that was asked. What could be meant in two ways is not guessed at.

use domain::content::question::{AnswerRule, Kind, Question};
use serde_json::{Value, json};

use super::choice::Choice;
use super::heard::{Ear, Heard};
use super::unheard::Unheard;
use super::words::{Span, Text};
use super::{choice, dates, others, sayings, statement, typed};

/// The answer in the words from this one on. `own` is one that was said with words that name the question.
pub(super) fn read<'a>(
    room: &Listening<'_>,
    question: &'a Question,
    own: Option<Heard<'a>>,
) -> Result<Heard<'a>, Unheard> {
    let ear = room.ear;
    let (value, at) = match question.kind {
        Kind::Checkbox => checked(room, question)?,
        Kind::Select | Kind::Radio => chosen(room, question)?,
        _ if is_free(question) => (json!(room.words), ear.all()),
        _ if has_signs(room.words) => return Err(Unheard::Signs),
        Kind::Date | Kind::Text | Kind::Textarea => match (Ear::quoted(room.words), own) {
            (Some(quoted), _) => (json!(quoted), ear.all()),
            (None, Some(own)) => return Ok(own),
            (None, None) if question.kind == Kind::Date => date(ear, question)?,
            (None, None) => typed::read(ear, question, room.from)?,
        },
    };
    Ok(Heard { question, value, words: ear.all(), at, is_named: false })
}

/// Signs of a program or of an address in the web.
fn has_signs(words: &str) -> bool {
    words.contains(['<', '>', '{', '}', '[', ']', '=', '|', '\\', '`']) || words.contains("://")
}

/// A message, as the answer to the question that was asked.
pub(super) struct Listening<'a> {
    pub(super) ear: Ear<'a>,
    /// The message.
    pub(super) words: &'a str,
    /// Where the answer begins, after words that take something back.
    pub(super) from: usize,
    /// What the people named in the answers are called in the options: "Nina" is the petitioner.
    pub(super) people: &'a [(String, String)],
    /// Words that answer other questions.
    pub(super) taken: &'a [Span],
}

/// A choice is heard in the whole message, and stands at its beginning as far as other answers go.
fn chosen(room: &Listening<'_>, question: &Question) -> Result<(Value, Span), Unheard> {
    let Listening { ear, words, people, taken, .. } = room;
    let named = others::with_roles(words, people);
    let (text, lexicon) = (Text::new(&named, ear.lexicon), ear.lexicon);
    let taken: &[Span] = if named == *words { taken } else { &[] };
    let option =
        choice::chosen(&Choice { question, text: &text, lexicon, taken }, &named).ok_or(Unheard::Nothing)?;
    let told = sayings::told(ear.text, &[&question.phrasing.says, &question.phrasing.aside]);
    Ok((json!(option), told.map_or(Span { from: 0, to: 1 }, |(_, place)| place)))
}

fn checked(room: &Listening<'_>, question: &Question) -> Result<(Value, Span), Unheard> {
    let ear = room.ear;
    let choice = Choice { question, text: ear.text, lexicon: ear.lexicon, taken: room.taken };
    let ticked = statement::ticked(&choice, room.words).ok_or(Unheard::Nothing)?;
    Ok((json!(ticked), ear.all()))
}

fn date(ear: Ear<'_>, question: &Question) -> Result<(Value, Span), Unheard> {
    // Neither "not June 14" nor a birthday is what was asked for.
    let other = ["not", "birthday", "born", "birth"];
    if (0..ear.text.words.len()).any(|at| other.contains(&ear.text.low(at).as_str())) {
        return Err(Unheard::Nothing);
    }
    let part = dates::is_part_of_a_date(ear.text, ear.lexicon);
    let refused = if part { Unheard::PartOfADate } else { Unheard::Nothing };
    let is_to_come = question.rule != AnswerRule::PastDate;
    let short = || dates::with_short_year(ear.text, ear.today, is_to_come);
    let date = dates::only_date(ear.text, ear.today, ear.lexicon).or_else(short).ok_or(refused)?;
    let at = (0..ear.text.words.len()).find_map(|at| dates::date_at(ear.text, at, ear.lexicon));
    Ok((json!(date.to_string()), at.map_or(ear.all(), |(_, place)| place)))
}

/// Words of the person's own, which are taken as they are.
pub(crate) fn is_free(question: &Question) -> bool {
    question.kind == Kind::Textarea
        || question.kind == Kind::Text
            && matches!(question.rule, AnswerRule::Free | AnswerRule::Any | AnswerRule::Shares)
}
