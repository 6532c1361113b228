//! Why there is no answer in a message.

/// Why an answer could not be extracted from the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoAnswer {
    /// There is no name in them.
    NoName,
    /// There are two names where one is asked for.
    TwoNames,
    /// There are signs of a program or of a web address.
    Signs,
    /// There is no address in them.
    NoAddress,
    /// There is a month or a year, and no whole date.
    PartOfADate,
    /// None of the options.
    Nothing,
}
