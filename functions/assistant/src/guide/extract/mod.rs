//! Everything that was extracted from a message: the answer to the question that was asked, and others that came with it.

mod addresses;
mod apart;
mod aside;
mod asked;
mod choice;
mod context;
mod correct;
mod dates;
mod follow;
mod inquiry;
mod names;
mod no_answer;
mod options;
mod others;
mod reader;
mod roles;
mod sayings;
mod statement;
mod taken_back;
mod tokens;
mod typed;
mod word;
mod words;

use domain::content::question::{AnswerRule, Question};
use jiff::civil::Date;
use serde_json::{Value, json};

use self::asked::AskedMessage;
pub(crate) use self::asked::is_free;
use self::context::Context;
pub(crate) use self::inquiry::inquires;
pub(crate) use self::no_answer::NoAnswer;
pub(crate) use self::options::yes_or_no;
use self::reader::{Extracted, Reader};
use self::words::{Span, Text, lower};
use crate::talk::Talk;

/// An answer in a message, not yet checked, with the words that say it.
pub(super) struct ExtractedAnswer<'a> {
    pub(super) question: &'a Question,
    pub(super) value: Value,
    pub(super) words: String,
}

/// What was extracted, in the order of the questions; or why nothing was.
pub(super) fn extract<'a>(
    talk: &Talk<'a>,
    asked: &'a Question,
) -> Result<Vec<ExtractedAnswer<'a>>, NoAnswer> {
    let lexicon = &talk.catalog.lexicon;
    let text = &Text::new(talk.words, lexicon);
    let context = Context::new(talk, asked, Reader { text, lexicon, today: talk.today });
    if text.words.is_empty() {
        return Err(NoAnswer::Nothing);
    }
    let mut extracted = context.extracted()?;
    extracted.sort_by_key(|each| {
        talk.document_type.questions.iter().position(|question| question.id == each.question.id)
    });
    let is_alone = extracted.len() == 1;
    let written = |place| if is_alone { talk.words } else { text.written(place) };
    let answer = |each: Extracted<'a>| ExtractedAnswer {
        question: each.question,
        value: each.value,
        words: written(each.words).to_string(),
    };
    Ok(extracted.into_iter().map(answer).collect())
}

/// Whether the words say that something was wrong.
pub(super) fn takes_back(talk: &Talk<'_>) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let text = &Text::new(talk.words, lexicon);
    let reader = Reader { text, lexicon, today: talk.today };
    correct::start(reader) > 0 || correct::is_asked(reader)
}

/// Every whole name, or every address, in a message: what a question of this kind can be answered with.
pub(super) fn said_anew(talk: &Talk<'_>, question: &Question) -> Vec<String> {
    let lexicon = &talk.catalog.lexicon;
    let text = &Text::new(talk.words, lexicon);
    let reader = Reader { text, lexicon, today: talk.today };
    let place = |at: usize| match question.rule {
        AnswerRule::Name => reader.named_at(at).name.filter(|name| name.len() > 1),
        rule if rule.is_address() && text.words[at].text.starts_with(|c: char| c.is_ascii_digit()) => {
            addresses::address_at(text, at).filter(|place| addresses::is_plausible(text, *place))
        }
        _ => None,
    };
    (0..text.words.len()).filter_map(place).map(|place| text.written(place).to_string()).collect()
}

/// The word after one of the phrases, where the message begins with it, maybe after one of the polite ones.
pub(super) fn word_after<'a>(talk: &Talk<'a>, polite: &[String], phrases: &[String]) -> Option<&'a str> {
    let text = Text::new(talk.words, &talk.catalog.lexicon);
    let start = text.longest_at(0, polite).map_or(0, |place| place.to);
    let phrase = text.longest_at(start, phrases)?;
    text.words.get(phrase.to).map(|word| word.text)
}

/// Who is called by a relation in some words, with the name: "my husband, Carlos Lopez".
pub(super) fn relations_in(talk: &Talk<'_>, words: &str) -> Vec<(String, String)> {
    let lexicon = &talk.catalog.lexicon;
    let text = &Text::new(words, lexicon);
    let reader = Reader { text, lexicon, today: talk.today };
    let named = (0..text.words.len()).filter_map(|at| {
        let names::Named { name, relation } = reader.named_at(at);
        let relation = relation.filter(|relation| at == 0 || relation.from == at)?;
        Some((text.low(relation.from), text.written(name?).to_string()))
    });
    named.collect()
}

/// Everyone whom an answer lists by name, each once; none where someone else is named in it, too. "Ana, to be cared for by Rosa; Luis"
/// lists Ana and Luis.
pub(super) fn people_in(talk: &Talk<'_>, answer: &str) -> Option<Vec<String>> {
    let lists_by_person = answer.contains(';');
    let mut people: Vec<String> = Vec::new();
    for person in answer.split([';', '\n']) {
        let apart = person.replace(" and ", ",").replace(" y ", ",").replace(" & ", ",");
        let parts = apart.split(',').filter(|part| !part.trim().is_empty());
        for (index, part) in parts.enumerate() {
            match (head(talk, part), index) {
                (Ok(Some(name)), _) if (!lists_by_person || index == 0) && !people.contains(&name) => {
                    people.push(name);
                }
                (Ok(_), _) => {}
                (Err(()), index) if lists_by_person && index > 0 => {}
                (Err(()), _) => return None,
            }
        }
    }
    Some(people)
}

/// The name with which a part begins, or none where it has no name at all.
fn head(talk: &Talk<'_>, part: &str) -> Result<Option<String>, ()> {
    let lexicon = &talk.catalog.lexicon;
    let text = &Text::new(part, lexicon);
    let reader = Reader { text, lexicon, today: talk.today };
    let is_month = |at: usize| lexicon.months.iter().flatten().any(|month| *month == text.low(at));
    let name = |at: usize| {
        reader.named_at(at).name.filter(|name| reader.is_capital(name.from) && !is_month(name.from))
    };
    match name(0) {
        Some(name) => Ok(Some(text.written(name).to_string())),
        None if (0..text.words.len()).any(|at| name(at).is_some()) => Err(()),
        None => Ok(None),
    }
}

/// The relation that is all that some words say: "it is my wife".
pub(super) fn written_relation(talk: &Talk<'_>, words: &str) -> Option<String> {
    const BESIDE: [&str; 14] = [
        "it", "is", "it's", "its", "again", "please", "that", "would", "be", "also", "too", "the", "same",
        "of",
    ];
    let lexicon = &talk.catalog.lexicon;
    let said: Vec<String> = Text::new(words, lexicon).words.iter().map(|word| lower(word.text)).collect();
    let idle = |word: &&String| BESIDE.contains(&word.as_str()) || lexicon.before_relation.contains(word);
    let left: Vec<_> = said.iter().filter(|word| !idle(word)).collect();
    match left.as_slice() {
        [relation] if lexicon.relations.contains(relation) => Some((*relation).clone()),
        _ => None,
    }
}

/// The one date that some words name.
pub(crate) fn date_in(talk: &Talk<'_>, words: &str) -> Option<Date> {
    let lexicon = &talk.catalog.lexicon;
    dates::only_date(&Text::new(words, lexicon), talk.today, lexicon)
}

/// Whether some words are a date with its whole year, and nothing besides.
pub(crate) fn is_a_whole_date(talk: &Talk<'_>, words: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let text = Text::new(words, lexicon);
    let from = usize::from(text.low(0) == "the");
    dates::date_at(&text, from, lexicon).is_some_and(|(_, place)| place.to == text.words.len())
}

/// The option that some words mean.
pub(crate) fn option_in<'a>(talk: &Talk<'_>, question: &'a Question, words: &str) -> Option<&'a String> {
    let lexicon = &talk.catalog.lexicon;
    let text = Text::new(words, lexicon);
    let option = choice::chosen(&choice::Choice { question, text: &text, lexicon, taken: &[] }, words)?;
    question.options.iter().find(|each| *each == option)
}

impl<'a> Context<'a, '_> {
    fn extracted(&self) -> Result<Vec<Extracted<'a>>, NoAnswer> {
        let corrected = self.corrected();
        if !corrected.is_empty() {
            return Ok(corrected);
        }
        let asked = self.answer();
        if asked::is_free(self.asked) {
            return asked.map(|extracted| vec![extracted]);
        }
        match asked {
            Ok(extracted) if self.is_claimed(&extracted) && self.asides.is_empty() => Err(NoAnswer::Nothing),
            Ok(extracted) if !self.belongs_elsewhere(&extracted) => Ok(self.with_others(extracted)),
            Err(NoAnswer::TwoNames) => self.both_names().ok_or(NoAnswer::TwoNames),
            Err(no_answer) if self.asides.is_empty() => Err(no_answer),
            _ => Ok(self.opened(self.asides.clone())),
        }
    }

    /// The answer to the question that was asked.
    fn answer(&self) -> Result<Extracted<'a>, NoAnswer> {
        let people = &self.people();
        let from = correct::start(self.reader);
        let taken: &Vec<Span> = &self.asides.iter().map(|aside| aside.words).collect();
        let asked = AskedMessage { reader: self.reader, words: self.talk.words, from, people, taken };
        asked::read(&asked, self.asked, self.own.clone())
    }

    /// Whether the value was said of another question, and is saved there.
    fn is_claimed(&self, extracted: &Extracted<'a>) -> bool {
        let is_typed = extracted.question.kind.is_typed_or_dated();
        !extracted.is_named && is_typed && self.claimed.iter().any(|place| place.overlaps(extracted.at))
    }

    /// Whether the words that seem to answer the question were said of another.
    fn belongs_elsewhere(&self, extracted: &Extracted<'a>) -> bool {
        let is_typed = extracted.question.kind.is_typed_or_dated();
        let takes = |aside: &Extracted<'_>| {
            aside.at.overlaps(extracted.at) || is_typed && aside.words.overlaps(extracted.at)
        };
        !extracted.is_named && is_typed && self.asides.iter().any(takes)
    }

    /// "Jordan Carter and Alex Rivera", where two are asked for by name one after the other.
    fn both_names(&self) -> Option<Vec<Extracted<'a>>> {
        let other = self.talk.document_type.question(self.asked.phrasing.pair.as_deref()?)?;
        if self.talk.answers.get(&other.id).is_some() {
            return None;
        }
        let first = self.reader.named_at(correct::start(self.reader)).name?;
        let joint = self.reader.text.at(first.to, "and")?;
        let second = self.reader.named_at(joint.to).name.filter(|name| self.reader.is_capital(name.from))?;
        let extracted = |question: &'a Question, at: Span| {
            let value = json!(self.reader.text.written(at));
            Extracted { question, value, words: at, at, is_named: true }
        };
        Some(vec![extracted(self.asked, first), extracted(other, second)])
    }

    /// The answer, what was added right after it, and what else was said.
    fn with_others(&self, extracted: Extracted<'a>) -> Vec<Extracted<'a>> {
        let mut all = vec![extracted];
        let named = self.asides.iter().chain([&all[0]]);
        let added: Vec<Extracted<'a>> = named
            .flat_map(|each| follow::after(self.reader, each, &self.talk.document_type.questions))
            .collect();
        for other in added.into_iter().chain(self.asides.iter().cloned()).filter(|other| self.is_news(other))
        {
            let is_same = |each: &Extracted<'_>| each.question.id == other.question.id;
            if !all.iter().any(|each| {
                is_same(each)
                    || each.at.overlaps(other.at)
                        && each.question.kind.is_typed_or_dated()
                        && !self.is_of_both(&other)
            }) {
                all.push(other);
            }
        }
        self.opened(all)
    }
}

#[cfg(test)]
mod tests {
    use domain::interview::Answer;
    use serde_json::json;

    use crate::guide::testing::Person;
    use crate::reply::Reply;

    fn extracted(reply: &Reply) -> Vec<(&str, &str)> {
        let text = |value| match value {
            &Answer::Checked(true) => "yes",
            &Answer::Checked(false) => "no",
            Answer::Text(text) => text.as_str(),
        };
        reply.proposals.iter().map(|proposal| (proposal.question.as_str(), text(&proposal.value))).collect()
    }

    #[test]
    fn several_answers_are_heard_each_with_its_own_words() {
        let reply = Person::new("simpleWill").says("I'm Ana Diaz, married, two kids");
        assert_eq!(
            extracted(&reply),
            [("fullName", "Ana Diaz"), ("maritalStatus", "Married"), ("hasChildren", "Yes")]
        );
        let words: Vec<&str> = reply.proposals.iter().map(|proposal| proposal.words.as_str()).collect();
        assert_eq!(words, ["I'm Ana Diaz", "married", "kids"]);
        assert_eq!(reply.message, "I understood 3 answers: “Ana Diaz”; “Married”; “Yes”. Are these right?");
    }

    /// Sample message 2 of `shared/legal/nonlawyer.md`.
    #[test]
    fn a_pronoun_stands_for_who_was_named() {
        let reply = Person::at("simpleWill", "executorName")
            .says("My husband is Joe Smith. Put him as the executor.");
        assert_eq!(extracted(&reply), [("executorName", "Joe Smith")]);
    }

    #[test]
    fn an_answer_that_is_taken_back_is_proposed_anew_and_answers_nothing_else() {
        let mut person = Person::answered_will();
        person.answer("maritalStatus", json!("Single"));
        let reply = person.asked("specificBequests").says("actually I'm divorced");
        assert_eq!(extracted(&reply), [("maritalStatus", "Divorced")]);
        let reply = person.asked("specificBequests").says("change my executor to Eva Ruiz");
        assert_eq!(extracted(&reply), [("executorName", "Eva Ruiz")]);
        let reply = person.asked("specificBequests").says("change Ramirez to Ramires, not to Ramos");
        assert!(
            extracted(&reply).iter().all(|(question, _)| *question == "specificBequests"),
            "two people have that name"
        );
    }

    #[test]
    fn what_is_saved_already_is_not_proposed_again() {
        let reply = Person::answered_will().asked("executorName").says("I'm married, and it's Rosa Diaz");
        assert_eq!(extracted(&reply), [("executorName", "Rosa Diaz")]);
    }

    #[test]
    fn no_before_a_corrected_name_is_no_answer() {
        let mut person = Person::new("simpleWill");
        person.answer("fullName", json!("Mara Lopez"));
        let reply = person.asked("hasChildren").says("no, my name is Maria Lopez");
        assert_eq!(extracted(&reply), [("fullName", "Maria Lopez")]);
    }

    #[test]
    fn both_live_where_it_was_said_of_both() {
        let reply = Person::at("uncontestedDivorce", "petitionerAddress")
            .says("We both live at 9 Palm Court, Miami, FL 33130");
        let address = "9 Palm Court, Miami, FL 33130";
        assert_eq!(extracted(&reply), [("petitionerAddress", address), ("respondentAddress", address)]);
    }

    #[test]
    fn who_names_a_backup_wants_one() {
        let reply = Person::at("powerOfAttorney", "agentName")
            .says("Susan Green, and my backup agent is Daniel Green");
        assert_eq!(
            extracted(&reply),
            [("agentName", "Susan Green"), ("alternateAgent", "Yes"), ("alternateAgentName", "Daniel Green")]
        );
    }

    #[test]
    fn an_address_belongs_to_whom_it_was_said_of() {
        let mut person = Person::new("powerOfAttorney");
        person.answer("alternateAgent", json!("Yes"));
        let reply =
            person.asked("alternateAgentName").says("Daniel Green, he lives at 5 Elm Ave, Orlando, FL 32801");
        assert_eq!(
            extracted(&reply),
            [
                ("alternateAgentName", "Daniel Green"),
                ("alternateAgentAddress", "5 Elm Ave, Orlando, FL 32801")
            ]
        );
    }

    #[test]
    fn who_pays_is_told_by_name() {
        let mut person = Person::new("uncontestedDivorce");
        person.answer("petitionerName", json!("Nina Patel"));
        person.answer("respondentName", json!("Arjun Patel"));
        for (words, option) in [
            ("Nina will pay Arjun", "Petitioner will pay Respondent"),
            ("Arjun pays", "Respondent will pay Petitioner"),
            ("nobody pays", "No spousal support"),
        ] {
            let reply = person.asked("spousalSupport").says(words);
            assert_eq!(extracted(&reply), [("spousalSupport", option)], "{words}");
        }
    }

    #[test]
    fn two_people_where_one_is_asked_for_are_not_guessed_at() {
        let reply = Person::at("simpleWill", "executorName").says("Eva Diaz and Pedro Ruiz");
        assert_eq!(reply.proposals, []);
        assert!(reply.message.starts_with("This question takes one person."), "{reply:?}");
    }
}
