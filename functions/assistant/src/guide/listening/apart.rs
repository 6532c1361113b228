//! Telling apart whose answer it is, and what an answer opens.

use domain::content::condition::Condition;
use serde_json::json;

use super::heard::Heard;
use super::room::Room;
use super::words::Span;

impl<'a> Room<'a, '_> {
    /// "Her address is …" could be several people's: it is the address of whom the message or the question is about.
    pub(super) fn one_for_each_place(&self, found: Vec<Heard<'a>>) -> Vec<Heard<'a>> {
        let rank = |heard: &Heard<'a>| {
            let of = heard.question.phrasing.of.as_deref();
            let is_named = of.is_some_and(|of| found.iter().any(|other| other.question.id == of));
            let is_asked =
                of.is_some_and(|of| of == self.asked.id || self.asked.phrasing.of.as_deref() == Some(of));
            let is_visible = self.talk.interview.is_visible(&heard.question.id);
            (is_named, is_asked, is_visible, self.talk.answers.get(&heard.question.id).is_none())
        };
        let mut kept: Vec<Heard<'a>> = Vec::new();
        for heard in &found {
            let same = |other: &Heard<'_>| {
                let is_shared = other.at.overlaps(heard.at) && !self.is_of_both(heard);
                is_shared || other.question.id == heard.question.id
            };
            match kept.iter().position(same) {
                Some(at) if rank(heard) > rank(&kept[at]) => kept[at] = heard.clone(),
                Some(_) => {}
                None => kept.push(heard.clone()),
            }
        }
        kept
    }

    /// The answers, each after the one that makes its question apply.
    pub(super) fn opened(&self, heard: Vec<Heard<'a>>) -> Vec<Heard<'a>> {
        let known: Vec<String> = heard.iter().map(|each| each.question.id.clone()).collect();
        let all = heard.into_iter().flat_map(|each| self.with_what_opens(each, &known));
        let mut kept: Vec<Heard<'a>> = Vec::new();
        for each in all {
            if !kept.iter().any(|other| other.question.id == each.question.id) {
                kept.push(each);
            }
        }
        kept
    }

    /// "My backup agent is Daniel Green" says first that there is to be a backup.
    fn with_what_opens(&self, heard: Heard<'a>, known: &[String]) -> Vec<Heard<'a>> {
        let opening = match &heard.question.when {
            Some(Condition::Is(choice))
                if !self.talk.interview.is_visible(&heard.question.id)
                    && !known.contains(&choice.question) =>
            {
                self.talk.kind.question(&choice.question).map(|question| (question, choice.option.clone()))
            }
            _ => None,
        };
        let opening = opening.map(|(question, option)| Heard {
            question,
            value: json!(option),
            words: heard.words,
            at: Span { from: heard.words.from, to: heard.words.from },
            is_named: true,
        });
        opening.into_iter().chain([heard]).collect()
    }
}
