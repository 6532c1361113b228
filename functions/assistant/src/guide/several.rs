//! People who were named together before: "all of them equally", "split it between my kids".

use domain::content::Several;
use domain::content::question::Question;
use domain::text::listed;
use domain::text::phrase::{is_one_of, spoken};
use serde_json::json;

use super::extract::{ExtractedAnswer, people_in};
use super::known::{self, EarlierAnswer};
use super::{understand, unsure};
use crate::conversation::Conversation;
use crate::reply::Reply;

/// Who is meant is read back by name. Parts are said only where the person said that they are equal.
pub(super) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let question = conversation.question.filter(|question| unsure::takes_people(conversation, question))?;
    let several = &conversation.guide().several;
    let (equal, said) = Remaining::of(conversation).without(&several.equally);
    let said = Pointing::of(several, &said);
    let known = known::all(conversation);
    let groups = known.iter().filter(|each| !each.question.phrasing.group.is_empty());
    let groups: Vec<_> = groups.filter(|each| each.question.id != question.id).collect();
    let Some((from, people)) = pointed_at(conversation, &groups, &said) else {
        // "Both of them" would say nothing in the document itself.
        let is_empty = said.is_any && said.rest.is_only(&several.beside);
        return is_empty.then(|| unsure::reply(conversation, question));
    };
    let value = if equal { format!("{people}, {}", several.equal) } else { people };
    let answer = ExtractedAnswer { question, value: json!(value), words: conversation.words.to_string() };
    let reply = understand::propose(conversation, question, &[answer]);
    (!reply.proposals.is_empty()).then(|| Reply { copied_from: Some(from.id.clone()), ..reply })
}

/// The group that is called so; "all of them" is the only one that there is, and "both" is a group of two.
fn pointed_at<'a>(
    conversation: &Conversation<'a>,
    groups: &[&EarlierAnswer<'a>],
    said: &Pointing,
) -> Option<(&'a Question, String)> {
    let named = groups.iter().find_map(|group| {
        let (is_said, rest) = said.rest.without(&group.question.phrasing.group);
        is_said.then_some((*group, rest))
    });
    let only = || if let [group] = groups { Some((*group, said.rest.clone())) } else { None };
    // "My kids, equal shares" is an answer in the person's own words; "split it between my kids" says what to write.
    let is_told = said.is_any || said.rest.without(&conversation.guide().several.dividing).0;
    let (group, rest) = named.filter(|_| is_told).or_else(|| only().filter(|_| said.is_any))?;
    let people = people_in(conversation, &group.text)?;
    let fits = people.len() > 1 && said.count.is_none_or(|count| count == people.len());
    (fits && rest.is_only(&conversation.guide().several.beside)).then(|| (group.question, listed(&people)))
}

/// Words that point at several: how many, where they say so, and what else was said.
struct Pointing {
    is_any: bool,
    count: Option<usize>,
    rest: Remaining,
}

impl Pointing {
    fn of(several: &Several, said: &Remaining) -> Self {
        let counted = several.counted.iter().find_map(|(count, phrases)| {
            let (is_said, rest) = said.without(phrases);
            is_said.then_some(Self { is_any: true, count: Some(*count), rest })
        });
        counted.unwrap_or_else(|| {
            let (is_any, rest) = said.without(&several.all);
            Self { is_any, count: None, rest }
        })
    }
}

/// What of a message was not yet accounted for.
#[derive(Clone)]
struct Remaining(String);

impl Remaining {
    fn of(conversation: &Conversation<'_>) -> Self {
        Self(format!(" {} ", spoken(conversation.words)))
    }

    /// Whether one of the phrases stands in it, and what is left without them.
    fn without(&self, phrases: &[String]) -> (bool, Self) {
        let mut phrases: Vec<&String> = phrases.iter().collect();
        phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.len()));
        let left =
            phrases.iter().fold(self.0.clone(), |left, phrase| left.replace(&format!(" {phrase} "), "  "));
        (left != self.0, Self(left))
    }

    /// Whether nothing is left but these words: anything else may name someone, or take something back.
    fn is_only(&self, words: &[String]) -> bool {
        self.0.split_whitespace().all(|word| is_one_of(word, words))
    }
}

#[cfg(test)]
mod tests {
    use domain::interview::Answer;
    use serde_json::json;

    use crate::guide::testing::Person;
    use crate::reply::Act;
    use crate::widget::Widget;

    fn parent(children: &str) -> Person {
        let mut person = Person::new("simpleWill");
        person.answer("hasChildren", json!("Yes"));
        person.answer("childrenDetails", json!(children));
        person.asked("primaryBeneficiary")
    }

    fn taker(person: &Person, words: &str) -> String {
        match person.says(words).proposals.as_slice() {
            [one] => match &one.value {
                Answer::Text(text) => text.clone(),
                Answer::Checked(_) => panic!("{words}: {one:?}"),
            },
            all => panic!("{words}: {all:?}"),
        }
    }

    #[test]
    fn the_children_are_called_by_name() {
        for children in [
            "Ana Lopez; Luis Lopez",
            "my daughter Ana Lopez and my son Luis Lopez",
            "Ana Lopez, a minor, to be cared for by Rosa Diaz; Luis Lopez, a minor, to be cared for by Rosa Diaz",
            "Ana Lopez, 12, and Luis Lopez, 9",
        ] {
            for words in [
                "split it equally between my kids",
                "divide everything evenly among the children",
                "both of them, equal shares",
                "all of them in equal shares",
            ] {
                assert_eq!(
                    taker(&parent(children), words),
                    "Ana Lopez and Luis Lopez, in equal shares",
                    "{words}"
                );
            }
        }
    }

    #[test]
    fn parts_that_nobody_said_are_not_said() {
        assert_eq!(
            taker(&parent("Ana Lopez; Luis Lopez"), "split it between my kids"),
            "Ana Lopez and Luis Lopez"
        );
        let three = parent("Ana Lopez; Luis Lopez; Eva Lopez");
        assert_eq!(taker(&three, "all three"), "Ana Lopez, Luis Lopez and Eva Lopez");
    }

    #[test]
    fn who_is_named_twice_is_one_person() {
        for children in
            ["Ana Lopez; Luis Lopez; Ana Lopez", "Ana Lopez and Luis Lopez, Ana Lopez with her father"]
        {
            assert_eq!(taker(&parent(children), "both of them"), "Ana Lopez and Luis Lopez", "{children}");
        }
    }

    #[test]
    fn an_answer_in_own_words_stays_one() {
        for words in ["my kids, equal shares", "to all my children in equal shares"] {
            assert_eq!(taker(&parent("Ana Lopez; Luis Lopez"), words), words);
        }
    }

    #[test]
    fn it_is_told_whence_the_names_come() {
        let acts = parent("Ana Lopez; Luis Lopez")
            .says("both of them")
            .all_acts(&domain::interview::Answers::default());
        assert!(matches!(&acts[..], [Act::Copy { from, .. }] if from == "childrenDetails"), "{acts:?}");
    }

    /// The words themselves are proposed, or the pieces are shown: nobody is left out and nobody is added.
    #[test]
    fn who_is_not_surely_meant_is_not_named() {
        for (children, words) in [
            ("Ana Lopez; Luis Lopez; Eva Lopez", "both of them"),
            ("Ana Lopez; Luis Lopez", "my kids and rosa equally"),
            ("Ana Lopez; Luis Lopez", "my kids but not luis"),
            ("Ana Lopez", "split it between my kids"),
            ("Ana Lopez and Luis Lopez, from my marriage with Rosa Diaz", "split it between my kids"),
        ] {
            let reply = parent(children).says(words);
            let is_named = |value: &Answer| matches!(value, Answer::Text(text) if text.contains("Lopez"));
            assert!(!reply.proposals.iter().any(|each| is_named(&each.value)), "{words}: {reply:?}");
        }
        let reply = Person::at("simpleWill", "primaryBeneficiary").says("all of them equally");
        assert_eq!((reply.widget, reply.proposals.len()), (Some(Widget::Pieces), 0), "{reply:?}");
    }
}
