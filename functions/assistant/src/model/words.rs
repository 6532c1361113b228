//! Finding what is said to stand in a message. Only what does is an answer of the person.

/// A letter as it is compared, and where it stands.
struct Letter {
    letter: char,
    start: usize,
    end: usize,
}

/// The part of a text that reads like these words, in whole words, letter case and spacing aside: as it stands there.
pub(super) fn part<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let (whole, wanted) = (letters(text), letters(words.trim()));
    let length = wanted.len().max(1);
    let reads_so =
        |run: &&[Letter]| run.iter().map(|each| each.letter).eq(wanted.iter().map(|each| each.letter));
    let ends = |run: &[Letter]| Some((run.first()?.start, run.last()?.end));
    let found = whole.windows(length).filter(reads_so).filter_map(ends);
    found.filter(|(start, end)| is_whole(text, *start, *end)).map(|(start, end)| &text[start..end]).next()
}

/// The sentence of a text in which a part of it stands.
pub(super) fn sentence<'a>(text: &'a str, part: &'a str) -> &'a str {
    let Some(at) = text.find(part) else { return part };
    let ends = ['.', '!', '?', ';', '\n'];
    let start = text[..at].rfind(ends).map_or(0, |end| end + 1);
    let end = text[at + part.len()..].find(ends).map_or(text.len(), |end| at + part.len() + end);
    text[start..end].trim()
}

/// Whether exactly this stands in a text, in whole words.
pub(super) fn has(text: &str, exact: &str) -> bool {
    !exact.trim().is_empty()
        && text.match_indices(exact).any(|(start, found)| is_whole(text, start, start + found.len()))
}

/// "no" does not stand in "know".
fn is_whole(text: &str, start: usize, end: usize) -> bool {
    let is_inside = |left: Option<char>, right: Option<char>| {
        left.is_some_and(char::is_alphanumeric) && right.is_some_and(char::is_alphanumeric)
    };
    let part = &text[start..end];
    let before = is_inside(text[..start].chars().next_back(), part.chars().next());
    let after = is_inside(part.chars().next_back(), text[end..].chars().next());
    !before && !after
}

fn letters(text: &str) -> Vec<Letter> {
    let mut found: Vec<Letter> = Vec::new();
    for (start, c) in text.char_indices() {
        let end = start + c.len_utf8();
        match found.last_mut() {
            Some(last) if c.is_whitespace() && last.letter == ' ' => last.end = end,
            _ => found.extend(compared(c).map(|letter| Letter { letter, start, end })),
        }
    }
    found
}

/// A letter in lower case; whatever space is a space, and however an apostrophe is written.
fn compared(c: char) -> impl Iterator<Item = char> {
    let c = match c {
        '’' | '‘' => '\'',
        '“' | '”' => '"',
        space if space.is_whitespace() => ' ',
        other => other,
    };
    c.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_as_they_stand_there() {
        for (text, words, found) in [
            ("I'm Ana Diaz, married", "ana diaz", "Ana Diaz"),
            ("I'm Ana  \n Diaz", "Ana Diaz", "Ana  \n Diaz"),
            ("It’s İpek’s", "it's i̇pek's", "It’s İpek’s"),
            ("so, two kids.", " two kids. ", "two kids."),
            ("I know: no", "no", "no"),
        ] {
            assert_eq!(part(text, words), Some(found), "{words}");
        }
        for (text, words) in [
            ("I know", "no"),
            ("Ana Diaz", "Diaz Ana"),
            ("Ana", ""),
            ("Ana", " "),
            ("", "Ana"),
            ("Ana", "Anna"),
        ] {
            assert_eq!(part(text, words), None, "{words}");
        }
    }

    #[test]
    fn a_value_stands_there_exactly() {
        assert!(has("my sister Rosa DIAZ.", "Rosa DIAZ") && has("é, Zoé", "Zoé"));
        for exact in ["Rosa Diaz", "osa DIAZ", "", " ", "Rosa  DIAZ"] {
            assert!(!has("my sister Rosa DIAZ.", exact), "{exact}");
        }
    }
}
