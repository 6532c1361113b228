//! Roman numerals.

/// Beyond this Roman numerals have no common notation.
const LARGEST: u32 = 3999;

const NUMERALS: [(u32, &str); 13] = [
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
];

/// A number in Roman numerals, or in Arabic ones where there are none.
pub(crate) fn roman(number: u32) -> String {
    if !(1..=LARGEST).contains(&number) {
        return number.to_string();
    }
    let mut rest = number;
    let mut text = String::new();
    for (value, numeral) in NUMERALS {
        text.push_str(&numeral.repeat((rest / value) as usize));
        rest %= value;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::roman;

    #[test]
    fn articles_are_numbered_in_roman() {
        let numbers = [(1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (49, "XLIX"), (1994, "MCMXCIV")];
        for (number, text) in numbers {
            assert_eq!(roman(number), text);
        }
        assert_eq!(roman(0), "0");
        assert_eq!(roman(u32::MAX), "4294967295");
    }
}
