//! A word of a message.

/// What follows a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stop {
    /// The next word.
    None,
    /// A comma, a colon, a bracket or a dash.
    Comma,
    /// The end of a sentence or of a line.
    End,
}

/// A word where it stands. Its text has the full stop of an abbreviation, and no other punctuation around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
    pub(super) stop: Stop,
}

pub(super) fn lower(word: &str) -> String {
    unstretched(&word.to_lowercase().replace('’', "'"))
}

/// "Ummm" and "sooo" without the letters that only last: no word has one three times in a row. "III" is a numeral.
pub(super) fn unstretched(low: &str) -> String {
    const MOST_IN_A_ROW: usize = 2;
    let letters: Vec<char> = low.chars().collect();
    let runs: Vec<&[char]> = letters.chunk_by(|one, other| one == other).collect();
    let of_run = |run: &&[char]| {
        let is_stretch = run.len() > MOST_IN_A_ROW && run[0].is_alphabetic() && runs.len() > 1;
        if is_stretch { run[..1].to_vec() } else { run.to_vec() }
    };
    runs.iter().flat_map(of_run).collect()
}
