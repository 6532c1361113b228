//! The parts of a text that was written for mail: they are set apart by empty lines.

/// A part of a mail.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum MailBlock<'a> {
    /// Lines of words.
    Sentences(Vec<&'a str>),
    /// An address that stands alone.
    Link(&'a str),
    /// Indented lines, each a name and what belongs to it.
    Rows(Vec<(&'a str, &'a str)>),
}

/// The parts in their order. A line of words over indented lines is a part of its own.
pub(super) fn parts(text: &str) -> Vec<MailBlock<'_>> {
    text.split("\n\n").flat_map(of_lines).collect()
}

fn of_lines(block: &str) -> Vec<MailBlock<'_>> {
    let lines: Vec<&str> = block.lines().filter(|line| !line.trim().is_empty()).collect();
    lines.chunk_by(|one, next| row(one).is_some() == row(next).is_some()).map(of_alike).collect()
}

fn of_alike<'a>(lines: &[&'a str]) -> MailBlock<'a> {
    let rows: Vec<_> = lines.iter().filter_map(|line| row(line)).collect();
    match lines {
        [address] if is_address(address) => MailBlock::Link(address),
        _ if rows.is_empty() => MailBlock::Sentences(lines.to_vec()),
        _ => MailBlock::Rows(rows),
    }
}

fn row(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("  ")?.split_once(": ")
}

fn is_address(line: &str) -> bool {
    (line.starts_with("https://") || line.starts_with("http://")) && !line.contains(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_over_indented_lines_is_a_part_of_its_own() {
        let parts =
            parts("Who has to be there:\n  Simple Will: you and two witnesses\n\nhttps://coquina.example/x");
        assert_eq!(
            parts,
            [
                MailBlock::Sentences(vec!["Who has to be there:"]),
                MailBlock::Rows(vec![("Simple Will", "you and two witnesses")]),
                MailBlock::Link("https://coquina.example/x"),
            ]
        );
    }

    #[test]
    fn what_looks_like_a_row_and_is_none_is_left_as_it_was_written() {
        assert_eq!(parts("  no colon here"), [MailBlock::Sentences(vec!["  no colon here"])]);
    }
}
