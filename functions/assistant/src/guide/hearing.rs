//! Everything that was heard in a message: the answer to the question that was asked, and others that came with it.

use domain::condition::Condition;
use domain::question::Question;
use serde_json::{Value, json};

use super::asked::{self, Unheard};
use super::heard::{Ear, Heard};
use super::words::{Place, Text};
use super::{aside, correct, follow};
use crate::talk::Talk;

/// An answer in a message, not yet checked, with the words that say it.
pub(super) struct Told<'a> {
    pub(super) question: &'a Question,
    pub(super) value: Value,
    pub(super) words: String,
}

/// What was heard, in the order of the questions; or why nothing was.
pub(super) fn hear<'a>(talk: &Talk<'a>, asked: &'a Question) -> Result<Vec<Told<'a>>, Unheard> {
    let lexicon = &talk.catalog.lexicon;
    let text = &Text::new(talk.words, lexicon);
    let room = Room { talk, asked, ear: Ear { text, lexicon, today: talk.today } };
    if text.words.is_empty() {
        return Err(Unheard::Nothing);
    }
    let mut heard = room.heard()?;
    heard.sort_by_key(|each| talk.kind.questions.iter().position(|question| question.id == each.question.id));
    let is_alone = heard.len() == 1;
    let written = |place| if is_alone { talk.words } else { text.written(place) };
    let told = |each: Heard<'a>| Told {
        question: each.question,
        value: each.value,
        words: written(each.words).to_string(),
    };
    Ok(heard.into_iter().map(told).collect())
}

/// A message where a question was asked.
struct Room<'a, 'b> {
    talk: &'b Talk<'a>,
    asked: &'a Question,
    ear: Ear<'b>,
}

impl<'a> Room<'a, '_> {
    fn heard(&self) -> Result<Vec<Heard<'a>>, Unheard> {
        let corrected = self.corrected();
        if !corrected.is_empty() {
            return Ok(corrected);
        }
        let from = correct::start(self.ear);
        let asked = asked::read(self.ear, self.asked, self.talk.words, from);
        if asked::is_free(self.asked) {
            return asked.map(|heard| vec![heard]);
        }
        let asides = self.asides();
        match asked {
            Ok(heard) if !self.belongs_elsewhere(&heard, &asides) => Ok(self.with_others(heard, asides)),
            Ok(_) => Ok(asides),
            Err(_) if !asides.is_empty() => Ok(asides),
            Err(unheard) => Err(unheard),
        }
    }

    /// What the person takes back, where they do: then nothing of it answers the question that was asked.
    fn corrected(&self) -> Vec<Heard<'a>> {
        if !self.takes_back() {
            return Vec::new();
        }
        let questions = self.reachable();
        let related = correct::of_relation(self.ear, self.asked, &questions);
        if let Some(heard) = related {
            return vec![heard];
        }
        let asides = self.asides();
        let named = || correct::of_named(self.ear, &questions).filter(|heard| self.is_news(heard));
        let word = || correct::of_word(self.ear, &self.answered());
        if asides.is_empty() { named().or_else(word).into_iter().collect() } else { asides }
    }

    /// "No" alone may be an answer, and a text of the person's own may begin with anything.
    fn takes_back(&self) -> bool {
        let from = correct::start(self.ear);
        let only_no = from == 1 && matches!(self.ear.text.low(0).as_str(), "no" | "nope");
        let is_open = asked::is_free(self.asked) || self.asked.kind.is_choice();
        (from > 0 && !(only_no && is_open)) || correct::is_asked(self.ear) || self.restates()
    }

    /// A short message that says nothing but the answer to a question that has another.
    fn restates(&self) -> bool {
        const FEW_WORDS: usize = 14;
        let is_answered = |heard: &Heard<'_>| self.talk.answers.get(&heard.question.id).is_some();
        let fills =
            |heard: &Heard<'_>| heard.words.from <= 1 && heard.words.to + 1 >= self.ear.text.words.len();
        asked::is_free(self.asked)
            && self.ear.text.words.len() <= FEW_WORDS
            && self
                .asides()
                .iter()
                .any(|heard| heard.question.kind.is_typed_or_dated() && is_answered(heard) && fills(heard))
    }

    /// Answers to other questions, as far as they are news.
    fn asides(&self) -> Vec<Heard<'a>> {
        let others: Vec<&Question> =
            self.reachable().into_iter().filter(|each| each.id != self.asked.id).collect();
        let found = aside::all(self.ear, &others).into_iter().filter(|heard| self.is_news(heard)).collect();
        self.one_for_each_place(found)
    }

    /// Questions that apply, and those that an option would open.
    fn reachable(&self) -> Vec<&'a Question> {
        let opened = |question: &&Question| matches!(question.when, Some(Condition::Is(_)));
        let all = self.talk.kind.questions.iter();
        all.filter(|each| self.talk.interview.is_visible(&each.id) || opened(each)).collect()
    }

    fn answered(&self) -> Vec<(&'a Question, &'a str)> {
        let answers = self.talk.answers;
        self.talk.applying().filter_map(|each| Some((each, answers.get(&each.id)?.text()))).collect()
    }

    /// Whether it says something else than what is saved.
    fn is_news(&self, heard: &Heard<'_>) -> bool {
        let saved = self.talk.answers.get(&heard.question.id);
        saved.is_none_or(|saved| json!(saved) != heard.value)
    }

    /// "Her address is …" could be several people's: it is the address of whom the message or the question is about.
    fn one_for_each_place(&self, found: Vec<Heard<'a>>) -> Vec<Heard<'a>> {
        let rank = |heard: &Heard<'a>| {
            let of = heard.question.hearing.of.as_deref();
            let is_named = of.is_some_and(|of| found.iter().any(|other| other.question.id == of));
            let is_asked =
                of.is_some_and(|of| of == self.asked.id || self.asked.hearing.of.as_deref() == Some(of));
            let is_visible = self.talk.interview.is_visible(&heard.question.id);
            (is_named, is_asked, is_visible, self.talk.answers.get(&heard.question.id).is_none())
        };
        let mut kept: Vec<Heard<'a>> = Vec::new();
        for heard in &found {
            let same =
                |other: &Heard<'_>| other.at.overlaps(heard.at) || other.question.id == heard.question.id;
            match kept.iter().position(same) {
                Some(at) if rank(heard) > rank(&kept[at]) => kept[at] = heard.clone(),
                Some(_) => {}
                None => kept.push(heard.clone()),
            }
        }
        kept.into_iter().flat_map(|heard| self.with_what_opens(heard)).collect()
    }

    /// "My backup agent is Daniel Green" says first that there is to be a backup.
    fn with_what_opens(&self, heard: Heard<'a>) -> Vec<Heard<'a>> {
        let opening = match &heard.question.when {
            Some(Condition::Is(choice)) if !self.talk.interview.is_visible(&heard.question.id) => {
                self.talk.kind.question(&choice.question).map(|question| (question, choice.option.clone()))
            }
            _ => None,
        };
        let opening = opening.map(|(question, option)| Heard {
            question,
            value: json!(option),
            words: heard.words,
            at: Place { from: heard.words.from, to: heard.words.from },
        });
        opening.into_iter().chain([heard]).collect()
    }

    /// Whether the words that seem to answer the question were said of another.
    fn belongs_elsewhere(&self, heard: &Heard<'a>, asides: &[Heard<'a>]) -> bool {
        let is_unnamed = heard.words == self.ear.all();
        is_unnamed
            && asides.iter().any(|aside| {
                aside.at.overlaps(heard.at)
                    || aside.words.overlaps(heard.at) && heard.question.kind.is_typed()
            })
    }

    fn with_others(&self, heard: Heard<'a>, asides: Vec<Heard<'a>>) -> Vec<Heard<'a>> {
        let mut all = follow::after(self.ear, &heard, &self.talk.kind.questions);
        all.retain(|each| self.is_news(each));
        let is_known = |aside: &Heard<'_>, all: &[Heard<'_>]| {
            all.iter().any(|each| each.question.id == aside.question.id || each.at.overlaps(aside.at))
        };
        for aside in asides {
            if aside.question.id != heard.question.id && !is_known(&aside, &all) {
                all.push(aside);
            }
        }
        all.push(heard);
        all
    }
}
