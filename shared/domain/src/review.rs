//! Whether an answer will do: what stands in the way of printing it, and what is only worth a second look.

use jiff::civil::Date;

use crate::answer::{Answer, Answers};
use crate::question::{Kind, Question, Rule};

/// Longest name, in characters.
const LONGEST_NAME: usize = 200;

/// What was found in one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The document cannot be finished with this answer. The sentence says why.
    Problem(String),
    /// The document can be finished; the sentence says what to look at again.
    Note(String),
}

fn problem(sentence: &str) -> Option<Remark> {
    Some(Remark::Problem(sentence.to_string()))
}

fn note(sentence: &str) -> Option<Remark> {
    Some(Remark::Note(sentence.to_string()))
}

/// Looks one answer over. `today` is the calendar day in Florida.
#[must_use]
pub fn remark(question: &Question, answer: &Answer, answers: &Answers, today: Date) -> Option<Remark> {
    if question.kind == Kind::Checkbox {
        return unticked(answer);
    }
    if answer.is_none() && !question.kind.is_choice() {
        let needed = || problem("This question needs an answer. “None” cannot be printed here.");
        return if question.accepts_none() { None } else { needed() };
    }
    let text = answer.text();
    rule(question.rule, text, today)
        .or_else(|| same_as_another(question, text, answers))
        .or_else(|| too_early(question, text, answers))
}

fn unticked(answer: &Answer) -> Option<Remark> {
    match answer {
        Answer::Checked(false) => {
            note("You have left this statement unticked. It will not be printed as true.")
        }
        Answer::Checked(true) | Answer::Text(_) => None,
    }
}

fn rule(rule: Rule, text: &str, today: Date) -> Option<Remark> {
    match rule {
        Rule::Any | Rule::Free => None,
        Rule::Name => name(text),
        Rule::Address => address(text),
        Rule::FloridaAddress => {
            away_from_florida(text).or_else(|| address(text)).or_else(|| outside_florida(text))
        }
        Rule::Short { min, max } => short(text, min, max),
        Rule::Shares => shares(text),
        Rule::Date | Rule::PastDate | Rule::FutureDate => date(rule, text, today),
    }
}

/// Source: specification section 5, chat input "name"; question catalogue, validation of names. Commas, digits in
/// company names and bracketed remarks are left to a note because refusing them would refuse real names.
fn name(text: &str) -> Option<Remark> {
    if text.chars().count() < 2 {
        return problem("Name appears too short");
    }
    if text.chars().count() > LONGEST_NAME || text.contains(['\n', '\r', '\t']) {
        return problem("Please give a name on one line, in at most 200 characters.");
    }
    if !text.chars().any(char::is_alphabetic) {
        return problem("Please give a name in letters.");
    }
    let usual = |c: char| c.is_alphabetic() || is_combining(c) || " -'’.,".contains(c);
    if text.chars().all(usual) {
        return None;
    }
    note("Names usually have only letters, spaces, hyphens, apostrophes and periods. Please check it.")
}

/// Accents typed as separate characters (Unicode block Combining Diacritical Marks).
fn is_combining(character: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&character)
}

/// Source: specification section 5, chat input "address".
fn address(text: &str) -> Option<Remark> {
    let parts = text.split(',').filter(|part| !part.trim().is_empty()).count();
    if parts < 3 {
        return note("A full address has a street, a city, a state and a ZIP code, separated by commas.");
    }
    if !text.split([' ', ',']).any(is_zip) {
        return note("The address has no five-digit ZIP code. Please check it.");
    }
    None
}

fn is_zip(word: &str) -> bool {
    let digits = |part: &str, count: usize| part.len() == count && part.bytes().all(|b| b.is_ascii_digit());
    match word.split_once('-') {
        Some((five, four)) => digits(five, 5) && digits(four, 4),
        None => digits(word, 5),
    }
}

/// The document says that the person lives in Florida; an address in another state would contradict it.
fn away_from_florida(text: &str) -> Option<Remark> {
    let refusal =
        || problem("This document is for people who live in Florida. Please give your Florida address.");
    in_another_state(text).then(refusal).flatten()
}

/// Whether an address names another state before its ZIP code.
#[must_use]
pub fn in_another_state(address: &str) -> bool {
    let words: Vec<&str> = address.split([' ', ',', '\n']).filter(|word| !word.is_empty()).collect();
    let is_state = |word: &str| word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_uppercase());
    let foreign = |pair: &[&str]| is_state(pair[0]) && pair[0] != "FL" && is_zip(pair[1]);
    words.windows(2).any(foreign)
}

fn outside_florida(text: &str) -> Option<Remark> {
    let in_florida =
        text.split([' ', ',']).any(|w| matches!(w.to_lowercase().as_str(), "fl" | "fla." | "florida"));
    if in_florida {
        return None;
    }
    note("This address does not look like one in Florida. The document says that you live in Florida.")
}

fn short(text: &str, min: usize, max: usize) -> Option<Remark> {
    let length = text.chars().count();
    if (min..=max).contains(&length) {
        return None;
    }
    Some(Remark::Problem(format!("Please use {min} to {max} characters.")))
}

/// Words after which percentages need not add up: "if she dies, Luis 100%", "the rest to Eva".
const QUALIFYING: [&str; 7] = ["if", "rest", "remainder", "balance", "otherwise", "then", "else"];

fn shares(text: &str) -> Option<Remark> {
    let found = percentages(text);
    let total: u64 = found.iter().copied().map(u64::from).sum();
    // Thirds written as 33.33 come to 99.99; nobody means the missing hundredth.
    if found.len() < 2 || total.abs_diff(10_000) <= 10 {
        return None;
    }
    let lower = text.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphabetic());
    if words.any(|word| QUALIFYING.contains(&word)) {
        return note("The percentages do not add up to 100. Please check that your words say what you mean.");
    }
    let total = format!("{}.{:02}", total / 100, total % 100);
    let total = total.trim_end_matches('0').trim_end_matches('.');
    Some(Remark::Problem(format!("The shares add up to {total}%. They should add up to 100%.")))
}

/// Words that say how something is shared, or that only one of the people named receives it.
const SHARING: [&str; 25] = [
    "equal",
    "equally",
    "half",
    "halves",
    "third",
    "thirds",
    "quarter",
    "quarters",
    "fourth",
    "fifth",
    "share",
    "shares",
    "each",
    "percent",
    "divided",
    "split",
    "or",
    "if",
    "rest",
    "remainder",
    "balance",
    "together",
    "survivor",
    "stirpes",
    "trust",
];

/// Endings of a name that look like another name after a comma.
const SUFFIXES: [&str; 9] = ["inc", "llc", "jr", "sr", "ii", "iii", "iv", "corp", "ltd"];

/// Whether a text seems to name several people and says nothing of their shares.
#[must_use]
pub fn states_no_shares(text: &str) -> bool {
    let lower = text.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphabetic());
    if text.contains(|c: char| c.is_ascii_digit() || "%½⅓¼".contains(c))
        || words.any(|word| SHARING.contains(&word))
    {
        return false;
    }
    let parts = text.split([',', ';', '&', '\n']).flat_map(|part| part.split(" and "));
    parts.filter(|part| names_somebody(part)).count() > 1
}

fn names_somebody(part: &str) -> bool {
    let is_name = |word: &str| {
        let plain = word.trim_end_matches('.').to_lowercase();
        word.starts_with(char::is_uppercase) && plain != "my" && !SUFFIXES.contains(&plain.as_str())
    };
    part.split_whitespace().any(is_name)
}

/// Every percentage in a text, in hundredths of a per cent: "33 1/3%" is 3333.
fn percentages(text: &str) -> Vec<u32> {
    let numeric = |c: char| c.is_ascii_digit() || matches!(c, '.' | '/' | ' ');
    let before = text.match_indices('%').map(|(at, _)| &text[..at]);
    before.filter_map(|before| hundredths(&before[before.trim_end_matches(numeric).len()..])).collect()
}

/// A number such as "50", "33.33" or "33 1/3" in hundredths.
fn hundredths(number: &str) -> Option<u32> {
    let mut parts = number.split_whitespace().rev();
    let last = parts.next()?;
    let Some((numerator, denominator)) = last.split_once('/') else { return decimal(last) };
    let (numerator, denominator): (u32, u32) = (numerator.parse().ok()?, denominator.parse().ok()?);
    let fraction = numerator.checked_mul(100)?.checked_div(denominator)?;
    let whole = parts.next().and_then(decimal).unwrap_or_default();
    whole.checked_add(fraction)
}

fn decimal(number: &str) -> Option<u32> {
    let (whole, rest) = number.split_once('.').unwrap_or((number, ""));
    let cents: String = rest.chars().chain("00".chars()).take(2).collect();
    let whole: u32 = whole.parse().ok().filter(|whole| *whole <= 1_000)?;
    Some(whole * 100 + cents.parse::<u32>().ok()?)
}

/// Reads a date in the three forms that are accepted: MM/DD/YYYY, MM-DD-YYYY and YYYY-MM-DD.
#[must_use]
pub fn read_date(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.trim().split(['/', '-']).collect();
    let [first, second, third] = parts.as_slice() else { return None };
    let (year, month, day) = if first.len() == 4 { (first, second, third) } else { (third, first, second) };
    if year.len() != 4 {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

fn date(rule: Rule, text: &str, today: Date) -> Option<Remark> {
    let Some(date) = read_date(text) else {
        return problem("Please give a date that exists, as MM/DD/YYYY.");
    };
    match rule {
        Rule::PastDate if date > today => problem("This date is in the future. Please check it."),
        Rule::FutureDate if date <= today => problem("This date has to be after today."),
        _ if date.year() < 1900 => note("This year is before 1900. Please check it."),
        _ => None,
    }
}

fn same_as_another(question: &Question, text: &str, answers: &Answers) -> Option<Remark> {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let mut others = question.differs_from.iter().filter_map(|id| answers.get(id));
    let same = others.any(|other| plain(other.text()) == plain(text));
    if same { problem("This has to be somebody else than in an earlier answer.") } else { None }
}

fn too_early(question: &Question, text: &str, answers: &Answers) -> Option<Remark> {
    let earliest = read_date(answers.get(question.not_before.as_deref()?)?.text())?;
    let early = read_date(text)? < earliest;
    if early { problem("This date is before an earlier one that it should follow.") } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_problem(remark: Option<Remark>) -> bool {
        matches!(remark, Some(Remark::Problem(_)))
    }

    #[test]
    fn real_names_pass_and_empty_ones_do_not() {
        for text in ["José Ñuñez", "O’Neill-Smith, Jr.", "Nguyễn Thị Hương", "Jose\u{301}", "李小龙"]
        {
            assert_eq!(name(text), None, "{text}");
        }
        assert!(is_problem(name("J")));
        assert!(is_problem(name("12345")));
        assert!(matches!(name("Bank #2"), Some(Remark::Note(_))));
    }

    #[test]
    fn an_address_wants_three_parts_a_zip_and_florida() {
        let whole = "123 Main Street, Orlando, FL 32801";
        assert_eq!(rule(Rule::FloridaAddress, whole, Date::constant(2026, 1, 1)), None);
        assert!(address("123 Main Street").is_some());
        assert!(address("123 Main Street, Orlando, FL").is_some());
        assert!(is_problem(away_from_florida("1 Peachtree St, Atlanta, GA 30303")));
        assert!(!in_another_state("12 SE 4th St, Ocala, FL 34471"));
        assert!(outside_florida("1 Peachtree St, Atlanta").is_some());
    }

    #[test]
    fn dates_are_read_in_three_forms_and_impossible_ones_refused() {
        let expected = Some(Date::constant(2026, 2, 3));
        assert_eq!(["02/03/2026", "02-03-2026", "2026-02-03"].map(read_date), [expected; 3]);
        for text in ["02/30/2026", "13/01/2026", "soon", "2026-02", "02/03/26"] {
            assert_eq!(read_date(text), None, "{text}");
        }
    }

    #[test]
    fn shares_have_to_add_up() {
        for text in [
            "Ana 50%, Luis 50 %",
            "Ana 33.33%, Luis 33.33%, Eva 33.34%",
            "Ana 33 1/3%, Luis 33 1/3%, Eva 33 1/3%",
            "Everything to Ana",
        ] {
            assert_eq!(shares(text), None, "{text}");
        }
        for text in ["Ana 50%, Luis 60%", "Ana–50%\nLuis–60%", "Ana 50%, Luis 46.8%"] {
            assert!(is_problem(shares(text)), "{text}");
        }
        for text in ["Ana 100%; if she dies, Luis 100%", "Ana 50%, Luis 30%, the rest to Eva"] {
            assert!(matches!(shares(text), Some(Remark::Note(_))), "{text}");
        }
        assert_eq!(percentages("99999999999% 1/0% %"), [0_u32; 0]);
        assert!(is_problem(shares("Ana 42949672/1%, Luis 42949672/1%")));
    }

    #[test]
    fn several_names_without_shares_are_noticed() {
        for text in ["Ana Lopez and Luis Lopez", "Ana, Luis, Eva", "Ana Lopez\nLuis Lopez"] {
            assert!(states_no_shares(text), "{text}");
        }
        for text in [
            "Ana and Luis in equal shares",
            "Ana 50%, Luis 50%",
            "my wife, Ana Lopez",
            "Gulf Coast Animal Rescue, Inc.",
            "My children",
            "Ana, or if she dies Luis",
        ] {
            assert!(!states_no_shares(text), "{text}");
        }
    }
}
