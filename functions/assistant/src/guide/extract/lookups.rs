//! Names, addresses, relations, dates and options that other steps of the guide look for in some words.

use domain::content::question::{AnswerRule, Question};
use jiff::civil::Date;

use super::reader::Reader;
use super::words::{Text, lower};
use super::{addresses, choice, chosen, dates, names};
use crate::conversation::Conversation;

/// Every whole name, or every address, in a message: what a question of this kind can be answered with.
pub(in crate::guide) fn said_anew(conversation: &Conversation<'_>, question: &Question) -> Vec<String> {
    let lexicon = &conversation.catalog.lexicon;
    let text = &Text::new(conversation.words, lexicon);
    let reader = Reader { text, lexicon, today: conversation.today };
    let place = |at: usize| match question.rule {
        AnswerRule::Name => reader.named_at(at).name.filter(|name| name.len() > 1),
        rule if rule.is_address() && text.words[at].text.starts_with(|c: char| c.is_ascii_digit()) => {
            addresses::address_at(text, at).filter(|place| addresses::is_plausible(text, *place))
        }
        _ => None,
    };
    (0..text.words.len()).filter_map(place).map(|place| text.written(place).to_string()).collect()
}

/// The word after one of the phrases, where the message begins with it, maybe after one of the polite ones.
pub(in crate::guide) fn word_after<'a>(
    conversation: &Conversation<'a>,
    polite: &[String],
    phrases: &[String],
) -> Option<&'a str> {
    let text = Text::new(conversation.words, &conversation.catalog.lexicon);
    let start = text.longest_at(0, polite).map_or(0, |place| place.to);
    let phrase = text.longest_at(start, phrases)?;
    text.words.get(phrase.to).map(|word| word.text)
}

/// Who is called by a relation in some words, with the name: "my husband, Carlos Lopez".
pub(in crate::guide) fn relations_in(conversation: &Conversation<'_>, words: &str) -> Vec<(String, String)> {
    let lexicon = &conversation.catalog.lexicon;
    let text = &Text::new(words, lexicon);
    let reader = Reader { text, lexicon, today: conversation.today };
    let named = (0..text.words.len()).filter_map(|at| {
        let names::PersonMention { name, relation } = reader.named_at(at);
        let relation = relation.filter(|relation| at == 0 || relation.from == at)?;
        Some((text.low(relation.from), text.written(name?).to_string()))
    });
    named.collect()
}

/// Everyone whom an answer lists by name, each once; none where someone else is named in it, too. "Ana, to be cared for by Rosa; Luis"
/// lists Ana and Luis.
pub(in crate::guide) fn people_in(conversation: &Conversation<'_>, answer: &str) -> Option<Vec<String>> {
    let lists_by_person = answer.contains(';');
    let mut people: Vec<String> = Vec::new();
    for person in answer.split([';', '\n']) {
        let apart = person.replace(" and ", ",").replace(" y ", ",").replace(" & ", ",");
        let parts = apart.split(',').filter(|part| !part.trim().is_empty());
        for (index, part) in parts.enumerate() {
            match (head(conversation, part), index) {
                (Ok(Some(name)), _) if (!lists_by_person || index == 0) && !people.contains(&name) => {
                    people.push(name);
                }
                (Ok(_), _) => {}
                (Err(()), index) if lists_by_person && index > 0 => {}
                (Err(()), _) => return None,
            }
        }
    }
    Some(people)
}

/// The name with which a part begins, or none where it has no name at all.
fn head(conversation: &Conversation<'_>, part: &str) -> Result<Option<String>, ()> {
    let lexicon = &conversation.catalog.lexicon;
    let text = &Text::new(part, lexicon);
    let reader = Reader { text, lexicon, today: conversation.today };
    let is_month = |at: usize| lexicon.months.iter().flatten().any(|month| *month == text.low(at));
    let name = |at: usize| {
        reader.named_at(at).name.filter(|name| reader.is_capital(name.from) && !is_month(name.from))
    };
    match name(0) {
        Some(name) => Ok(Some(text.written(name).to_string())),
        None if (0..text.words.len()).any(|at| name(at).is_some()) => Err(()),
        None => Ok(None),
    }
}

/// The relation that is all that some words say: "it is my wife".
pub(in crate::guide) fn written_relation(conversation: &Conversation<'_>, words: &str) -> Option<String> {
    let lexicon = &conversation.catalog.lexicon;
    let said: Vec<String> = Text::new(words, lexicon).words.iter().map(|word| lower(word.text)).collect();
    let idle =
        |word: &&String| lexicon.beside_relation.contains(word) || lexicon.before_relation.contains(word);
    let left: Vec<_> = said.iter().filter(|word| !idle(word)).collect();
    match left.as_slice() {
        [relation] if lexicon.relations.contains(relation) => Some((*relation).clone()),
        _ => None,
    }
}

/// The one date that some words name.
pub(crate) fn date_in(conversation: &Conversation<'_>, words: &str) -> Option<Date> {
    let lexicon = &conversation.catalog.lexicon;
    dates::only_date(&Text::new(words, lexicon), conversation.today, lexicon)
}

/// Whether some words are a date with its whole year, and nothing besides.
pub(crate) fn is_a_whole_date(conversation: &Conversation<'_>, words: &str) -> bool {
    let lexicon = &conversation.catalog.lexicon;
    let text = Text::new(words, lexicon);
    let from = usize::from(text.low(0) == "the");
    dates::date_at(&text, from, lexicon).is_some_and(|(_, place)| place.to == text.words.len())
}

/// The option that some words mean.
pub(crate) fn option_in<'a>(
    conversation: &Conversation<'_>,
    question: &'a Question,
    words: &str,
) -> Option<&'a String> {
    let lexicon = &conversation.catalog.lexicon;
    let text = Text::new(words, lexicon);
    let option = chosen::chosen(&choice::Choice { question, text: &text, lexicon, taken: &[] }, words)?;
    question.options.iter().find(|each| *each == option)
}
