//! Taking a message as the answer to the question that was asked. The domain's own parser decides.

use domain::content::question::{Kind, Question};
use domain::interview::remarks::{Remark, remark};
use domain::interview::{Answer, Answers, Changes};
use domain::text::phrase::is_said;
use serde_json::{Map, Value};

use super::confirm::{self, Understood};
use super::extract::{ExtractedAnswer, NoAnswer, extract, is_free};
use super::{ask, doubt, explain, markup, unsure};
use crate::reply::{Act, Proposal, Reply};
use crate::talk::Talk;

pub(crate) fn reply(talk: &Talk<'_>) -> Option<Reply> {
    let question = talk.question?;
    const MOST_WORDS: usize = 12;
    let is_brief = talk.words.split_whitespace().count() <= MOST_WORDS;
    if (!is_free(question) || is_brief) && is_said(talk.words, &talk.guide().settling.withdrawn) {
        return Some(ask::again(talk, "").to(Act::Chat));
    }
    Some(match extract(talk, question) {
        Ok(extracted) if doubt::is_doubtful(talk, question, &extracted) => {
            unsure_of(talk, question, NoAnswer::Nothing, &extracted)
        }
        Ok(extracted) => propose(talk, question, &extracted),
        Err(no_answer) => unsure_of(talk, question, no_answer, &[]),
    })
}

/// What could be meant by words that are not surely an answer; what is against the words themselves goes before that.
fn unsure_of(
    talk: &Talk<'_>,
    question: &Question,
    no_answer: NoAnswer,
    extracted: &[ExtractedAnswer<'_>],
) -> Reply {
    if let Some(reply) = explain::of_unheard(talk) {
        return reply;
    }
    if let Some(message) = talk.guide().kind_word(talk.words) {
        return ask::asking(question, message).to(Act::Chat);
    }
    let is_refused = extracted.iter().any(|each| accept(talk, each, talk.answers).is_err());
    match sentence(talk, question, no_answer) {
        _ if is_refused => propose(talk, question, extracted),
        Some(sentence) => unsure::because(talk, question, &sentence),
        None => unsure::reply(talk, question),
    }
}

/// What is against the words as an answer; none, when they are only not understood.
fn sentence(talk: &Talk<'_>, question: &Question, no_answer: NoAnswer) -> Option<String> {
    let value = Value::String(talk.words.to_string());
    let answer = ExtractedAnswer { question, value, words: String::new() };
    let is_attempt = match question.kind {
        Kind::Date => talk.words.contains(|c: char| c.is_ascii_digit()),
        kind => kind.is_typed(),
    };
    let refused = || accept(talk, &answer, talk.answers).err().filter(|_| is_attempt);
    match no_answer {
        NoAnswer::Nothing | NoAnswer::NoAddress => refused(),
        NoAnswer::NoName => {
            refused().or_else(|| tells_a_story(talk).then(|| format!("{HEARD} {}", question.why)))
        }
        NoAnswer::TwoNames => Some("This question takes one person. Please give one full name.".to_string()),
        NoAnswer::PartOfADate => {
            Some("I need the whole date: day, month and a year of four figures.".to_string())
        }
        NoAnswer::Signs => Some(SIGNS.to_string()),
    }
}

const SIGNS: &str = "That has signs that cannot stand in this answer. Please write it in plain letters.";

/// To someone who begins with what brings them here, before any name.
const HEARD: &str =
    "Thank you for telling me. I ask one question at a time, and you can say that again where it is asked.";

/// A sentence before anything is answered is no name that was typed wrong.
fn tells_a_story(talk: &Talk<'_>) -> bool {
    const SHORTEST: usize = 5;
    talk.open().count() == talk.applying().count() && talk.words.split_whitespace().count() >= SHORTEST
}

/// An answer that the domain accepts, or the domain's sentence that says why not.
fn accept(
    talk: &Talk<'_>,
    extracted: &ExtractedAnswer<'_>,
    answers: &Answers,
) -> Result<(Answer, Answers), String> {
    let question = extracted.question;
    if markup::is_in(extracted.value.as_str().unwrap_or_default()) {
        return Err(SIGNS.to_string());
    }
    let raw = Map::from_iter([(question.id.clone(), extracted.value.clone())]);
    let changes = Changes::parse(talk.document_type, &raw)
        .map_err(|refusals| refusals.into_values().collect::<Vec<_>>().join(" "))?;
    let answers = answers.clone().with(changes);
    let answer = answers.get(&question.id).cloned().ok_or("Please answer this question.")?;
    match remark(question, &answer, &answers, talk.today) {
        Some(Remark::Problem(sentence)) => Err(sentence),
        Some(Remark::Note(_)) | None => Ok((answer, answers)),
    }
}

/// What can be proposed of it is; why the rest cannot is said.
pub(super) fn propose(talk: &Talk<'_>, asked: &Question, extracted: &[ExtractedAnswer<'_>]) -> Reply {
    let mut understood = Understood { answers: talk.answers.clone(), ..Understood::default() };
    let mut refusals = Vec::new();
    for each in extracted {
        match accept(talk, each, &understood.answers) {
            Ok((answer, with)) => {
                understood.answers = with;
                understood.proposals.push(proposal(each, answer));
            }
            Err(sentence) => refusals.push(sentence),
        }
    }
    if understood.proposals.is_empty() {
        return unsure::because(talk, asked, &refusals.join(" "));
    }
    understood.notes = notes(talk, &understood);
    understood.notes.extend(refusals);
    confirm::reply(talk, understood)
}

/// What is worth a second look, and what the question has to say of its answer.
fn notes(talk: &Talk<'_>, understood: &Understood) -> Vec<String> {
    let of_one = |proposal: &Proposal| {
        let question = talk.document_type.question(&proposal.question)?;
        let note = match remark(question, &proposal.value, &understood.answers, talk.today) {
            Some(Remark::Note(note)) => Some(note),
            Some(Remark::Problem(_)) | None => None,
        };
        Some(note.into_iter().chain(question.phrasing.reminder.clone()))
    };
    understood.proposals.iter().filter_map(of_one).flatten().collect()
}

fn proposal(extracted: &ExtractedAnswer<'_>, value: Answer) -> Proposal {
    let ExtractedAnswer { question, words, .. } = extracted;
    Proposal { question: question.id.clone(), text: question.text.clone(), value, words: words.clone() }
}

#[cfg(test)]
mod tests {
    use domain::interview::Answer;
    use serde_json::json;

    use crate::guide::testing::{Person, says};
    use crate::reply::Reply;

    fn proposed(reply: &Reply) -> &Answer {
        assert_eq!(reply.proposals.len(), 1, "{reply:?}");
        &reply.proposals[0].value
    }

    fn text(text: &str) -> Answer {
        Answer::Text(text.into())
    }

    #[test]
    fn a_name_is_proposed_with_the_words_it_came_in() {
        let reply = Person::new("simpleWill").says("my name is Ana Diaz");
        assert_eq!(proposed(&reply), &text("Ana Diaz"));
        assert_eq!(reply.proposals[0].words, "my name is Ana Diaz");
        assert_eq!(reply.proposals[0].text, "What is your full legal name?");
        assert_eq!(reply.message, "I understood: “Ana Diaz”. Is that right?");
        assert_eq!(reply.question.as_deref(), Some("fullName"));
    }

    #[test]
    fn who_begins_with_a_wish_is_asked_the_question_and_not_corrected() {
        let wish = "hi, i'm 68 and want my daughter to pay my bills";
        let reply = Person::new("powerOfAttorney").says(wish);
        assert!(reply.message.starts_with("Thank you for telling me."), "{reply:?}");
        assert!(!says(&reply, "could not find") && reply.proposals.is_empty(), "{reply:?}");
        assert_eq!(reply.question.as_deref(), Some("principalName"));
        let later = Person::answered_will().asked("executorName");
        let reply = later.says("I would like my daughter to do it");
        assert!(says(&reply, "I am not sure that I caught the name."), "{reply:?}");
    }

    #[test]
    fn free_words_are_proposed_exactly_as_written() {
        let words = "teh ring too my neice Eva ; the rest, as my Wife likes!!";
        let reply = Person::at("simpleWill", "specificBequests").says(words);
        assert_eq!(proposed(&reply), &text(words));
    }

    #[test]
    fn an_option_is_proposed_as_the_form_has_it() {
        let reply = Person::at("simpleWill", "maritalStatus").says("i'm married");
        assert_eq!(proposed(&reply), &text("Married"));
        assert_eq!(reply.suggestions, ["Single", "Married", "Divorced", "Widowed", "Skip for now"]);
    }

    #[test]
    fn a_date_in_words_is_proposed_as_a_date() {
        let reply = Person::at("postnuptialAgreement", "marriageDate").says("It was on June 3, 2016");
        assert_eq!(proposed(&reply), &text("2016-06-03"));
        assert!(says(&reply, "June 3, 2016"), "{reply:?}");
    }

    /// It is asked back with its whole year: nothing is taken for sure.
    #[test]
    fn a_year_of_two_figures_is_asked_back() {
        let reply = Person::at("postnuptialAgreement", "marriageDate").says("6/21/14");
        assert_eq!(proposed(&reply), &text("2014-06-21"));
        assert_eq!(reply.message, "I understood: June 21, 2014. Is that right?");
        let reply = Person::at("prenuptialAgreement", "marriageDate").says("10.9.27");
        assert_eq!(proposed(&reply), &text("2027-10-09"));
        let mut person = Person::new("powerOfAttorney");
        person.answer("effectiveDate", json!("On a specific date"));
        let reply = person.asked("specificDate").says("3/1/27");
        assert_eq!(proposed(&reply), &text("2027-03-01"));
        let reply = Person::at("postnuptialAgreement", "marriageDate").says("2/30/14");
        assert!(reply.proposals.is_empty(), "{reply:?}");
    }

    #[test]
    fn a_statement_is_ticked_by_yes_and_left_by_no() {
        let at = || Person::at("prenuptialAgreement", "financialDisclosure");
        assert_eq!(proposed(&at().says("Yes, we have")), &Answer::Checked(true));
        assert_eq!(proposed(&at().says("no")), &Answer::Checked(false));
        let reply = at().says("nearly");
        assert!(
            reply.proposals.is_empty() && says(&reply, "I am not sure whether that is a yes or a no."),
            "{reply:?}"
        );
    }

    #[test]
    fn none_is_an_answer_where_the_question_allows_it() {
        let reply = Person::at("simpleWill", "specificBequests").says("None");
        assert_eq!(proposed(&reply), &text("None"));
        assert!(reply.suggestions.contains(&"None".to_string()));
        let reply = Person::at("simpleWill", "executorName").says("None");
        assert!(reply.proposals.is_empty() && says(&reply, "This question needs an answer."), "{reply:?}");
    }

    #[test]
    fn what_will_not_do_is_said_in_the_domains_words_and_asked_again() {
        for (kind, question, words, sentence) in [
            ("simpleWill", "fullName", "J", "Name appears too short"),
            (
                "simpleWill",
                "address",
                "1 Peachtree St, Atlanta, GA 30303",
                "Please give your Florida address.",
            ),
            ("simpleWill", "primaryBeneficiary", "Ana 50%, Luis 60%", "The shares add up to 110%."),
            (
                "simpleWill",
                "specificBequests",
                "My SSN is 123-45-6789",
                "Please leave out Social Security numbers.",
            ),
            ("postnuptialAgreement", "marriageDate", "02/30/2010", "Please give a date that exists"),
            ("postnuptialAgreement", "marriageDate", "June 3, 2030", "This date is in the future."),
            ("prenuptialAgreement", "marriageDate", "06/03/2010", "This date has to be after today."),
        ] {
            let reply = Person::at(kind, question).says(words);
            assert!(says(&reply, sentence) && reply.proposals.is_empty(), "{words}: {reply:?}");
            assert_eq!(reply.question.as_deref(), Some(question));
        }
    }

    #[test]
    fn the_same_person_cannot_be_named_twice_where_two_are_needed() {
        let mut person = Person::new("simpleWill");
        person.answer("executorName", json!("Pedro Ramirez"));
        let reply = person.asked("alternateExecutorName").says("it's pedro ramirez");
        assert!(
            says(&reply, "This has to be someone other than the person in an earlier answer."),
            "{reply:?}"
        );
    }

    #[test]
    fn what_is_worth_a_second_look_is_proposed_and_said() {
        let reply = Person::at("simpleWill", "address").says("123 Main Street, Orlando");
        assert_eq!(proposed(&reply), &text("123 Main Street, Orlando"));
        assert!(says(&reply, "A full address has a street"), "{reply:?}");
    }

    /// Sample message 10 of `shared/legal/nonlawyer.md`, by its option.
    #[test]
    fn what_the_law_makes_void_is_said_before_it_is_saved() {
        let reply = Person::at("powerOfAttorney", "effectiveDate").says("Upon incapacitation");
        assert_eq!(proposed(&reply), &text("Upon incapacitation"));
        assert!(reply.sources.iter().any(|source| source.starts_with("s. 709.2108")), "{reply:?}");
    }

    #[test]
    fn when_everything_is_answered_the_review_is_next() {
        let reply = Person::answered_will().says("What now, please go ahead");
        assert_eq!(reply.message, "All questions of your Simple Will are answered. The review is next.");
        assert_eq!((reply.question, reply.proposals.len()), (None, 0));
    }

    #[test]
    fn an_answer_that_was_given_before_can_be_given_anew() {
        let reply = Person::answered_will().asked("executorName").says("Her name is Rosa Diaz");
        assert_eq!(proposed(&reply), &text("Rosa Diaz"));
    }

    #[test]
    fn a_question_that_no_longer_applies_is_not_answered() {
        let mut person = Person::answered_will();
        person.answer("executorName", json!(null));
        let reply = person.asked("childrenDetails").says("Ana Diaz");
        assert_eq!(reply.proposals[0].question, "executorName");
    }
}
