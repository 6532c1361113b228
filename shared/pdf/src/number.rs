//! Numbers as PDF writes them, without the machinery of formatting: a page has thousands.

/// Writes a number with at most two decimals, which are a seventh of the finest dot of a printer.
pub(crate) fn decimal(number: f32, out: &mut Vec<u8>) {
    let hundredths = (f64::from(number) * 100.0).round();
    if hundredths < 0.0 {
        out.push(b'-');
    }
    let hundredths = hundredths.abs() as u32;
    integer(hundredths / 100, out);
    let (tenth, hundredth) = (digit(hundredths / 10), digit(hundredths));
    match (tenth, hundredth) {
        (b'0', b'0') => {}
        (_, b'0') => out.extend_from_slice(&[b'.', tenth]),
        _ => out.extend_from_slice(&[b'.', tenth, hundredth]),
    }
}

/// Writes a whole number.
pub(crate) fn integer(number: u32, out: &mut Vec<u8>) {
    if number >= 10 {
        integer(number / 10, out);
    }
    out.push(digit(number));
}

/// The last digit of a number.
fn digit(number: u32) -> u8 {
    b'0' + (number % 10) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in
            [(0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (-36.25, "-36.25"), (0.016, "0.02"), (792.0, "792")]
        {
            let mut out = Vec::new();
            decimal(number, &mut out);
            assert_eq!(String::from_utf8(out).unwrap(), text);
        }
    }
}
