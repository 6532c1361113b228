//! Old and new words of one text. Whichever text comes first, the same words are found to have stayed.

use serde::Serialize;
use utoipa::ToSchema;

/// Words that stand together, with their line ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Words {
    /// Whether they stayed, went or came.
    pub kind: WordsKind,
    /// The words.
    pub text: String,
}

/// What has happened to words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum WordsKind {
    /// They stayed.
    Same,
    /// They are gone.
    Removed,
    /// They are new.
    Added,
}

impl Words {
    pub(super) fn new(kind: WordsKind, text: &str) -> Self {
        Self { kind, text: text.to_string() }
    }
}

/// Texts whose words make more pairs than this are compared at their two ends only: a table of all pairs would be too large.
const MOST_PAIRS: usize = 1_000_000;

/// Fewer words that stayed between words that did not are read as part of the change.
const ISLAND: usize = 3;

/// So many changed words around an island make it one.
const AROUND_ISLAND: usize = 6;

/// How many words that stayed are shown on either side of a change.
const CONTEXT: usize = 12;

const LINE_END: &str = "\n";

/// Words that stayed, or what stands in the place of what.
#[derive(Clone, Debug)]
enum WordRun<'a> {
    Same(Vec<&'a str>),
    Changed { removed: Vec<&'a str>, added: Vec<&'a str> },
}

/// Old and new words of two texts given by their lines, with as many that stayed as it takes to see where.
pub(super) fn between(before: &[String], after: &[String]) -> Vec<Words> {
    runs(&pieces(&words(before), &words(after)))
}

fn words(lines: &[String]) -> Vec<&str> {
    let mut words = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        words.extend((place > 0).then_some(LINE_END));
        words.extend(line.split_whitespace());
    }
    words
}

/// The two are compared in one order always. Which of several equally long common parts is found depends on it.
fn pieces<'a>(before: &[&'a str], after: &[&'a str]) -> Vec<WordRun<'a>> {
    if before <= after {
        return without_islands(compared(before, after));
    }
    let flip = |piece| match piece {
        WordRun::Changed { removed, added } => WordRun::Changed { removed: added, added: removed },
        same @ WordRun::Same(_) => same,
    };
    without_islands(compared(after, before)).into_iter().map(flip).collect()
}

fn compared<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<WordRun<'a>> {
    let start = old.iter().zip(new).take_while(|(one, other)| one == other).count();
    let (old_rest, new_rest) = (&old[start..], &new[start..]);
    let end =
        old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(one, other)| one == other).count();
    let (old_middle, old_end) = old_rest.split_at(old_rest.len() - end);
    let new_middle = &new_rest[..new_rest.len() - end];
    let mut pieces = vec![WordRun::Same(old[..start].to_vec())];
    match old_middle.len() * new_middle.len() > MOST_PAIRS {
        true => pieces.push(WordRun::Changed { removed: old_middle.to_vec(), added: new_middle.to_vec() }),
        false => pieces.extend(middle(old_middle, new_middle)),
    }
    pieces.push(WordRun::Same(old_end.to_vec()));
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

/// By the longest common subsequence.
fn middle<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<WordRun<'a>> {
    let longest = table(old, new);
    let at = |row: usize, column: usize| longest[row * (new.len() + 1) + column];
    let (mut row, mut column, mut pieces) = (0, 0, Vec::new());
    while row < old.len() || column < new.len() {
        let can_skip_new = column < new.len();
        if row < old.len() && can_skip_new && old[row] == new[column] {
            same(&mut pieces, old[row]);
            (row, column) = (row + 1, column + 1);
        } else if row < old.len() && (!can_skip_new || at(row + 1, column) >= at(row, column + 1)) {
            changed(&mut pieces, Some(old[row]), None);
            row += 1;
        } else {
            changed(&mut pieces, None, Some(new[column]));
            column += 1;
        }
    }
    pieces
}

/// How many words the ends of the two texts have in common, from each pair of places on.
fn table(old: &[&str], new: &[&str]) -> Vec<usize> {
    let width = new.len() + 1;
    let mut longest = vec![0; (old.len() + 1) * width];
    for row in (0..old.len()).rev() {
        for column in (0..new.len()).rev() {
            let here = row * width + column;
            longest[here] = match old[row] == new[column] {
                true => longest[here + width + 1] + 1,
                false => longest[here + width].max(longest[here + 1]),
            };
        }
    }
    longest
}

fn same<'a>(pieces: &mut Vec<WordRun<'a>>, word: &'a str) {
    match pieces.last_mut() {
        Some(WordRun::Same(words)) => words.push(word),
        _ => pieces.push(WordRun::Same(vec![word])),
    }
}

fn changed<'a>(pieces: &mut Vec<WordRun<'a>>, old: Option<&'a str>, new: Option<&'a str>) {
    match pieces.last_mut() {
        Some(WordRun::Changed { removed, added }) => {
            removed.extend(old);
            added.extend(new);
        }
        _ => pieces
            .push(WordRun::Changed { removed: old.into_iter().collect(), added: new.into_iter().collect() }),
    }
}

impl WordRun<'_> {
    fn is_empty(&self) -> bool {
        matches!(self, Self::Same(words) if words.is_empty()) || self.changed_words() == Some(0)
    }

    fn changed_words(&self) -> Option<usize> {
        match self {
            Self::Changed { removed, added } => Some(removed.len() + added.len()),
            Self::Same(_) => None,
        }
    }
}

/// A word or two that happen to stand in both of two sentences that have little in common would only scatter them.
fn without_islands(pieces: Vec<WordRun<'_>>) -> Vec<WordRun<'_>> {
    let mut joined: Vec<WordRun<'_>> = Vec::new();
    for piece in pieces {
        match (joined.pop(), joined.pop(), piece) {
            (Some(WordRun::Same(island)), Some(left), right) if is_island(&island, &left, &right) => {
                joined.push(bridged(left, island, right));
            }
            (last, before, piece) => joined.extend([before, last, Some(piece)].into_iter().flatten()),
        }
    }
    joined
}

fn is_island(island: &[&str], left: &WordRun<'_>, right: &WordRun<'_>) -> bool {
    let around = left.changed_words().zip(right.changed_words()).map(|(left, right)| left + right);
    island.len() < ISLAND && !island.contains(&LINE_END) && around.is_some_and(|words| words >= AROUND_ISLAND)
}

fn bridged<'a>(left: WordRun<'a>, island: Vec<&'a str>, right: WordRun<'a>) -> WordRun<'a> {
    match (left, right) {
        (
            WordRun::Changed { removed, added },
            WordRun::Changed { removed: more_removed, added: more_added },
        ) => WordRun::Changed {
            removed: [removed, island.clone(), more_removed].concat(),
            added: [added, island, more_added].concat(),
        },
        (left, _) => left,
    }
}

fn runs(pieces: &[WordRun<'_>]) -> Vec<Words> {
    let mut runs = Vec::new();
    for (place, piece) in pieces.iter().enumerate() {
        match piece {
            WordRun::Same(words) => {
                let text = shortened(words, place == 0, place + 1 == pieces.len());
                runs.push(Words::new(WordsKind::Same, &text));
            }
            WordRun::Changed { removed, added } => {
                runs.push(Words::new(WordsKind::Removed, &written(removed)));
                runs.push(Words::new(WordsKind::Added, &written(added)));
            }
        }
    }
    runs.retain(|run| !run.text.is_empty());
    runs
}

/// What stayed, without what is far from any change.
fn shortened(words: &[&str], is_first: bool, is_last: bool) -> String {
    let head = if is_first { 0 } else { CONTEXT };
    let tail = if is_last { 0 } else { CONTEXT };
    if words.len() <= head + tail + 1 {
        return written(words);
    }
    let (head, tail) = (written(&words[..head]), written(&words[words.len() - tail..]));
    [head.trim_end(), "…", tail.trim_start()].join(" ").trim().to_string()
}

fn written(words: &[&str]) -> String {
    let mut text = String::new();
    for word in words {
        let joins = text.is_empty() || text.ends_with('\n') || *word == LINE_END;
        text.push_str(if joins { "" } else { " " });
        text.push_str(word);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(before: &str, after: &str) -> Vec<(WordsKind, String)> {
        let lines = |text: &str| text.lines().map(str::to_string).collect::<Vec<_>>();
        between(&lines(before), &lines(after)).into_iter().map(|words| (words.kind, words.text)).collect()
    }

    #[test]
    fn a_changed_name_is_the_only_word_that_is_named() {
        let found = said(
            "I name Eva Diaz of Tampa as my representative.",
            "I name Ana Diaz of Tampa as my representative.",
        );
        let expected = [
            (WordsKind::Same, "I name".to_string()),
            (WordsKind::Removed, "Eva".to_string()),
            (WordsKind::Added, "Ana".to_string()),
            (WordsKind::Same, "Diaz of Tampa as my representative.".to_string()),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn words_far_from_a_change_are_left_out() {
        let far = "word ".repeat(40);
        let found = said(&format!("{far}old {far}"), &format!("{far}new {far}"));
        assert_eq!(found[0].1.split_whitespace().count(), CONTEXT + 1);
        assert!(found[0].1.starts_with("… ") && found[3].1.ends_with(" …"), "{found:?}");
    }

    #[test]
    fn sentences_with_little_in_common_are_not_scattered() {
        let found = said("My sister Eva gets all that I own.", "Nothing of what he has goes to my cat.");
        let kinds: Vec<WordsKind> = found.into_iter().map(|(kind, _)| kind).collect();
        assert_eq!(kinds, [WordsKind::Removed, WordsKind::Added]);
    }

    #[test]
    fn a_new_line_is_told_with_its_line_end() {
        let found = said("Eva Diaz\nLuis Diaz", "Eva Diaz\nAna Diaz\nLuis Diaz");
        let added: String = found
            .iter()
            .filter(|(kind, _)| *kind == WordsKind::Added)
            .map(|(_, text)| text.as_str())
            .collect();
        assert!(added.contains("Ana") && added.contains('\n'), "{found:?}");
        assert!(found.iter().all(|(kind, _)| *kind != WordsKind::Removed), "{found:?}");
    }
}
