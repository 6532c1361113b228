//! People who may be in danger. Nothing else matters then, and no question is asked.

use crate::reply::Reply;
use crate::talk::Talk;

/// What one press says to come back to the questions.
pub(crate) const GO_ON: &str = "Go on with the questions";

/// Where help is. Nothing is asked.
pub(crate) fn reply(talk: &Talk<'_>) -> Option<Reply> {
    let message = talk.guide().emergency(talk.words)?;
    Some(Reply { message: message.to_string(), suggestions: vec![GO_ON.to_string()], ..Reply::default() })
}

#[cfg(test)]
mod tests {
    use crate::guide::testing::{Person, says};

    /// Sample message 25 of the nonlawyer rules.
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
