//! Whether an answer was said plainly: nothing but it, maybe after words that lead up to it, and without a doubt.

use std::iter;

use domain::content::Leads;
use domain::content::question::{AnswerRule, Kind, Question};
use domain::text::phrase::{is_one_of, plain, spoken};

use super::beside::{PARTS, is_a_remark, is_an_exclamation, is_made_of};
use super::extract::{is_a_whole_date, is_free, yes_or_no};
use super::places::is_in_full;
use super::quoted;
use crate::conversation::Conversation;
use crate::reply::Proposal;

/// Whether nothing but the answer was said, maybe after words that lead up to it.
pub(super) fn is_plainly_said(
    conversation: &Conversation<'_>,
    question: &Question,
    proposal: &Proposal,
) -> bool {
    let words = conversation.words.trim_end_matches(['.', '!', ' ']);
    let value = proposal.value.option();
    if quoted::inner(words) == Some(value) {
        return true;
    }
    let lead = words.strip_suffix(value.trim_end_matches('.')).filter(|_| !is_doubted(conversation, value));
    let is_led = || {
        lead.is_some_and(|lead| is_lead(conversation, question, lead))
            || is_a_name_with_a_remark(conversation, question, value)
    };
    match question.kind {
        _ if words.contains('?') => false,
        _ if is_free(question) => is_none(question, proposal) || is_in_own_words(conversation),
        Kind::Select | Kind::Radio => {
            plain(words) == plain(value) || !is_hesitant(conversation) && !tells_more(words)
        }
        Kind::Date => {
            is_a_date(conversation, question, words) || is_a_date_with_a_remark(conversation, question, words)
        }
        Kind::Text => match question.rule {
            AnswerRule::Name => {
                let is_own = question.book.as_deref() == Some("self.name");
                let of_me = || {
                    lead.is_some_and(|lead| {
                        !is_own && is_a_relation(conversation, lead.trim_end_matches([',', ' ']))
                    })
                };
                is_a_whole_name(conversation, value) && (is_led() || of_me())
            }
            AnswerRule::Address | AnswerRule::FloridaAddress => is_led(),
            _ if question.phrasing.relation => is_a_relation(conversation, words),
            _ => is_in_full(conversation, words, value) && !is_hesitant(conversation),
        },
        Kind::Checkbox | Kind::Textarea => false,
    }
}

/// "Hi! Same as mine": after a greeting, nothing but what points at one address.
pub(super) fn is_plainly_pointed_at(conversation: &Conversation<'_>) -> bool {
    let is_greeting = |part: &str| is_greeting(&conversation.catalog.lexicon.leads, part);
    let begins = conversation.words.find(PARTS).filter(|end| is_greeting(&conversation.words[..*end]));
    let said = begins.map_or(conversation.words, |end| &conversation.words[end..]);
    !conversation.words.contains('?')
        && !is_hesitant(conversation)
        && is_made_of(said, &[&conversation.guide().same.whole])
}

/// "None", where that is an answer.
fn is_none(question: &Question, proposal: &Proposal) -> bool {
    question.accepts_none() && proposal.value.is_none()
}

/// An answer in a sentence or a list of things, without a word of doubt. Whether it is one at all was weighed before.
fn is_in_own_words(conversation: &Conversation<'_>) -> bool {
    const FEWEST: usize = 3;
    plain(conversation.words).split(' ').count() >= FEWEST && !is_hesitant(conversation)
}

/// Whether a word of doubt stands in it; the no that a message begins with can be its answer.
fn is_hesitant(conversation: &Conversation<'_>) -> bool {
    let doubting = &conversation.catalog.lexicon.leads.doubting;
    let words = plain(conversation.words);
    let answers = usize::from(yes_or_no(&words).is_some());
    words.split(' ').skip(answers).any(|word| is_one_of(word, doubting))
}

/// "Widowed. He had a heart attack": another sentence follows.
fn tells_more(words: &str) -> bool {
    words.trim_end_matches(['.', '!', ' ']).contains(['.', '!', ';'])
}

/// "It was on June 3, 2016". A year of two figures is asked back.
fn is_a_date(conversation: &Conversation<'_>, question: &Question, words: &str) -> bool {
    let starts = words.match_indices(' ').map(|(at, space)| at + space.len());
    let parted = |at: usize| words.split_at(at);
    iter::once(0)
        .chain(starts)
        .map(parted)
        .any(|(lead, date)| is_a_whole_date(conversation, date) && is_lead(conversation, question, lead))
}

/// "June 14, 2011, worst day of my life".
fn is_a_date_with_a_remark(conversation: &Conversation<'_>, question: &Question, words: &str) -> bool {
    let ends = words.match_indices(PARTS);
    let mut parted = ends.map(|(at, end)| (&words[..at], &words[at + end.len()..]));
    let is_harmless = |rest: &str| is_a_remark(conversation, question, rest);
    parted.any(|(date, rest)| is_a_date(conversation, question, date.trim_end()) && is_harmless(rest))
}

/// "Dana Whitlock. I can't believe I'm doing this": the name is a sentence by itself.
fn is_a_name_with_a_remark(conversation: &Conversation<'_>, question: &Question, name: &str) -> bool {
    let Some((lead, rest)) = conversation.words.split_once(name) else { return false };
    let rest = rest.strip_prefix(['.', '!']).filter(|_| question.rule == AnswerRule::Name);
    rest.is_some_and(|rest| is_lead(conversation, question, lead) && is_an_exclamation(conversation, rest))
}

/// First and last name, each with its capital.
fn is_a_whole_name(conversation: &Conversation<'_>, name: &str) -> bool {
    let lexicon = &conversation.catalog.lexicon;
    let is_small = |word: &str| is_one_of(word, &lexicon.particles);
    let mut words = name.split_whitespace();
    name.contains(' ') && words.all(|word| word.starts_with(char::is_uppercase) || is_small(word))
}

fn is_doubted(conversation: &Conversation<'_>, value: &str) -> bool {
    let first = value.split_whitespace().next().map(plain);
    first.is_some_and(|first| conversation.catalog.lexicon.leads.doubting.contains(&first))
}

/// "My sister": one relation that a document prints. Other words for it wait.
fn is_a_relation(conversation: &Conversation<'_>, words: &str) -> bool {
    let lexicon = &conversation.catalog.lexicon;
    let words = words.to_lowercase();
    let of_me = |lead: &String| words.strip_prefix(lead.as_str())?.strip_prefix(' ');
    let relation = lexicon.leads.relation.iter().find_map(of_me).unwrap_or(&words);
    is_one_of(relation, &lexicon.relations) && !is_one_of(relation, &lexicon.foreign_relations)
}

fn is_lead(conversation: &Conversation<'_>, question: &Question, lead: &str) -> bool {
    let all = &conversation.catalog.lexicon.leads;
    let is_known = |lead: &str| {
        let said = spoken(lead);
        said.is_empty() || leads(all, question).into_iter().flatten().any(|phrase| spoken(phrase) == said)
    };
    let parts = lead.rsplit_once([',', '!']);
    is_known(lead) || parts.is_some_and(|(greeting, rest)| is_greeting(all, greeting) && is_known(rest))
}

/// "Well hello dear", "Good morning".
fn is_greeting(leads: &Leads, words: &str) -> bool {
    const LONGEST: usize = 4;
    let words = plain(words);
    let is_first = |first: &str| is_one_of(first, &leads.greeting);
    words.split(' ').count() <= LONGEST && words.split(' ').next().is_some_and(is_first)
}

/// What may lead up to the answer: who speaks of themselves answers what is asked of themselves, and who speaks of someone else
/// what is asked of them.
fn leads<'a>(leads: &'a Leads, question: &Question) -> [&'a [String]; 2] {
    let own = match (question.book.as_deref(), question.rule) {
        (Some("self.name"), _) => &leads.own_name[..],
        (Some("self.address"), _) => &leads.own_address,
        (Some("marriage.date"), _) => &leads.wedding,
        (_, AnswerRule::Name) => &leads.other_name,
        (_, AnswerRule::Address) => &leads.other_address,
        _ => &[],
    };
    let any = match question.rule {
        _ if question.kind == Kind::Date => &leads.date,
        AnswerRule::Name => &leads.name,
        _ => &leads.address,
    };
    [own, any]
}
