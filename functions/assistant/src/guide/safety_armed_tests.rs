//! A weapon or pills, and where they are, is danger at every question; what only things do is none.

use domain::danger::Kind;

use crate::guide::testing::{Person, says};
use crate::reply::Act;

#[test]
fn a_weapon_or_pills_at_hand_are_heard_whatever_is_asked() {
    for (document, question) in [
        ("healthcareDirective", "lifeSustaining"),
        ("healthcareDirective", "organDonation"),
        ("simpleWill", "maritalStatus"),
        ("simpleWill", "specificBequests"),
        ("powerOfAttorney", "agentName"),
        ("uncontestedDivorce", "separationDate"),
    ] {
        for words in [
            "dont save me. im sitting here with my dads gun in my lap",
            "no. in my lap is grandpas revolver",
            "skip it, the shotgun is right here beside me",
            "i keep putting the pistol in my mouth",
            "whatever, ive got the 9mm under my chin",
            "my pills are all counted out",
            "i counted all of her pills",
            "the pills are lined up. just finish it",
            "ive got a razor to my wrist",
            "ya da igual, tengo la pistola en la mano",
            "mwen gen yon zam nan men mwen",
        ] {
            let reply = Person::at(document, question).says(words);
            assert!(reply.question.is_none() && reply.proposals.is_empty(), "{question} {words}: {reply:?}");
            assert!(says(&reply, "988"), "{question} {words}: {reply:?}");
        }
    }
}

#[test]
fn whom_a_weapon_in_anothers_hand_is_meant_for_is_not_guessed_at() {
    for words in ["my brother sits there with the rifle across his lap", "signing now, gun in hand"] {
        let reply = Person::at("simpleWill", "executorName").says(words);
        assert!(says(&reply, "911"), "{words}: {reply:?}");
        assert_ne!(reply.acts, [Act::Stop { kind: Some(Kind::Medical) }], "{words}");
    }
}

#[test]
fn weapons_and_pills_that_are_elsewhere_or_another_thing_are_no_alarm() {
    for words in [
        "the gun safe next to me in the photo goes to Earl",
        "my glue gun in my hand dripped, one sec",
        "my wife riding shotgun next to me says hi",
        "my gun collection to my brother Earl",
    ] {
        let reply = Person::at("simpleWill", "specificBequests").says(words);
        assert!(!says(&reply, "911"), "{words}: {reply:?}");
    }
}

/// What the classifier alone raises says how to go on.
#[test]
fn the_list_leaves_alone_what_was_long_ago_is_in_a_picture_or_is_taken_daily() {
    for words in [
        "the portrait of grandpa with his rifle in his hand to Joe",
        "grandpa put a rifle in my hands when i was nine",
        "my heart pills next to me, ok where were we",
        "my pills are counted out in a weekly organizer",
        "a 38 year old next to me",
    ] {
        let reply = Person::at("simpleWill", "specificBequests").says(words);
        assert!(!says(&reply, "911") || says(&reply, "If I misread"), "{words}: {reply:?}");
    }
}

#[test]
fn what_things_do_is_no_violence_and_what_people_do_beside_it_is() {
    for words in [
        "the paperwork beats me every time. March 30, 2026",
        "these questions are killing me, March 30, 2026",
        "the traffic beat me up today! March 30, 2026",
    ] {
        let reply = Person::at("uncontestedDivorce", "separationDate").says(words);
        assert!(!says(&reply, "911"), "{words}: {reply:?}");
        assert_eq!(reply.proposals.len(), 1, "{words}: {reply:?}");
    }
    for words in [
        "the paperwork beats me and so does he, he beats me every time",
        "he beats me over the paperwork",
        "he found the papers beat me up",
        "he burns my papers, beats me and laughs",
    ] {
        let reply = Person::at("uncontestedDivorce", "separationDate").says(words);
        assert!(says(&reply, "1-800-799-7233"), "{words}: {reply:?}");
    }
}
