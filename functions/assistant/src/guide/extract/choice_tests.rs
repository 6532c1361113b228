//! What people say for an option, and what chooses none, for `choice.rs`.

use domain::content::Catalog;

use super::choice::Choice;
use super::chosen::chosen;
use super::words::Text;

fn meant(document_type: &str, question: &str, words: &str) -> Option<String> {
    let document_type = Catalog::embedded().unwrap().document_type(document_type).unwrap();
    let lexicon = &Catalog::embedded().unwrap().lexicon;
    let text = Text::new(words, lexicon);
    let question = document_type.question(question).unwrap();
    chosen(&Choice { question, text: &text, lexicon, taken: &[] }, words).cloned()
}

#[test]
fn an_option_is_named_in_any_case_by_number_or_by_what_is_its_own() {
    for (question, words, option) in [
        ("maritalStatus", "MARRIED", "Married"),
        ("maritalStatus", "I'm married to Carlos.", "Married"),
        ("maritalStatus", "2", "Married"),
        ("maritalStatus", "option 4", "Widowed"),
        ("maritalStatus", "the third one", "Divorced"),
        ("hasChildren", "yes, two sons", "Yes"),
        ("hasChildren", "No, I have none", "No"),
        ("hasChildren", "nope", "No"),
    ] {
        assert_eq!(meant("simpleWill", question, words).as_deref(), Some(option), "{words}");
    }
    for (question, words, option) in [
        ("poaType", "both", "Both Financial and Healthcare"),
        ("poaType", "financial", "Financial"),
        ("durability", "durable please", "Yes (Durable)"),
        ("durability", "no", "No (Non-Durable)"),
        ("durability", "Non-durable, please.", "No (Non-Durable)"),
        ("effectiveDate", "immediately", "Immediately"),
    ] {
        assert_eq!(meant("powerOfAttorney", question, words).as_deref(), Some(option), "{words}");
    }
}

#[test]
fn who_pays_is_heard_beside_how_much_and_how_long() {
    for words in [
        "Desmond will pay me 1050 a month for five years",
        "he pays me alimony, 1050 a month from February 2027 until January 2032",
        "my husband will pay me $1,050 a month",
    ] {
        let option = meant("uncontestedDivorce", "spousalSupport", words);
        assert_eq!(option.as_deref(), Some("Respondent will pay Petitioner"), "{words}");
    }
    for words in ["he will not pay me a cent", "i will give up alimony"] {
        let option = meant("uncontestedDivorce", "spousalSupport", words).unwrap_or_default();
        assert!(!option.contains("will pay"), "{words}: {option}");
    }
}

/// What is chosen about life and death is what was said.
#[test]
fn wanting_and_not_wanting_are_kept_apart() {
    let meant = |words| meant("healthcareDirective", "lifeSustaining", words);
    assert_eq!(meant("I want treatment").unwrap(), "I want life-sustaining treatment");
    assert_eq!(meant("I don’t want treatment").unwrap(), "I do not want life-sustaining treatment");
    assert_eq!(meant("specify conditions").unwrap(), "I want to specify conditions");
    for words in [
        "I don't want to specify conditions",
        "not",
        "I do",
        "I want",
        "maybe",
        "stop treatment",
        "refuse life-sustaining treatment",
    ] {
        assert_eq!(meant(words), None, "{words}");
    }
}

/// The opposite of what was meant is the worst that can be printed: a no to alimony is no "No waiver".
#[test]
fn a_no_to_something_is_not_the_option_that_begins_with_no() {
    for (kind, question) in [
        ("prenuptialAgreement", "spousalSupportWaiver"),
        ("postnuptialAgreement", "spousalSupportModification"),
    ] {
        for words in [
            "no spousal support",
            "no one pays",
            "no maintenance for anybody",
            "no support payments",
            "no money goes either way",
            "no payments after the divorce",
        ] {
            let option = meant(kind, question, words).unwrap_or_default();
            assert!(!option.starts_with("No "), "{question} {words}: {option}");
        }
    }
    let meant = |words| meant("healthcareDirective", "organDonation", words);
    assert_eq!(meant("no"), Some("No".into()));
    assert_eq!(meant("no, thank you"), Some("No".into()));
    assert_eq!(meant("no idea"), None);
    assert_eq!(meant("no problem with that"), None);
}

/// What follows the yes or the no may turn it round, in words that the guide does not read.
#[test]
fn a_yes_or_a_no_before_a_sentence_in_another_language_chooses_nothing() {
    for (kind, question, words) in [
        ("powerOfAttorney", "durability", "si, que termine cuando yo no pueda decidir"),
        ("powerOfAttorney", "durability", "no, que siga siempre"),
        ("healthcareDirective", "organDonation", "no, ya me anoté en el registro"),
        ("healthcareDirective", "lifeSustaining", "wi, men se pou yon ti tan sèlman"),
        ("simpleWill", "maritalStatus", "mwen poko marye"),
        ("simpleWill", "maritalStatus", "nou pa divòse"),
    ] {
        assert_eq!(meant(kind, question, words), None, "{words}");
    }
}

#[test]
fn who_asks_about_an_option_has_not_chosen_it() {
    for (kind, question, words) in [
        ("powerOfAttorney", "durability", "durable?"),
        ("powerOfAttorney", "durability", "non-durable meaning"),
        ("powerOfAttorney", "effectiveDate", "what does immediately mean"),
        ("prenuptialAgreement", "spousalSupportWaiver", "full waiver means what"),
        ("prenuptialAgreement", "maritalPropertyTreatment", "equally shared, how does that work?"),
        ("simpleWill", "hasChildren", "yes?"),
    ] {
        assert_eq!(meant(kind, question, words), None, "{words}");
    }
}

#[test]
fn one_word_of_an_option_in_a_sentence_about_something_else_chooses_nothing() {
    for (kind, question, words) in [
        (
            "healthcareDirective",
            "organDonation",
            "she registered her dog at the county office yesterday around noon already",
        ),
        (
            "prenuptialAgreement",
            "maritalPropertyTreatment",
            "the title company called me again about all of their closing costs yesterday morning",
        ),
    ] {
        assert_eq!(meant(kind, question, words), None, "{words}");
    }
}

#[test]
fn what_agrees_with_one_option_turns_round_another() {
    for (kind, question, words, option) in [
        ("simpleWill", "maritalStatus", "I'm a widow, my Earl passed four years ago", Some("Widowed")),
        ("simpleWill", "maritalStatus", "I was married, Earl passed four years ago", None),
        ("simpleWill", "maritalStatus", "a widow, I buried my husband in May", Some("Widowed")),
        ("simpleWill", "maritalStatus", "I lost my husband, he's gone to another woman", None),
        ("simpleWill", "maritalStatus", "I lost my husband to another woman", None),
        ("simpleWill", "maritalStatus", "widow of Earl, gone since 2019, wed to Tom now", None),
        ("simpleWill", "maritalStatus", "widow of Earl, wed to Tom now", None),
        ("simpleWill", "maritalStatus", "my mother died, widow", None),
        ("simpleWill", "maritalStatus", "my husband is gone on a trip", None),
        ("powerOfAttorney", "alternateAgent", "yes, my brother", Some("Yes")),
        ("powerOfAttorney", "alternateAgent", "yes, if my brother agrees", None),
        ("powerOfAttorney", "alternateAgent", "ya", None),
        ("powerOfAttorney", "alternateAgent", "ya no", None),
        ("powerOfAttorney", "alternateAgent", "ya veremos", None),
    ] {
        assert_eq!(meant(kind, question, words).as_deref(), option, "{words}");
    }
}

/// Whether there are others is not known.
#[test]
fn a_child_who_died_is_not_taken_for_a_child_to_be_named() {
    for (kind, question) in [("simpleWill", "hasChildren"), ("uncontestedDivorce", "hasMinorChildren")] {
        for words in [
            "we lost our son",
            "I lost my daughter in 2019",
            "our daughter was stillborn",
            "our only son passed away",
            "we had a baby, she died",
            "my son was killed in Iraq",
            "nuestro hijo murió",
        ] {
            assert_eq!(meant(kind, question, words), None, "{question}: {words}");
        }
    }
    assert_eq!(meant("simpleWill", "maritalStatus", "I lost my husband").as_deref(), Some("Widowed"));
}

#[test]
fn what_could_mean_two_options_means_none() {
    for (kind, question, words) in [
        ("simpleWill", "maritalStatus", "I am not married"),
        ("simpleWill", "maritalStatus", "divorced and widowed"),
        ("simpleWill", "maritalStatus", "7"),
        ("simpleWill", "hasChildren", "2"),
        ("prenuptialAgreement", "spousalSupportWaiver", "yes"),
        ("uncontestedDivorce", "spousalSupport", "petitioner and respondent"),
        ("healthcareDirective", "organDonation", "maybe"),
    ] {
        assert_eq!(meant(kind, question, words), None, "{words}");
    }
}

/// The opposite of what was said last is never chosen.
#[test]
fn an_option_that_is_put_right_at_once_is_the_last_one() {
    for (kind, question, words, option) in [
        ("simpleWill", "hasChildren", "no, I mean yes", Some("Yes")),
        ("simpleWill", "hasChildren", "no \u{2014} i mean yes, sorry", Some("Yes")),
        ("simpleWill", "hasChildren", "yes, oops, no", Some("No")),
        ("simpleWill", "maritalStatus", "single. no wait, divorced", Some("Divorced")),
        ("powerOfAttorney", "durability", "durable, sorry, non-durable", Some("No (Non-Durable)")),
        ("healthcareDirective", "organDonation", "yes, sorry for the wait", Some("Yes")),
        ("healthcareDirective", "organDonation", "yes. wait, my dog ran off", None),
    ] {
        assert_eq!(meant(kind, question, words).as_deref(), option, "{words}");
    }
}

#[test]
fn a_choice_that_is_a_part_by_itself_stands_beside_a_story() {
    for (kind, question, words, option) in [
        ("simpleWill", "maritalStatus", "Widowed. He had a stroke in 2011", Some("Widowed")),
        (
            "simpleWill",
            "maritalStatus",
            "widowed. she passed from cancer in May, the nurses were kind",
            Some("Widowed"),
        ),
        ("simpleWill", "maritalStatus", "Single. Never met anyone I liked more than my cat", None),
        ("simpleWill", "maritalStatus", "Single. Never found the one", Some("Single")),
        ("simpleWill", "maritalStatus", "Married. But we filed last week", None),
        ("simpleWill", "maritalStatus", "Married. My husband died in May", None),
        ("simpleWill", "maritalStatus", "Married. No longer", None),
        ("simpleWill", "maritalStatus", "Single. He passed in May", None),
        (
            "uncontestedDivorce",
            "spousalSupport",
            "no spousal support, my feet hurt and the line is endless",
            Some("No spousal support"),
        ),
        ("uncontestedDivorce", "spousalSupport", "no spousal support, unless she loses her job", None),
        ("uncontestedDivorce", "spousalSupport", "no spousal support, he says", None),
        (
            "healthcareDirective",
            "lifeSustaining",
            "no machines. i watched dad suffer through all that",
            Some("I do not want life-sustaining treatment"),
        ),
        ("healthcareDirective", "lifeSustaining", "no machines, but do everything else", None),
    ] {
        assert_eq!(meant(kind, question, words).as_deref(), option, "{words}");
    }
}

#[test]
fn another_option_that_is_denied_takes_nothing_from_the_one_that_is_meant() {
    for (kind, question, words, option) in [
        ("powerOfAttorney", "poaType", "money stuff only, not medical", Some("Financial")),
        (
            "powerOfAttorney",
            "poaType",
            "both financial and healthcare, not just financial",
            Some("Both Financial and Healthcare"),
        ),
        ("simpleWill", "maritalStatus", "divorced, not widowed", Some("Divorced")),
        ("simpleWill", "maritalStatus", "not widowed", None),
        (
            "prenuptialAgreement",
            "maritalPropertyTreatment",
            "kept separate based on title, not equally shared",
            Some("Kept Separate Based on Title"),
        ),
    ] {
        assert_eq!(meant(kind, question, words).as_deref(), option, "{words}");
    }
}

#[test]
fn a_no_in_another_language_and_the_last_option_are_understood() {
    for (kind, question, words, option) in [
        ("simpleWill", "hasChildren", "non", Some("No")),
        ("simpleWill", "hasChildren", "yea one", Some("Yes")),
        ("simpleWill", "hasChildren", "No. I mean yes, one son", Some("Yes")),
        ("healthcareDirective", "alternateSurrogate", "no thx", Some("No")),
        ("healthcareDirective", "alternateSurrogate", "non mèsi", Some("No")),
        ("healthcareDirective", "organDonation", "si, quiero donar", Some("Yes")),
        ("healthcareDirective", "organDonation", "no quiero donar", Some("No")),
        (
            "healthcareDirective",
            "lifeSustaining",
            "the last one, i wanna specify",
            Some("I want to specify conditions"),
        ),
        ("healthcareDirective", "lifeSustaining", "the last one", Some("I want to specify conditions")),
        ("powerOfAttorney", "durability", "non", Some("No (Non-Durable)")),
    ] {
        assert_eq!(meant(kind, question, words).as_deref(), option, "{words}");
    }
}

#[test]
fn a_long_word_of_an_option_is_understood_with_a_letter_wrong() {
    for (kind, question, words, option) in [
        ("simpleWill", "maritalStatus", "widdowed", Some("Widowed")),
        ("simpleWill", "maritalStatus", "divorsed", Some("Divorced")),
        ("simpleWill", "maritalStatus", "not divorsed", None),
        ("simpleWill", "maritalStatus", "unmaried", None),
        ("simpleWill", "maritalStatus", "widdowed and divorsed", None),
        ("powerOfAttorney", "effectiveDate", "immediatly", Some("Immediately")),
        ("powerOfAttorney", "durability", "nondurabel", None),
        ("healthcareDirective", "organDonation", "unregistered", None),
    ] {
        assert_eq!(meant(kind, question, words).as_deref(), option, "{words}");
    }
}
