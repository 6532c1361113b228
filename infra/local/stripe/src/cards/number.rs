//! Card numbers: whose they are, and whether they can be right.

/// The network a number belongs to.
pub(crate) fn brand(number: &str) -> &'static str {
    let leading = |digits: usize| number.get(..digits).and_then(|text| text.parse::<u32>().ok());
    match (leading(2).unwrap_or_default(), leading(4).unwrap_or_default()) {
        (34 | 37, _) => "amex",
        (51..=55, _) | (_, 2221..=2720) => "mastercard",
        (36 | 38 | 39, _) | (_, 3000..=3059) => "diners",
        (35, _) => "jcb",
        (64 | 65, _) | (_, 6011) => "discover",
        (62, _) => "unionpay",
        _ => "visa",
    }
}

/// True when a number has a possible length and its check digit is right.
pub(crate) fn is_number(number: &str) -> bool {
    let digits: Option<Vec<u32>> = number.chars().map(|c| c.to_digit(10)).collect();
    digits.is_some_and(|digits| (13..=19).contains(&digits.len()) && luhn(&digits).is_multiple_of(10))
}

fn luhn(digits: &[u32]) -> u32 {
    let weigh = |(place, digit): (usize, &u32)| match (place % 2, digit * 2) {
        (0, _) => *digit,
        (_, double) => double / 10 + double % 10,
    };
    digits.iter().rev().enumerate().map(weigh).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistyped_number_is_noticed() {
        assert!(!is_number("4242424242424241"));
        assert!(!is_number("4242 4242 4242 4242"));
        assert!(!is_number("42"));
    }

    #[test]
    fn brands_are_told_apart() {
        let brands =
            ["4242424242424242", "2223003122003222", "371449635398431", "6011000990139424"].map(brand);
        assert_eq!(brands, ["visa", "mastercard", "amex", "discover"]);
    }
}
