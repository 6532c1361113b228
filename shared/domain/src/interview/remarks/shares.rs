//! Shares of what is left to several people.

use super::{Remark, note};

/// Words after which percentages need not add up: "if she dies, Luis 100%", "the rest to Eva".
const QUALIFYING: [&str; 7] = ["if", "rest", "remainder", "balance", "otherwise", "then", "else"];

pub(super) fn shares(text: &str) -> Option<Remark> {
    let found = percentages(text);
    let total: u64 = found.iter().copied().map(u64::from).sum();
    // Thirds written as 33.33 come to 99.99; no one means the missing hundredth.
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
    names_in(text) > 1
}

/// Words that give something to more than one.
const SEVERAL: [&str; 9] =
    ["equal", "equally", "half", "halves", "thirds", "quarters", "each", "divided", "both"];

/// Whether a text seems to give something to several people.
#[must_use]
pub fn goes_to_several(text: &str) -> bool {
    let lower = text.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphabetic());
    percentages(text).len() > 1 || names_in(text) > 1 || words.any(|word| SEVERAL.contains(&word))
}

/// How many people a text seems to name.
fn names_in(text: &str) -> usize {
    let parts = text.split([',', ';', '&', '\n']).flat_map(|part| part.split(" and "));
    parts.filter(|part| names_somebody(part)).count()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn is_problem(remark: Option<Remark>) -> bool {
        matches!(remark, Some(Remark::Problem(_)))
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
    fn what_goes_to_several_people_is_noticed() {
        for text in [
            "Ana Lopez and Luis Lopez",
            "Ana 50%, Luis 50%",
            "My children in equal shares",
            "my nieces, half each",
        ] {
            assert!(goes_to_several(text), "{text}");
        }
        for text in ["my wife, Ana Lopez", "My husband Daniel Lopez, 100%", "Gulf Coast Animal Rescue, Inc."]
        {
            assert!(!goes_to_several(text), "{text}");
        }
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
