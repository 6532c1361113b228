//! Answers that are taken at once: of little risk, said plainly and by themselves, and named in the next question, where one
//! press or word takes them back. Everything else waits for the person's word.

use domain::content::question::{AnswerRule, Kind, Question};
use domain::interview::{Answers, Changes};
use domain::text::phrase::{plain, spoken};
use serde_json::{Map, json};

use super::extract::{date_in, is_free};
use super::{ask, confirm};
use crate::reply::{Act, Proposal, Reply};
use crate::talk::Talk;

/// The next question, after the one answer that is taken; none, where it has to wait.
pub(super) fn reply(talk: &Talk<'_>, understood: &Reply) -> Option<Reply> {
    let (question, proposal) = certain(talk, understood)?;
    let raw = Map::from_iter([(question.id.clone(), json!(proposal.value))]);
    let answers = talk.answers.clone().with(Changes::parse(talk.document_type, &raw).ok()?);
    let noted = confirm::shown(question, &proposal.value);
    let noted = talk.guide().settling.noted.replace("{answer}", &noted);
    Some(goes_on(talk, &answers, &noted).to(Act::Take { answers: vec![proposal.clone()] }))
}

fn goes_on(talk: &Talk<'_>, answers: &Answers, noted: &str) -> Reply {
    let talk = talk.after(answers);
    match talk.next() {
        Some(next) => {
            let lead = next.lead.as_deref().map(|lead| format!("{noted} {lead}"));
            ask::saying(next, lead.as_deref().unwrap_or(noted))
        }
        None => ask::finished(&talk, noted),
    }
}

/// The one answer, where it is the first to the question that was asked, and nothing has to be said of it.
fn certain<'a>(talk: &Talk<'a>, understood: &'a Reply) -> Option<(&'a Question, &'a Proposal)> {
    talk.taken?;
    let question = talk.question?;
    let [proposal] = understood.proposals.as_slice() else { return None };
    let is_first = proposal.question == question.id && talk.answers.get(&question.id).is_none();
    let is_alone = talk.waiting.iter().flatten().next().is_none() && understood.copied_from.is_none();
    let is_low_risk = !question.choices.legal && !is_free(question);
    let is_certain = is_first && is_alone && is_low_risk;
    let is_plain = || confirm::says_no_more(talk, understood) && is_plainly_said(talk, question, proposal);
    (is_certain && is_plain()).then_some((question, proposal))
}

/// Whether nothing but the answer was said, maybe after words that lead up to it.
fn is_plainly_said(talk: &Talk<'_>, question: &Question, proposal: &Proposal) -> bool {
    let words = talk.words.trim_end_matches(['.', '!', ' ']);
    let value = proposal.value.option();
    match question.kind {
        Kind::Select | Kind::Radio => plain(words) == plain(value),
        Kind::Date => is_a_whole_date(talk, words),
        Kind::Text if question.rule == AnswerRule::Name => {
            is_a_whole_name(talk, value) && is_led_to(talk, question, words, value)
        }
        Kind::Text => is_led_to(talk, question, words, value),
        Kind::Checkbox | Kind::Textarea => false,
    }
}

/// A year of two figures is asked back.
fn is_a_whole_date(talk: &Talk<'_>, words: &str) -> bool {
    const MOST_WORDS: usize = 4;
    const YEAR: usize = 4;
    let figures = words.split(|c: char| !c.is_ascii_digit());
    let has_year = figures.map(str::len).any(|length| length == YEAR);
    has_year && words.split_whitespace().count() <= MOST_WORDS && date_in(talk, words).is_some()
}

/// First and last name, each with its capital.
fn is_a_whole_name(talk: &Talk<'_>, name: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let is_small = |word: &str| lexicon.particles.iter().any(|particle| particle == word);
    let mut words = name.split_whitespace();
    name.contains(' ') && words.all(|word| word.starts_with(char::is_uppercase) || is_small(word))
}

fn is_led_to(talk: &Talk<'_>, question: &Question, words: &str, value: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let Some(lead) = words.strip_suffix(value.trim_end_matches('.')) else { return false };
    let known = [&lexicon.before_name, &lexicon.before_address, &question.phrasing.after];
    let is_known = |phrase: &String| spoken(phrase) == spoken(lead);
    lead.is_empty() || known.into_iter().flatten().any(is_known)
}

#[cfg(test)]
mod tests {
    use domain::interview::Answers;
    use serde_json::json;

    use crate::guide::testing::Person;
    use crate::reply::{Act, Reply};
    use crate::waiting::ProposalState::Asked;

    fn taken(reply: &Reply) -> Vec<(&str, &str)> {
        match reply.acts.as_slice() {
            [Act::Take { answers }] => {
                answers.iter().map(|each| (each.question.as_str(), each.value.option())).collect()
            }
            _ => Vec::new(),
        }
    }

    #[test]
    fn what_is_said_plainly_is_taken_and_named_in_the_next_question() {
        let reply = Person::at("simpleWill", "fullName").taking(&[]).says("Ana Diaz");
        assert_eq!(taken(&reply), [("fullName", "Ana Diaz")]);
        assert_eq!(
            reply.message,
            "Noted: “Ana Diaz”. Next, where you live. What is your Florida residence address?"
        );
        assert_eq!(reply.question.as_deref(), Some("address"));
        assert!(reply.proposals.is_empty(), "nothing waits: {reply:?}");
        for (kind, question, words) in [
            ("simpleWill", "fullName", "My name is Ana Diaz."),
            ("simpleWill", "executorName", "Eva de la Cruz"),
            ("simpleWill", "address", "I live at 12 Oak St, Tampa, FL 33602"),
            ("simpleWill", "maritalStatus", "widowed"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2016"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert_eq!(taken(&reply).len(), 1, "{words}: {reply:?}");
        }
    }

    #[test]
    fn what_has_a_risk_or_more_beside_it_waits() {
        for (kind, question, words) in [
            ("simpleWill", "fullName", "ana diaz"),
            ("simpleWill", "fullName", "Ana"),
            ("simpleWill", "fullName", "Ana Diaz, married"),
            ("simpleWill", "executorName", "my sister Eva Diaz"),
            ("simpleWill", "executorName", "Eva Diaz I think"),
            ("simpleWill", "address", "12 Oak St, Tampa"),
            ("simpleWill", "maritalStatus", "my husband died"),
            ("simpleWill", "primaryBeneficiary", "my wife"),
            ("simpleWill", "specificBequests", "None"),
            ("postnuptialAgreement", "marriageDate", "6/3/16"),
            ("prenuptialAgreement", "spousalSupportWaiver", "No waiver"),
            ("prenuptialAgreement", "financialDisclosure", "yes"),
        ] {
            let reply = Person::at(kind, question).taking(&[]).says(words);
            assert!(taken(&reply).is_empty() && !reply.proposals.is_empty(), "{words}: {reply:?}");
        }
    }

    #[test]
    fn nothing_is_taken_over_an_answer_or_while_something_waits_or_by_a_client_that_cannot_undo() {
        let will = Person::answered_will().asked("executorName").taking(&[]);
        assert!(taken(&will.says("Rosa Diaz")).is_empty());
        let waits = Person::at("simpleWill", "executorName").shown("fullName", json!("Ana Diaz"), Asked);
        assert!(taken(&waits.taking(&[]).says("Rosa Diaz")).is_empty());
        let reply = Person::at("simpleWill", "fullName").says("Ana Diaz");
        assert!(taken(&reply).is_empty() && reply.all_acts(&Answers::default()).len() == 1);
    }

    #[test]
    fn what_was_just_taken_is_undone_by_a_word() {
        let mut ana = Person::new("simpleWill");
        ana.answer("fullName", json!("Ana Dias"));
        let at_address = ana.asked("address").taking(&["fullName"]);
        for words in ["undo", "Undo that please", "no", "that's wrong", "take that back"] {
            let reply = at_address.says(words);
            assert_eq!(reply.acts, [Act::Undo { questions: vec!["fullName".to_string()] }], "{words}");
            assert_eq!(reply.message, "Then let us put it right. What is your full legal name?", "{words}");
        }
        let reply = at_address.says("Diaz, not Dias");
        assert_eq!(reply.proposals[0].value.option(), "Ana Diaz", "{reply:?}");
    }

    #[test]
    fn a_no_that_answers_the_next_question_undoes_nothing() {
        let mut ana = Person::new("simpleWill");
        ana.answer("maritalStatus", json!("Married"));
        let at_children = ana.asked("hasChildren").taking(&["maritalStatus"]);
        assert!(!at_children.says("no").acts.iter().any(|act| matches!(act, Act::Undo { .. })));
        assert!(matches!(&at_children.says("undo").acts[..], [Act::Undo { .. }]));
        let reply = ana.asked("hasChildren").says("undo");
        assert!(!reply.acts.iter().any(|act| matches!(act, Act::Undo { .. })), "nothing was taken");
    }
}
