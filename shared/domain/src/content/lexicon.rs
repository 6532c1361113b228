//! Words of everyday language: `lexicon.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Words of everyday language that the guide has to know, whatever the document.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lexicon {
    /// People's relations: "sister".
    pub relations: Vec<String>,
    /// Those of the relations that are a spouse's.
    pub spouses: Vec<String>,
    /// What may stand before a relation: "older".
    pub before_relation: Vec<String>,
    /// Small words inside a name: "de", "van".
    pub particles: Vec<String>,
    /// Words that are no part of a person's name.
    pub not_names: Vec<String>,
    /// What a name can end with after a comma: "Jr."
    pub suffixes: Vec<String>,
    /// What ends in a full stop that does not end the sentence.
    pub abbreviations: Vec<String>,
    /// Months, from January, with their abbreviations and their Spanish and Portuguese names.
    pub months: Vec<Vec<String>>,
    /// Beginnings of a correction.
    pub corrections: Vec<String>,
    /// What says that there is nothing to say, where that is an answer: "nada más".
    pub none: Vec<String>,
    /// Relations that no document prints: they are in another language.
    pub foreign_relations: Vec<String>,
    /// What those of them are called in English that mean one thing.
    pub relations_in_english: BTreeMap<String, String>,
    /// With what a sentence goes on that tells something of who is named.
    pub telling: Vec<String>,
    /// What says anywhere that something is wrong.
    pub mistaken: Vec<String>,
    /// What stands between the right and the wrong: "not" in "4471, not 4417".
    pub instead: Vec<String>,
    /// What takes back a part of what was said.
    pub retracting: Vec<String>,
    /// What tells a story beside a fact that was a sentence by itself, and does not turn it round.
    pub of_a_story: Vec<String>,
    /// What speaks of the person's own name: "my last name".
    pub own_names: Vec<String>,
    /// What may stand between "if she cannot" and who is to do it then.
    pub able: Vec<String>,
    /// Who speaks, and of whom: a sentence begins so, and no address.
    pub speaking: Vec<String>,
    /// With what an address can begin in small letters.
    pub before_number: Vec<String>,
    /// Words before a name that is the answer.
    pub before_name: Vec<String>,
    /// Words before an address that is the answer.
    pub before_address: Vec<String>,
    /// Words before any short answer.
    pub before_any: Vec<String>,
    /// Between a role and the answer: "is".
    pub after_role: Vec<String>,
    /// Between the answer and its role: "as".
    pub before_role: Vec<String>,
    /// Before a role: "my".
    pub determiners: Vec<String>,
    /// What stands for someone who was named: "him".
    pub pronouns: Vec<String>,
    /// Words that ask for a change.
    pub changing: Vec<String>,
    /// After a relation that comes by marriage: "in law".
    pub in_law: Vec<String>,
    /// Between a relation and the name: "is called".
    pub after_relation: Vec<String>,
    /// Words that turn round or open what a choice seems to say.
    pub turning: Vec<String>,
    /// Words that put a statement into the future.
    pub future: Vec<String>,
    /// Small words with which a sentence goes on after a name.
    pub after_name: Vec<String>,
    /// Between what an answer is called and the answer, where it is put right: "should be".
    pub corrected_to: Vec<String>,
    /// What says that something that is called by its name is otherwise now.
    pub moved: Vec<String>,
    /// After which the last of several addresses stands, as it does after [`Self::taking_back`]: "it is now".
    pub replacing: Vec<String>,
    /// What takes back what was just said, where something else is said in its place.
    pub taking_back: Vec<String>,
    /// With what a sentence goes on that takes nothing back: "sorry for the wait".
    pub remarking: Vec<String>,
    /// With what a person says what they told before: "I wrote".
    pub mistold: Vec<String>,
    /// Between an answer that is denied and what takes its place.
    pub in_its_place: Vec<String>,
    /// What says of a relation which one it is: "best" in "best friend".
    pub qualifying: Vec<String>,
    /// Words that leave open how someone is connected, or say it of someone else.
    pub no_relation: Vec<String>,
    /// What says of an address that the person lives elsewhere now.
    pub elsewhere: Vec<String>,
    /// What a figure counts that is no house number, unless a ZIP code follows.
    pub counted: Vec<String>,
    /// With what a person speaks of someone who was named.
    pub third_person: Vec<String>,
    /// Words that begin a sentence, and also names: "So Young Kim".
    pub also_names: Vec<String>,
    /// The same, of a name of two words only: "Hi Nguyen".
    pub also_short_names: Vec<String>,
    /// What says that someone is dead.
    pub gone: Vec<String>,
    /// Sounds at the end of a message.
    pub sounds: Vec<String>,
    /// What shows that a date is another than the one that was asked for: "birthday".
    pub other_dates: Vec<String>,
    /// Days of a month in words, from the first.
    pub days: Vec<String>,
    /// What stands between two names of one person: "also known as".
    pub also_known: Vec<String>,
    /// What may stand beside a relation that is said by itself.
    pub beside_relation: Vec<String>,
    /// What asks about an option instead of choosing it.
    pub inquiring: Inquiring,
    /// What may stand before an answer that is kept without a yes.
    pub leads: Leads,
    /// States and countries.
    pub places: Places,
}

/// What may stand before an answer that is kept without a yes: it takes nothing from the answer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leads {
    /// Before anyone's name: "it is".
    pub name: Vec<String>,
    /// Before the person's own: "I am".
    pub own_name: Vec<String>,
    /// Before anyone's address.
    pub address: Vec<String>,
    /// Before the person's own: "I live at".
    pub own_address: Vec<String>,
    /// Before the name of someone else: "his name is".
    pub other_name: Vec<String>,
    /// Before the address of someone else: "she lives at".
    pub other_address: Vec<String>,
    /// With what a greeting begins, which may stand before any of these.
    pub greeting: Vec<String>,
    /// Before any date: "it was on".
    pub date: Vec<String>,
    /// Before the date of a wedding: "we married on".
    pub wedding: Vec<String>,
    /// Before how someone is connected: "my".
    pub relation: Vec<String>,
    /// What makes an answer wait that begins with it, also with a capital: "Probably Eva Diaz".
    pub doubting: Vec<String>,
    /// Whole sentences beside an answer that say nothing of it: "I can't believe it".
    pub exclaiming: Vec<String>,
    /// Beside a date, whole sentences that say how it felt: "best day of my life".
    pub feeling: Vec<String>,
}

/// What asks about an option instead of choosing it. People leave the question mark out.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inquiring {
    /// Where the message begins.
    pub begins: Vec<String>,
    /// Where it ends.
    pub ends: Vec<String>,
    /// Wherever it stands.
    pub anywhere: Vec<String>,
}

/// What the last part of a place is called, and what leaves a place open.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Words that say where it is only roughly: "near".
    pub near: Vec<String>,
    /// States and territories of the United States.
    pub states: Vec<String>,
    /// Other countries.
    pub countries: Vec<String>,
}
