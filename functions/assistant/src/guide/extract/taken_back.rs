//! What a person takes back: then nothing of the message answers the question that was asked.

use domain::content::question::Question;

use super::context::Context;
use super::reader::Extracted;
use super::{asked, correct, denied};

impl<'a> Context<'a, '_> {
    /// What the person takes back, where they do: then nothing of it answers the question that was asked.
    pub(super) fn corrected(&self) -> Vec<Extracted<'a>> {
        let denied = denied::said_anew(self.reader, &self.answered());
        if denied.is_none() && !self.takes_back() {
            return Vec::new();
        }
        let related = correct::of_relation(self.reader, self.asked, &self.reachable());
        match related.or(denied) {
            Some(extracted) => vec![extracted],
            None if self.asides.is_empty() => self.put_right().into_iter().collect(),
            None => self.opened(self.asides.clone()),
        }
    }

    /// The answer that is said to be otherwise.
    fn put_right(&self) -> Option<Extracted<'a>> {
        let questions = self.reachable();
        let news = |extracted: Option<Extracted<'a>>| extracted.filter(|extracted| self.is_news(extracted));
        let parent = || correct::of_parent(self.reader, self.parent()?);
        news(correct::of_named(self.reader, &questions))
            .or_else(|| news(correct::of_option(self.reader, &questions)))
            .or_else(|| news(parent()))
            .or_else(|| correct::of_word(self.reader, &self.answered()))
    }

    /// "No" alone may be an answer, and a text of the person's own may begin with anything.
    fn takes_back(&self) -> bool {
        let from = correct::start(self.reader);
        let only_no = from == 1 && matches!(self.reader.text.low(0).as_str(), "no" | "nope");
        let may_be_no = asked::is_free(self.asked) || self.asked.kind.is_choice() && !self.is_about_another();
        (from > 0 && !(only_no && may_be_no))
            || correct::is_asked(self.reader)
            || correct::is_moved(self.reader, &self.reachable_answered())
            || self.restates()
    }

    fn reachable_answered(&self) -> Vec<&'a Question> {
        self.answered().into_iter().map(|(question, _)| question).collect()
    }

    /// The choice that made the question apply.
    fn parent(&self) -> Option<&'a Question> {
        let mentioned = self.asked.when.as_ref()?.questions();
        mentioned
            .into_iter()
            .find_map(|id| self.conversation.document_type.question(id))
            .filter(|question| question.kind.is_choice())
    }

    /// "No, my name is Maria Lopez" does not say no to what was asked, where another name is saved.
    fn is_about_another(&self) -> bool {
        let is_another = |extracted: &Extracted<'_>| {
            extracted.question.kind.is_typed_or_dated()
                && self.conversation.answers.get(&extracted.question.id).is_some()
        };
        self.asides.iter().any(is_another)
    }

    /// A short message that says nothing but the answer to a question that has another.
    fn restates(&self) -> bool {
        const FEW_WORDS: usize = 14;
        let is_answered =
            |extracted: &Extracted<'_>| self.conversation.answers.get(&extracted.question.id).is_some();
        let fills = |extracted: &Extracted<'_>| {
            extracted.words.from <= 1
                && (extracted.words.to + 1 >= self.reader.text.words.len()
                    || self.reader.text.low(extracted.words.to) == "not")
        };
        asked::is_free(self.asked)
            && self.reader.text.words.len() <= FEW_WORDS
            && self.asides.iter().any(|extracted| {
                extracted.question.kind.is_typed_or_dated() && is_answered(extracted) && fills(extracted)
            })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::guide::testing::{Person, only_proposal};

    fn saved(kind: &str, answers: &[(&str, &str)], asked: &'static str) -> Person {
        let mut person = Person::new(kind);
        for (question, answer) in answers {
            person.answer(question, json!(answer));
        }
        person.asked(asked)
    }

    #[test]
    fn what_is_called_by_its_name_is_put_right() {
        let answers = [("marriageDate", "2016-06-03")];
        let at = saved("postnuptialAgreement", &answers, "reasonForAgreement");
        for words in [
            "the wedding date was wrong, it should be March 6, 2017",
            "I made a mistake, the wedding date is wrong, it was March 6, 2017",
        ] {
            assert_eq!(only_proposal(&at.says(words)), ("marriageDate", "2017-03-06"), "{words}");
        }
        let reply = at.says("the wedding date was wrong, it should be June 3, 2016");
        assert!(
            reply.proposals.iter().all(|each| each.question != "marriageDate"),
            "it is saved so: {reply:?}"
        );
    }

    #[test]
    fn an_option_is_put_right_by_what_its_question_is_called() {
        let wanting = "I want artificial nutrition and hydration";
        let at = saved("healthcareDirective", &[("artificialNutrition", wanting)], "organDonation");
        let reply = at.says("I changed my mind about the feeding tube, I don't want it");
        let refusing = "I do not want artificial nutrition and hydration";
        assert_eq!(only_proposal(&reply), ("artificialNutrition", refusing));
    }

    #[test]
    fn the_choice_on_which_a_question_hangs_is_put_right_where_it_is_asked() {
        let mine = [("spousalSupport", "Petitioner will pay Respondent")];
        let at = saved("uncontestedDivorce", &mine, "spousalSupportAmount");
        let reply = at.says("no wait, he pays me");
        assert_eq!(only_proposal(&reply), ("spousalSupport", "Respondent will pay Petitioner"));
    }

    #[test]
    fn an_option_of_an_earlier_question_is_put_right_by_name_with_what_it_is_to_be() {
        let at =
            |saved_as| saved("healthcareDirective", &[("organDonation", saved_as)], "additionalInstructions");
        for words in ["change organ donation to yes", "organ donation, make that a yes please"] {
            assert_eq!(only_proposal(&at("No").says(words)), ("organDonation", "Yes"), "{words}");
        }
        let waived = [("spousalSupportWaiver", "Yes, full waiver")];
        let at = saved("prenuptialAgreement", &waived, "maritalPropertyOther");
        let reply = at.says("actually no waiver on the alimony, change it");
        assert!(
            reply.proposals.iter().all(|each| each.value.option() == "No waiver"),
            "never the opposite: {reply:?}"
        );
        let kept = [("spousalSupportWaiver", "No waiver")];
        let at = saved("prenuptialAgreement", &kept, "financialDisclosure");
        let reply = at.says("wait change the alimony one to full waiver");
        assert_eq!(only_proposal(&reply), ("spousalSupportWaiver", "Yes, full waiver"));
        let durable = [("durability", "Yes (Durable)")];
        let reply = saved("powerOfAttorney", &durable, "effectiveDate")
            .says("change the durable one, I want non-durable");
        assert_eq!(only_proposal(&reply), ("durability", "No (Non-Durable)"));
        let reply = at.says("don't change alimony to full waiver");
        assert!(reply.proposals.is_empty(), "{reply:?}");
    }

    #[test]
    fn a_day_that_is_pushed_to_another_is_put_right() {
        let at = saved("prenuptialAgreement", &[("marriageDate", "2027-06-05")], "party1SeparateProperty");
        let reply = at.says("we pushed the wedding to 06/12/2027");
        assert_eq!(only_proposal(&reply), ("marriageDate", "2027-06-12"));
    }

    #[test]
    fn one_word_of_an_answer_is_put_right_where_only_one_has_it() {
        let at = Person::answered_will().asked("specificBequests");
        for words in ["change Pedro to Pablo", "please change Pedro to Pablo"] {
            assert_eq!(only_proposal(&at.says(words)), ("executorName", "Pablo Ramirez"), "{words}");
        }
        let reply = at.says("change Ramirez to Ramires");
        assert!(reply.proposals.iter().all(|each| each.question == "specificBequests"), "{reply:?}");
    }
}
