//! Names in sentences: "my executor is my sister Eva Diaz" names Eva Diaz. A name is taken exactly as it was written.

use domain::content::Lexicon;

use super::name_words::{is_large, is_name_word};
use super::words::{Span, Stop, Text, lower};

/// The most words of a name in lower case, where nothing else shows its end.
const MOST_WORDS: usize = 5;

/// A name, and the relation that was said with it: "sister".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PersonMention {
    /// None where only the relation was said.
    pub(super) name: Option<Span>,
    pub(super) relation: Option<Span>,
}

/// The name that begins at this word, after "my sister" or the like.
pub(super) fn name_at(text: &Text<'_>, from: usize, lexicon: &Lexicon) -> PersonMention {
    let relation = relation_at(text, from, lexicon);
    let from = relation.map_or(from, |relation| after_relation(text, relation, lexicon));
    PersonMention { name: run(text, from, lexicon), relation }
}

/// "my older sister": only the last word is the relation.
fn relation_at(text: &Text<'_>, from: usize, lexicon: &Lexicon) -> Option<Span> {
    let mut at = from;
    while lexicon.before_relation.contains(&text.low(at)) && !ends(text, at) {
        at += 1;
    }
    let is_relation = lexicon.relations.contains(&stripped(&text.low(at)));
    (is_relation && at - from <= 4).then_some(Span { from: at, to: at + 1 })
}

/// "Best friend", "ex wife", "sister in law", "sister's husband": the relation with what says which one it is.
pub(super) fn whole_relation(text: &Text<'_>, relation: Span, lexicon: &Lexicon) -> Span {
    let Span { mut from, mut to } = relation;
    while from > 0 && !ends(text, from - 1) && lexicon.qualifying.contains(&text.low(from - 1)) {
        from -= 1;
    }
    if ends(text, to - 1) {
        return Span { from, to };
    }
    let last = text.low(to - 1);
    let goes_on = last.ends_with("'s") || lexicon.qualifying.contains(&last);
    if goes_on && lexicon.relations.contains(&text.low(to)) {
        to += 1;
    }
    Span { from, to: text.longest_at(to, &lexicon.in_law).map_or(to, |in_law| in_law.to) }
}

/// The relation as a document prints it: "mi hija" is a daughter. One that may mean two is left as it was said.
pub(super) fn relation_in_english(text: &Text<'_>, relation: Span, lexicon: &Lexicon) -> String {
    let is_led = |at: usize| lexicon.before_relation.contains(&text.low(at));
    let begins = (relation.from..relation.to).find(|at| !is_led(*at)).unwrap_or(relation.from);
    let said: Vec<String> = (begins..relation.to).map(|at| text.low(at)).collect();
    let english = lexicon.relations_in_english.get(&said.join(" "));
    english.cloned().unwrap_or_else(|| text.written(relation).to_string())
}

/// "sister's" names a sister.
fn stripped(word: &str) -> String {
    word.strip_suffix("'s").unwrap_or(word).to_string()
}

/// Past "'s name is", "named" and "who is called".
fn after_relation(text: &Text<'_>, relation: Span, lexicon: &Lexicon) -> usize {
    text.longest_at(relation.to, &lexicon.after_relation).map_or(relation.to, |between| between.to)
}

fn ends(text: &Text<'_>, at: usize) -> bool {
    text.words.get(at).is_none_or(|word| word.stop > Stop::None)
}

/// The words of the name from here on.
fn run(text: &Text<'_>, from: usize, lexicon: &Lexicon) -> Option<Span> {
    let is_written_large = text.words.get(from).is_some_and(|word| is_large(word.text));
    let to = Some(end_of_run(text, from, is_written_large, lexicon)).filter(|to| *to > from)?;
    let place = Span { from, to: also_known_as(text, to, lexicon).unwrap_or(to) };
    let is_a_verb =
        !is_written_large && text.low(from).ends_with("ing") && text.low(from).chars().count() > 5;
    let letters = text.written(place).chars().filter(|c| c.is_alphabetic()).count();
    let fits = match is_written_large {
        true => !is_only_the_beginning(text, place, lexicon),
        false => place.len() <= MOST_WORDS && is_closed(text, to, lexicon) && !has_an_article(text, place),
    };
    (letters >= 2 && fits && !is_a_verb && !lexicon.relations.contains(&text.low(from))).then_some(place)
}

/// "hit the road": in small letters an article belongs to a sentence, but in "bank of the west".
fn has_an_article(text: &Text<'_>, place: Span) -> bool {
    (place.from + 1..place.to).any(|at| text.low(at) == "the" && text.low(at - 1) != "of")
}

fn end_of_run(text: &Text<'_>, from: usize, is_written_large: bool, lexicon: &Lexicon) -> usize {
    let mut to = from;
    while to < text.words.len() && belongs(text, from, to, is_written_large, lexicon) {
        to += 1;
        if ends(text, to - 1) && !suffix_follows(text, to, lexicon) {
            break;
        }
    }
    // "Das" with a capital is a surname.
    while to > from && !is_large(text.words[to - 1].text) && lexicon.particles.contains(&text.low(to - 1)) {
        to -= 1;
    }
    to
}

/// "Forget the questions": the capital is the sentence's.
fn is_only_the_beginning(text: &Text<'_>, place: Span, lexicon: &Lexicon) -> bool {
    let next = text.words.get(place.to).map(|word| word.text);
    place.len() == 1
        && !ends(text, place.from)
        && next.is_some_and(|next| next.starts_with(char::is_lowercase))
        && !is_closed(text, place.to, lexicon)
}

/// Whether a name can end here: where a part of the sentence ends, or goes on with a small word.
pub(super) fn is_closed(text: &Text<'_>, to: usize, lexicon: &Lexicon) -> bool {
    text.words.get(to).is_none()
        || text.words.get(to - 1).is_some_and(|word| word.stop > Stop::None)
        || lexicon.after_name.contains(&text.low(to))
}

/// ", also known as Mary Lopez" belongs to the name.
fn also_known_as(text: &Text<'_>, to: usize, lexicon: &Lexicon) -> Option<usize> {
    let found = text.longest_at(to, &lexicon.also_known)?;
    run(text, found.to, lexicon).map(|name| name.to)
}

fn belongs(text: &Text<'_>, from: usize, at: usize, is_written_large: bool, lexicon: &Lexicon) -> bool {
    let word = text.words[at].text;
    let low = lower(word);
    if lexicon.particles.contains(&low) {
        let is_article = at == from && !is_large(word) && lexicon.determiners.contains(&low);
        return !is_article && (at > from || is_large(word) || text.words.len() > at + 1);
    }
    if at > from && lexicon.suffixes.contains(&low.trim_end_matches('.').to_string()) {
        return true;
    }
    let fits = if is_written_large { is_large(word) } else { true };
    fits && is_name_word(word) && !lexicon.not_names.contains(&low)
}

fn suffix_follows(text: &Text<'_>, at: usize, lexicon: &Lexicon) -> bool {
    let stops = text.words.get(at.wrapping_sub(1)).map(|word| word.stop);
    let low = text.low(at);
    stops == Some(Stop::Comma) && lexicon.suffixes.contains(&low.trim_end_matches('.').to_string())
}

#[cfg(test)]
mod tests {
    use domain::content::Catalog;

    use super::*;

    fn named(source: &str, from: usize) -> (String, String) {
        let lexicon = &Catalog::embedded().unwrap().lexicon;
        let text = Text::new(source, lexicon);
        let PersonMention { name, relation } = name_at(&text, from, lexicon);
        let written = |place: Option<Span>| place.map_or("", |place| text.written(place)).to_string();
        (written(name), written(relation))
    }

    #[test]
    fn a_name_ends_where_the_sentence_goes_on() {
        for (source, from, name, relation) in [
            ("I'm Ana Diaz, married", 1, "Ana Diaz", ""),
            ("i'm ana diaz and i live here", 1, "ana diaz", ""),
            ("is my older sister Eva de la Cruz, of Ocala", 1, "Eva de la Cruz", "sister"),
            ("my sister's name is Eva", 0, "Eva", "sister's"),
            ("my husband, Joe Smith, Jr., is", 0, "Joe Smith, Jr.", "husband"),
            ("José Ñuñez-O’Neill III please", 0, "José Ñuñez-O’Neill III", ""),
            ("my sister", 0, "", "sister"),
            ("Nguyễn Thị Hương", 0, "Nguyễn Thị Hương", ""),
            ("李小龙", 0, "李小龙", ""),
            ("married and happy", 0, "", ""),
        ] {
            assert_eq!(named(source, from), (name.to_string(), relation.to_string()), "{source}");
        }
    }
}
