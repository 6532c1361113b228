//! Telling apart whose answer it is, and what an answer opens.

use domain::content::condition::Condition;
use serde_json::json;

use super::context::Context;
use super::reader::Extracted;
use super::words::Span;

impl<'a> Context<'a, '_> {
    /// "Her address is …" could be several people's: it is the address of whom the message or the question is about.
    pub(super) fn one_for_each_place(&self, found: Vec<Extracted<'a>>) -> Vec<Extracted<'a>> {
        let rank = |extracted: &Extracted<'a>| {
            let of = extracted.question.phrasing.of.as_deref();
            let is_named = of.is_some_and(|of| found.iter().any(|other| other.question.id == of));
            let is_asked =
                of.is_some_and(|of| of == self.asked.id || self.asked.phrasing.of.as_deref() == Some(of));
            let is_visible = self.conversation.interview.is_visible(&extracted.question.id);
            (is_named, is_asked, is_visible, self.conversation.answers.get(&extracted.question.id).is_none())
        };
        let mut kept: Vec<Extracted<'a>> = Vec::new();
        for extracted in &found {
            let same = |other: &Extracted<'_>| {
                let is_shared = other.at.overlaps(extracted.at) && !self.is_of_both(extracted);
                is_shared || other.question.id == extracted.question.id
            };
            match kept.iter().position(same) {
                Some(at) if rank(extracted) > rank(&kept[at]) => kept[at] = extracted.clone(),
                Some(_) => {}
                None => kept.push(extracted.clone()),
            }
        }
        kept
    }

    /// The answers, each after the one that makes its question apply.
    pub(super) fn opened(&self, extracted: Vec<Extracted<'a>>) -> Vec<Extracted<'a>> {
        let known: Vec<String> = extracted.iter().map(|each| each.question.id.clone()).collect();
        let all = extracted.into_iter().flat_map(|each| self.with_what_opens(each, &known));
        let mut kept: Vec<Extracted<'a>> = Vec::new();
        for each in all {
            if !kept.iter().any(|other| other.question.id == each.question.id) {
                kept.push(each);
            }
        }
        kept
    }

    /// "My backup agent is Daniel Green" says first that there is to be a backup.
    fn with_what_opens(&self, extracted: Extracted<'a>, known: &[String]) -> Vec<Extracted<'a>> {
        let opening = match &extracted.question.when {
            Some(Condition::Is(choice))
                if !self.conversation.interview.is_visible(&extracted.question.id)
                    && !known.contains(&choice.question) =>
            {
                self.conversation
                    .document_type
                    .question(&choice.question)
                    .map(|question| (question, choice.option.clone()))
            }
            _ => None,
        };
        let opening = opening.map(|(question, option)| Extracted {
            question,
            value: json!(option),
            words: extracted.words,
            at: Span { from: extracted.words.from, to: extracted.words.from },
            is_named: true,
        });
        opening.into_iter().chain([extracted]).collect()
    }
}
