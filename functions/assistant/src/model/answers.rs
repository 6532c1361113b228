//! Answers that the model has found. Each has to stand in this message of the person, to be what its kind of question takes,
//! and to pass the domain's parser. What does not is left out.

use domain::content::question::{Kind, Question};
use domain::interview::remarks::{Remark, read_date, remark};
use domain::interview::{Answer, AnswerChanges, Answers, Interview};
use domain::text::phrase::{is_said, spoken};
use jiff::civil::Date;
use serde_json::{Map, Value, json};

use super::schema::{ModelAnswer, ModelValue};
use super::words;
use crate::conversation::Conversation;
use crate::guide::{date_in, is_free, option_in, yes_or_no};
use crate::reply::Proposal;

/// What was understood.
pub(super) struct Understood {
    /// In the order of the questions.
    pub(super) proposals: Vec<Proposal>,
    /// The saved answers, and these.
    pub(super) answers: Answers,
    /// What is worth a second look.
    pub(super) notes: Vec<String>,
    /// Whether something was left out.
    pub(super) is_less: bool,
}

/// What of it can be proposed, and what the guide has read besides. In the order of the questions, because an answer can make a
/// later question apply.
pub(super) fn understand(
    conversation: &Conversation<'_>,
    found: &[ModelAnswer],
    read: &[Proposal],
) -> Understood {
    let alone = gathered(conversation, found, &[]);
    if found.is_empty() || alone.is_less {
        return gathered(conversation, found, read);
    }
    // Two have read the message, and only one of them an answer to a question that was not asked: that is not certain.
    let is_asked = |each: &&Proposal| conversation.question.is_some_and(|asked| asked.id == each.question);
    gathered(conversation, found, &read.iter().filter(is_asked).cloned().collect::<Vec<_>>())
}

fn gathered(conversation: &Conversation<'_>, found: &[ModelAnswer], read: &[Proposal]) -> Understood {
    let (proposals, notes) = (Vec::new(), Vec::new());
    let mut understood =
        Understood { proposals, answers: conversation.answers.clone(), notes, is_less: false };
    let is_unknown = |each: &ModelAnswer| conversation.document_type.question(&each.question).is_none();
    understood.is_less = found.iter().any(is_unknown);
    for question in &conversation.document_type.questions {
        let mut of_this = found.iter().filter(|each| each.question == question.id);
        match (of_this.next(), of_this.next()) {
            (None, _) => {
                understood.keep(conversation, question, read.iter().filter(|each| is_left(each, found)));
            }
            (Some(one), None) => understood.take(conversation, question, one),
            (Some(_), Some(_)) => understood.is_less = true,
        }
    }
    understood
}

/// Whether the model has found nothing in these words: what it has found there goes before.
fn is_left(read: &Proposal, found: &[ModelAnswer]) -> bool {
    let part = |whole: &str, words: &str| words::part(whole, words).is_some();
    !found.iter().any(|each| part(&each.words, &read.words) || part(&read.words, &each.words))
}

impl Understood {
    /// What the guide has read as the answer to a question. Words of the person's own are an answer if the model says so.
    fn keep<'a>(
        &mut self,
        conversation: &Conversation<'_>,
        question: &Question,
        mut read: impl Iterator<Item = &'a Proposal>,
    ) {
        let read = read.find(|each| each.question == question.id).filter(|_| !is_free(question));
        // "Not yet" leaves a statement as it is: that it is an answer, the model has to say too.
        let read = read.filter(|read| read.value != Answer::Checked(false));
        let Some(read) = read else { return };
        let raw = Map::from_iter([(question.id.clone(), json!(read.value))]);
        let Ok(changes) = AnswerChanges::parse(conversation.document_type, &raw) else { return };
        self.answers = self.answers.clone().with(changes);
        self.proposals.push(read.clone());
    }

    fn take(&mut self, conversation: &Conversation<'_>, question: &Question, found: &ModelAnswer) {
        match self.proposed(conversation, question, found) {
            Some((_, answers)) if answers == self.answers => {}
            Some((proposal, answers)) => {
                if let Some(Remark::Note(note)) =
                    remark(question, &proposal.value, &answers, conversation.today)
                {
                    self.notes.push(note);
                }
                self.answers = answers;
                self.proposals.push(proposal);
            }
            None => self.is_less = true,
        }
    }

    fn proposed(
        &self,
        conversation: &Conversation<'_>,
        question: &Question,
        found: &ModelAnswer,
    ) -> Option<(Proposal, Answers)> {
        let applies = Interview::new(conversation.document_type, &self.answers).is_visible(&question.id);
        let words = words::part(conversation.words, &found.words).filter(|_| applies)?;
        let raw = Map::from_iter([(
            question.id.clone(),
            value(conversation, question, &found.value, words::sentence(conversation.words, words), words)?,
        )]);
        let answers = self.answers.clone().with(AnswerChanges::parse(conversation.document_type, &raw).ok()?);
        let value = answers.get(&question.id)?.clone();
        let is_problem =
            matches!(remark(question, &value, &answers, conversation.today), Some(Remark::Problem(_)));
        let proposal = proposal(question, value, words);
        (!is_problem).then_some((proposal, answers))
    }
}

fn proposal(question: &Question, value: Answer, words: &str) -> Proposal {
    Proposal { question: question.id.clone(), text: question.text.clone(), value, words: words.to_string() }
}

/// Whether the year, the month and the day of a date stand in words that our own reader does not read as a date.
fn has_its_parts(conversation: &Conversation<'_>, words: &str, date: Date) -> bool {
    let figures: Vec<&str> = words.split(|c: char| !c.is_ascii_digit()).collect();
    let stands = |figure: &str| figures.iter().any(|each| each.trim_start_matches('0') == figure);
    let month =
        usize::try_from(date.month() - 1).ok().and_then(|at| conversation.catalog.lexicon.months.get(at));
    let is_named = || month.is_some_and(|names| is_said(&spoken(words), names));
    stands(&date.year().to_string())
        && stands(&date.day().to_string())
        && (is_named() || stands(&date.month().to_string()))
}

/// Whether something is said not to be.
fn denies(words: &str) -> bool {
    const DENYING: [&str; 8] = ["not", "no", "never", "without", "neither", "nobody", "none", "nothing"];
    spoken(words).split(' ').any(|word| DENYING.contains(&word))
}

/// The answer as it can be saved, when the words bear it out, and the sentence that they stand in. Where our own reader understands something else, or a date not
/// at all, they do not.
fn value(
    conversation: &Conversation<'_>,
    question: &Question,
    given: &ModelValue,
    sentence: &str,
    said: &str,
) -> Option<Value> {
    match (question.kind, given) {
        (Kind::Text | Kind::Textarea, ModelValue::Text(text)) => words::has(said, text).then(|| json!(text)),
        (Kind::Date, ModelValue::Text(text)) => {
            let told = read_date(text)?;
            let bears_out = date_in(conversation, said)
                .map_or_else(|| has_its_parts(conversation, said, told), |date| date == told);
            bears_out.then(|| json!(told.to_string()))
        }
        (Kind::Select | Kind::Radio, ModelValue::Text(option)) => {
            let read = option_in(conversation, question, sentence)
                .or_else(|| option_in(conversation, question, said));
            // A no that stands in what was quoted has been read.
            let cut = denies(sentence) && !denies(said) && !denies(option);
            let is_other = read.map_or(cut, |read| read != option);
            (question.options.contains(option) && !is_other).then(|| json!(option))
        }
        (Kind::Checkbox, ModelValue::Checked(ticked)) => {
            let is_other = yes_or_no(sentence).or(yes_or_no(said)).is_some_and(|read| read != *ticked);
            (!is_other).then(|| json!(ticked))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing::TestMessage;

    fn found(question: &str, value: &str, words: &str) -> ModelAnswer {
        ModelAnswer { question: question.into(), value: ModelValue::Text(value.into()), words: words.into() }
    }

    fn proposed(message: &TestMessage, all: &[ModelAnswer]) -> (Vec<(String, Answer)>, bool) {
        let understood = understand(&message.conversation(), all, &[]);
        let pairs = understood.proposals.into_iter().map(|each| (each.question, each.value)).collect();
        (pairs, understood.is_less)
    }

    fn one(message: &TestMessage, question: &str, value: &str, words: &str) -> Option<Answer> {
        let (mut all, is_less) = proposed(message, &[found(question, value, words)]);
        assert_eq!(is_less, all.is_empty());
        all.pop().map(|(_, value)| value)
    }

    fn text(text: &str) -> Option<Answer> {
        Some(Answer::Text(text.into()))
    }

    const SAID: &str = "I'm Ana DIAZ, married, two kids: Eva, 3, and Luis, 5";

    fn will() -> TestMessage {
        TestMessage::at("simpleWill", "fullName", SAID)
    }

    #[test]
    fn several_answers_come_in_the_order_of_the_questions_also_where_one_makes_the_next_apply() {
        let all = [
            found("childrenDetails", "Eva, 3, and Luis, 5", "Eva, 3, and Luis, 5"),
            found("hasChildren", "Yes", "TWO  kids"),
            found("maritalStatus", "Married", "married"),
            found("fullName", "Ana DIAZ", "I’m Ana Diaz"),
        ];
        let (pairs, is_less) = proposed(&will(), &all);
        let questions: Vec<&str> = pairs.iter().map(|(question, _)| question.as_str()).collect();
        assert_eq!(questions, ["fullName", "maritalStatus", "hasChildren", "childrenDetails"]);
        assert_eq!(pairs[0].1, Answer::Text("Ana DIAZ".into()));
        assert!(!is_less);
        let proposals = understand(&will().conversation(), &all, &[]).proposals;
        assert_eq!(proposals[2].words, "two kids", "the words as they stand in the message");
    }

    #[test]
    fn what_does_not_stand_in_the_message_is_left_out() {
        for (question, value, words) in [
            ("fullName", "Eva Perez", "Eva Perez"),
            ("fullName", "Ana Diaz", "Ana Diaz"),
            ("fullName", "Ana DIAZ married", "Ana DIAZ, married"),
            ("fullName", "Ana DIAZ", ""),
            ("fullName", "", "Ana DIAZ"),
            ("maritalStatus", "Married", "wed"),
            ("hasChildren", "Yes", "kid"),
        ] {
            assert_eq!(one(&will(), question, value, words), None, "{question} {value} {words}");
        }
    }

    #[test]
    fn what_was_saved_or_said_before_is_no_answer_of_this_message() {
        let message = will().with("specificBequests", json!("executorName is Mallory Evil"));
        assert_eq!(one(&message, "executorName", "Mallory Evil", "Mallory Evil"), None);
    }

    #[test]
    fn what_is_no_answer_to_its_question_is_left_out() {
        for (question, value, words) in [
            ("maritalStatus", "married", "married"),
            ("maritalStatus", "Divorced", "married"),
            ("maritalStatus", "Married to Bob", "married"),
            ("childrenDetails", "Eva, 3", "Eva, 3"),
            ("owner", "Ana DIAZ", "Ana DIAZ"),
            ("status", "married", "married"),
            ("fullName", "3", "3"),
        ] {
            assert_eq!(one(&will(), question, value, words), None, "{question} {value}");
        }
        let ticked = ModelAnswer {
            question: "maritalStatus".into(),
            value: ModelValue::Checked(true),
            words: "married".into(),
        };
        assert_eq!(proposed(&will(), &[ticked]), (Vec::new(), true));
        let twice = [found("fullName", "Ana DIAZ", "Ana DIAZ"), found("fullName", "Eva", "Eva")];
        assert_eq!(proposed(&will(), &twice), (Vec::new(), true));
    }

    fn read(question: &str, value: Answer, words: &str) -> Proposal {
        Proposal { question: question.into(), text: "?".into(), value, words: words.into() }
    }

    fn kept(message: &TestMessage, found: &[ModelAnswer], read: &[Proposal]) -> Vec<String> {
        let understood = understand(&message.conversation(), found, read);
        understood.proposals.into_iter().map(|each| each.question).collect()
    }

    #[test]
    fn what_the_guide_alone_has_read_of_another_question_is_not_certain() {
        let message = TestMessage::at("powerOfAttorney", "agentName", "my mom, Eva Ruiz");
        let relation = || [read("agentRelationship", Answer::Text("mom".into()), "mom")];
        let named = found("agentName", "Eva Ruiz", "Eva Ruiz");
        assert_eq!(kept(&message, std::slice::from_ref(&named), &relation()), ["agentName"]);
        let both = [named, found("agentRelationship", "mom", "mom")];
        assert_eq!(kept(&message, &both, &relation()), ["agentName", "agentRelationship"]);
        assert_eq!(kept(&message, &[], &relation()), ["agentRelationship"], "the model has found nothing");
        let less = [found("agentName", "Eva Perez", "Eva Perez")];
        assert_eq!(kept(&message, &less, &relation()), ["agentRelationship"], "it was wrong elsewhere");
    }

    #[test]
    fn what_the_guide_has_read_of_the_question_that_was_asked_stands_beside_what_the_model_found() {
        let message = TestMessage::at("simpleWill", "maritalStatus", "divorced, I'm Ana Diaz");
        let status = [read("maritalStatus", Answer::Text("Divorced".into()), "divorced")];
        let named = [found("fullName", "Ana Diaz", "Ana Diaz")];
        assert_eq!(kept(&message, &named, &status), ["fullName", "maritalStatus"]);
    }

    #[test]
    fn that_a_statement_is_left_as_it_is_the_model_has_to_say_too() {
        let message = TestMessage::at("prenuptialAgreement", "financialDisclosure", "not yet");
        let left = [read("financialDisclosure", Answer::Checked(false), "not yet")];
        assert!(kept(&message, &[], &left).is_empty());
        let ticked = [read("financialDisclosure", Answer::Checked(true), "not yet")];
        assert_eq!(kept(&message, &[], &ticked), ["financialDisclosure"]);
    }

    #[test]
    fn a_date_is_what_our_own_reader_reads() {
        let message =
            TestMessage::at("postnuptialAgreement", "marriageDate", "We wed on June 3, 2016, in Ocala");
        assert_eq!(one(&message, "marriageDate", "2016-06-03", "June 3, 2016"), text("2016-06-03"));
        for (value, words) in
            [("2016-06-04", "June 3, 2016"), ("2016-06-03", "June"), ("June 2016", "June 3, 2016")]
        {
            assert_eq!(one(&message, "marriageDate", value, words), None, "{value}");
        }
    }

    #[test]
    fn a_date_that_our_reader_does_not_read_has_its_year_month_and_day_in_the_words() {
        let said = "2016 it was, the 3rd, in June, at noon";
        let message = TestMessage::at("postnuptialAgreement", "marriageDate", said);
        assert_eq!(date_in(&message.conversation(), said), None);
        assert_eq!(one(&message, "marriageDate", "2016-06-03", said), text("2016-06-03"));
        for value in ["2016-06-04", "2015-06-03", "2016-05-03"] {
            assert_eq!(one(&message, "marriageDate", value, said), None, "{value}");
        }
    }

    #[test]
    fn a_statement_is_not_ticked_against_the_persons_no() {
        let message =
            TestMessage::at("prenuptialAgreement", "financialDisclosure", "No, we told each other nothing");
        let tick = |ticked| ModelAnswer {
            question: "financialDisclosure".into(),
            value: ModelValue::Checked(ticked),
            words: "No, we told each other nothing".into(),
        };
        assert_eq!(proposed(&message, &[tick(true)]), (Vec::new(), true));
        let understood = understand(&message.conversation(), &[tick(false)], &[]);
        assert_eq!((understood.proposals.len(), understood.notes.len()), (1, 1));
    }

    #[test]
    fn the_domain_refuses_what_it_would_refuse_by_hand() {
        let message = TestMessage::at("simpleWill", "specificBequests", "My SSN is 123-45-6789");
        assert_eq!(one(&message, "specificBequests", "123-45-6789", "123-45-6789"), None);
        let message = TestMessage::at("simpleWill", "alternateExecutorName", "Ana Diaz")
            .with("executorName", json!("ana diaz"));
        assert_eq!(
            one(&message, "alternateExecutorName", "Ana Diaz", "Ana Diaz"),
            None,
            "somebody else is needed"
        );
    }

    #[test]
    fn an_answer_that_is_saved_already_is_not_proposed_again() {
        let message = will().with("fullName", json!("Ana DIAZ"));
        assert_eq!(proposed(&message, &[found("fullName", "Ana DIAZ", "Ana DIAZ")]), (Vec::new(), false));
    }

    /// What the model cuts out of a sentence does not say the opposite of the sentence.
    #[test]
    fn the_whole_sentence_bears_an_answer_out() {
        let told = "no, we told each other nothing";
        let message = TestMessage::at("prenuptialAgreement", "financialDisclosure", told);
        let ticked = ModelAnswer {
            question: "financialDisclosure".into(),
            value: ModelValue::Checked(true),
            words: "we told each other".into(),
        };
        assert_eq!(proposed(&message, &[ticked]), (vec![], true));
        let wish = "I do not want to be kept alive by machines";
        let message = TestMessage::at("healthcareDirective", "lifeSustaining", wish);
        let turned = found("lifeSustaining", "I want life-sustaining treatment", "kept alive by machines");
        assert_eq!(proposed(&message, &[turned]), (vec![], true));
    }
}
