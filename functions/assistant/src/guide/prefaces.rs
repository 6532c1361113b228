//! Names and addresses in sentences: "my name is Ana Diaz" names Ana Diaz.

use domain::question::Rule;

const BEFORE_A_NAME: [&str; 18] = [
    "my full legal name is ",
    "my legal name is ",
    "my full name is ",
    "my name is ",
    "my name's ",
    "the name is ",
    "his name is ",
    "her name is ",
    "their name is ",
    "his full name is ",
    "her full name is ",
    "the full name is ",
    "i am called ",
    "i am ",
    "i'm ",
    "she is ",
    "he is ",
    "name: ",
];

const BEFORE_AN_ADDRESS: [&str; 12] = [
    "my home address is ",
    "my address is ",
    "the address is ",
    "his address is ",
    "her address is ",
    "their address is ",
    "my agent's address is ",
    "my spouse's address is ",
    "i live at ",
    "we live at ",
    "she lives at ",
    "he lives at ",
];

const BEFORE_BOTH: [&str; 7] =
    ["it is ", "it's ", "that is ", "that's ", "that would be ", "it would be ", "it should be "];

/// What ends in a full stop of its own at the end of a name.
const ABBREVIATIONS: [&str; 9] = ["jr", "sr", "inc", "ltd", "co", "corp", "llc", "esq", "md"];

/// The name or the address without what leads up to it; any other text as it was written. The name itself is never
/// changed.
pub(crate) fn without_preface(rule: Rule, words: &str) -> &str {
    let prefaces = match rule {
        Rule::Name => &BEFORE_A_NAME[..],
        Rule::Address | Rule::FloridaAddress => &BEFORE_AN_ADDRESS[..],
        _ => return words,
    };
    let straight = words.replace('’', "'").to_ascii_lowercase();
    let found = prefaces.iter().chain(&BEFORE_BOTH).find(|preface| straight.starts_with(**preface));
    let Some(preface) = found else { return words };
    // A typographic apostrophe is longer than a straight one, so characters are counted and not bytes.
    let rest = words.char_indices().nth(preface.chars().count()).map_or("", |(at, _)| &words[at..]);
    without_full_stop(rest.trim())
}

/// The full stop ends the sentence, unless it belongs to the name: "Jr.", "Inc.", "J."
fn without_full_stop(name: &str) -> &str {
    let Some(plain) = name.strip_suffix('.') else { return name };
    let last = plain.rsplit(' ').next().unwrap_or_default();
    let is_initial = last.chars().count() == 1 || last.contains('.');
    let is_abbreviated = is_initial || ABBREVIATIONS.contains(&last.to_lowercase().as_str());
    if is_abbreviated { name } else { plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_taken_out_of_its_sentence_and_not_changed() {
        for (words, name) in [
            ("my name is Ana Diaz", "Ana Diaz"),
            ("My name is ana DIAZ.", "ana DIAZ"),
            ("It’s Ana Díaz-O’Neill", "Ana Díaz-O’Neill"),
            ("it's Nguyễn Thị Hương", "Nguyễn Thị Hương"),
            ("I am Martin Luther King Jr.", "Martin Luther King Jr."),
            ("That would be Gulf Trust, Inc.", "Gulf Trust, Inc."),
            ("Iamela Itsworth", "Iamela Itsworth"),
            ("Ana Diaz", "Ana Diaz"),
            ("Her name is Jane A.", "Jane A."),
        ] {
            assert_eq!(without_preface(Rule::Name, words), name, "{words}");
        }
    }

    #[test]
    fn an_address_is_taken_out_of_its_sentence() {
        let words = "My agent’s address is 12 Oak St, Tampa, FL 33602.";
        assert_eq!(without_preface(Rule::Address, words), "12 Oak St, Tampa, FL 33602");
        assert_eq!(without_preface(Rule::FloridaAddress, "I live at 1 A St., Ocala"), "1 A St., Ocala");
    }

    #[test]
    fn other_texts_stay_as_written() {
        let words = "It's all to go to Ana.";
        assert_eq!(without_preface(Rule::Shares, words), words);
    }
}
