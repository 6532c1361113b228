//! People who may be in danger. Nothing else matters then, and no question is asked.

use domain::content::Help;
use domain::danger;
use domain::text::phrase::plain;

use super::{ask, quoted};
use crate::conversation::Conversation;
use crate::reply::{Act, Reply};

/// What one press says to come back to the questions.
pub(crate) const GO_ON: &str = "Go on with the questions";

/// Where help is. Nothing is asked, and nothing else is done until the person has pressed to go on.
pub(crate) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let listed = conversation.guide().emergency(conversation.words).map(|help| stopping(help, ""));
    listed.or_else(|| heard(conversation)).or_else(|| resting(conversation))
}

/// Where help is, because a language model has heard danger.
pub(crate) fn raised(conversation: &Conversation<'_>) -> Reply {
    stopping(conversation.guide().help(None), &conversation.guide().danger.misread)
}

/// The classifier can be wrong where the list is not: who is misread is told how to go on.
fn heard(conversation: &Conversation<'_>) -> Option<Reply> {
    let danger = danger::heard(&conversation.guide().literally(conversation.words))
        .filter(|_| !is_chosen(conversation))?;
    Some(stopping(conversation.guide().help(danger.kind), &conversation.guide().danger.misread))
}

/// Whatever is written while the questions are stopped.
fn resting(conversation: &Conversation<'_>) -> Option<Reply> {
    let rests = conversation.is_stopped && plain(conversation.words) != plain(GO_ON);
    rests.then(|| stopping(Help { kind: None, message: &conversation.guide().danger.resting }, ""))
}

/// What stands in quotation marks is meant as an answer, and what a press can say is none of the person's words.
fn is_chosen(conversation: &Conversation<'_>) -> bool {
    let words = plain(conversation.words);
    let is_pressed = |question| ask::suggestions(question).iter().any(|each| plain(each) == words);
    quoted::inner(conversation.words).is_some()
        || conversation.question.is_some_and(is_pressed)
        || words == plain(GO_ON)
}

fn stopping(help: Help<'_>, last: &str) -> Reply {
    let message = [help.message, last].join(" ").trim_end().to_string();
    let suggestions = vec![GO_ON.to_string()];
    Reply { message, suggestions, ..Reply::default() }.to(Act::Stop { kind: help.kind })
}

#[cfg(test)]
mod tests {
    use domain::danger::Kind;

    use crate::guide::testing::{Person, says};
    use crate::reply::Act;

    /// At every kind of question, in passing, misspelt, and in the languages of Florida.
    #[test]
    fn danger_is_heard_at_every_question_and_never_offered_as_an_answer() {
        for (kind, question) in [
            ("uncontestedDivorce", "petitionerName"),
            ("uncontestedDivorce", "respondentAddress"),
            ("uncontestedDivorce", "separationDate"),
            ("uncontestedDivorce", "childrenDetails"),
            ("uncontestedDivorce", "spousalSupport"),
            ("powerOfAttorney", "agentRelationship"),
            ("powerOfAttorney", "specificPowers"),
            ("prenuptialAgreement", "financialDisclosure"),
        ] {
            for words in [
                "my sons father keeps smacking her around and i cant stop it",
                "its 12 palm ct but i had to run from there, he was choking me",
                "they are forcing me to sign all of this",
                "she took my debit card and my pension, i have no money for food",
                "nothing left to live for since she died",
                "mi esposo me golpea",
                "mari m ap frape m",
            ] {
                let reply = Person::at(kind, question).says(words);
                assert!(
                    reply.proposals.is_empty() && reply.question.is_none(),
                    "{question} {words}: {reply:?}"
                );
                assert!(says(&reply, "911") && !reply.message.contains('?'), "{question} {words}: {reply:?}");
                assert_eq!(reply.suggestions, ["Go on with the questions"], "{question} {words}");
            }
        }
    }

    #[test]
    fn each_kind_of_danger_has_help_of_its_own() {
        for (words, kind) in [
            ("he beats me up when he drinks", Kind::Partner),
            ("he hits my daughter", Kind::Child),
            ("the aide abuses my mother", Kind::Elder),
            ("I want to kill myself", Kind::Own),
            ("she took an overdose", Kind::Medical),
            ("he says sign or he will have me deported", Kind::Pressure),
            ("he keeps my passport until I sign", Kind::Pressure),
        ] {
            let reply = Person::at("prenuptialAgreement", "spousalSupportWaiver").says(words);
            assert_eq!(reply.acts, [Act::Stop { kind: Some(kind) }], "{words}: {reply:?}");
        }
    }

    #[test]
    fn while_the_questions_are_stopped_nothing_is_asked_or_understood() {
        let stopped = Person::at("simpleWill", "fullName").stopped();
        for words in ["Ana Diaz", "what does that mean?", "ok", "“Ana Diaz”"] {
            let reply = stopped.says(words);
            assert_eq!(reply.acts, [Act::Stop { kind: None }], "{words}");
            assert!(reply.question.is_none() && reply.proposals.is_empty(), "{words}: {reply:?}");
            assert_eq!(reply.suggestions, ["Go on with the questions"], "{words}");
        }
        assert!(says(&stopped.says("he hits me"), "1-800-799-7233"), "danger is heard there, too");
        assert_eq!(stopped.says("Go on with the questions").question.as_deref(), Some("fullName"));
    }

    #[test]
    fn a_person_whose_words_were_misread_gets_through_with_quotation_marks() {
        let misread = "she took my debit card and my pension, i have no money for food";
        let person = Person::at("simpleWill", "specificBequests");
        assert!(says(&person.says(misread), "in quotation marks"), "{:?}", person.says(misread));
        assert_eq!(person.says(&format!("“{misread}”")).proposals.len(), 1);
    }

    /// What someone wants is no threat, and what someone is dying of may be laughter.
    #[test]
    fn who_asks_for_advice_about_what_another_wants_is_not_in_danger() {
        let at = || Person::at("prenuptialAgreement", "spousalSupportWaiver");
        for words in [
            "should i give up support, he says i have to",
            "Should I waive it? she says I should",
            "my fiance thinks I should give up alimony, would that be wise",
        ] {
            let reply = at().says(words);
            assert!(!says(&reply, "911") && reply.question.is_some(), "{words}: {reply:?}");
        }
        for words in [
            "should i give up alimony, he says i have to or he throws me out",
            "he says i have to waive it or he will have me deported",
            "she says I should sign or she takes the kids and disappears",
        ] {
            assert!(says(&at().says(words), "911"), "{words}: {:?}", at().says(words));
        }
        let laughing = "my work friend would kill me if she saw me doing this at my desk. Eva Ruiz";
        let reply = Person::at("uncontestedDivorce", "petitionerName").says(laughing);
        assert!(!says(&reply, "911"), "{reply:?}");
        let reply =
            Person::at("uncontestedDivorce", "petitionerName").says("he would kill me if he saw this");
        assert!(says(&reply, "911"), "{reply:?}");
    }

    /// Sample message 25 of `shared/legal/nonlawyer.md`.
    #[test]
    fn fear_stops_the_questions_and_shows_where_help_is() {
        let reply = Person::at("uncontestedDivorce", "petitionerName")
            .says("He hits me and I'm scared. Can you file for me?");
        assert!(
            says(&reply, "1-800-799-7233") && says(&reply, "1-800-500-1119") && says(&reply, "911"),
            "{reply:?}"
        );
        assert!(!says(&reply, "full legal name") && reply.proposals.is_empty(), "{reply:?}");
        assert_eq!(reply.suggestions, ["Go on with the questions"]);
    }

    #[test]
    fn thoughts_of_suicide_and_emergencies_have_numbers_of_their_own() {
        let says_to = |words| Person::new("simpleWill").says(words).message;
        assert!(says_to("I want to end my life").contains("988"));
        assert!(says_to("my father is having a heart attack").contains("call 911"));
        assert!(says_to("My brother abuses my mother").contains("1-800-962-2873"));
    }

    #[test]
    fn the_questions_come_back_when_they_are_wanted() {
        let reply = Person::at("simpleWill", "executorName").says("Go on with the questions");
        assert_eq!(reply.question.as_deref(), Some("executorName"));
        assert!(says(&reply, "Who should be your personal representative"), "{reply:?}");
    }

    #[test]
    fn wishes_about_treatment_are_answers_and_no_emergency() {
        let person = Person::at("healthcareDirective", "lifeSustainingConditions");
        for words in
            ["I want to die at home", "If I have a heart attack, do everything", "Do not end my life early"]
        {
            assert_eq!(person.says(words).question.as_deref(), Some("principalName"), "{words}");
            let reply = Person::at("healthcareDirective", "additionalInstructions").says(words);
            assert_eq!(reply.proposals.len(), 1, "{words}: {reply:?}");
        }
    }
}
