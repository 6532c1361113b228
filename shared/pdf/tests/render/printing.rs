use domain::paper::{Block, CoverPart, Paper, Section, SignatureLine};
use pdf::{Edition, RenderError, render, unprintable};

use crate::{
    extract::{all_text, squeezed},
    papers::{paper, paragraph, quote, section, will},
};

fn printed(paper: &Paper) -> String {
    all_text(&render(paper, Edition::Final).unwrap())
}

#[test]
fn every_word_of_the_paper_is_printed() {
    let will = will();
    let text = printed(&will);
    let mut expected = vec![will.title.to_uppercase(), will.subject.clone()];
    for part in &will.cover {
        expected.push(part.heading.clone());
        expected.extend(part.items.clone());
    }
    for section in &will.sections {
        expected.push(section.heading.clone());
        expected.extend(section.blocks.iter().flat_map(words));
    }
    assert!(expected.len() > 100);
    for piece in expected {
        assert!(text.contains(&squeezed(&piece)), "missing: {piece}\nin: {text}");
    }
    assert!(text.contains("Article XIV. Definitions and Construction"));
}

fn words(block: &Block) -> Vec<String> {
    match block {
        Block::Paragraph { text } | Block::Quote { text } => vec![text.clone()],
        Block::Signature { lines } => {
            lines.iter().flat_map(|line| [Some(line.label.clone()), line.printed.clone()]).flatten().collect()
        }
    }
}

#[test]
fn what_a_clause_means_is_never_printed() {
    let explained =
        Section { meaning: "Explained".into(), law: vec!["s. 732.502".into()], ..section("Gifts", vec![]) };
    let text = printed(&Paper { sections: vec![explained], ..paper(vec![]) });
    assert!(text.contains("Gifts") && !text.contains("Explained") && !text.contains("732"), "{text}");
}

#[test]
fn names_from_everywhere_are_printed() {
    for name in [
        "O'Neill",
        "O’Neill",
        "Nguyễn Thị Hương",
        "José Ñuñez",
        "Ștefan Müller-Grünewald",
        "Łukasz Wiśniewski",
        "Zoë Ω’Hara",
        "Иван Петров",
        "Þórður Ægisson",
        "Đỗ Thị Ánh",
        "Siobhán Ní Bhriain",
        "Æsir",
        "office affluent fjord",
    ] {
        assert_eq!(unprintable(name), [], "{name}");
        assert!(printed(&paragraph(name)).contains(name), "{name}");
        assert!(printed(&quote(name)).contains(name), "{name}");
    }
}

#[test]
fn decomposed_accents_are_printed_composed() {
    assert!(printed(&paragraph("Jose\u{301} Nun\u{303}ez")).contains("José Nuñez"));
    assert!(printed(&quote("Nguye\u{302}\u{303}n")).contains("Nguyễn"));
}

#[test]
fn an_accent_that_no_letter_composes_with_is_still_printed() {
    assert!(printed(&paragraph("X\u{302}enia q\u{301}")).contains("X\u{302}enia q\u{301}"));
}

#[test]
fn check_boxes_and_legal_signs_are_printed() {
    let signs = "☐ physical presence ☑ § ¶ ½ № € © “quoted” – — …";
    assert!(printed(&paragraph(signs)).contains(signs));
}

#[test]
fn a_character_without_glyph_is_reported_and_never_boxed() {
    assert_eq!(unprintable("李小龙 and 李\n\twith a tab"), ['李', '小', '龙']);
    assert_eq!(unprintable("עברית 👍 \u{0}"), ['ע', 'ב', 'ר', 'י', 'ת', '👍', '\u{0}']);
    assert_eq!(unprintable("plain\r\n\ttext\u{feff}\u{200b}"), []);
    for paper in [
        paragraph("I, 李小龙, declare"),
        quote("李小龙"),
        Paper { subject: "of 李小龙".into(), ..paper(vec![]) },
    ] {
        let error = render(&paper, Edition::Final).unwrap_err();
        assert_eq!(error, RenderError::Unprintable(vec!['李', '小', '龙']));
        assert!(error.to_string().contains("李 小 龙"));
    }
}

#[test]
fn what_is_not_reported_can_be_rendered() {
    let mut seed = 7_u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed >> 8
    };
    for _ in 0..300 {
        let length = random() % 60;
        let pick =
            |n: u32| char::from_u32(if n.is_multiple_of(3) { n % 0x80 } else { n % 0x2700 }).unwrap_or('x');
        let text: String = (0..length).map(|_| pick(random())).collect();
        let sound: String = text.chars().filter(|c| unprintable(&c.to_string()).is_empty()).collect();
        let typeset = render(&quote(&sound), Edition::Draft);
        assert_eq!(typeset.is_ok(), unprintable(&sound).is_empty(), "{sound:?}");
    }
}

#[test]
fn a_word_of_five_thousand_letters_is_printed_whole() {
    let word = "abcdefghij".repeat(500);
    for paper in [paragraph(&word), quote(&word), Paper { subject: word.clone(), ..paper(vec![]) }] {
        let text = printed(&paper).replace(' ', "");
        assert!(text.contains(&word), "{text}");
    }
}

#[test]
fn a_long_address_on_the_web_is_printed_whole() {
    let address = format!("https://www.example.org/{}", "deep/path-of/".repeat(30));
    let text = printed(&paragraph(&format!("See {address} for more."))).replace(' ', "");
    assert!(text.contains(&address), "{text}");
}

#[test]
fn the_line_ends_of_a_quotation_are_kept() {
    let bytes = render(&quote("First line\nSecond line\n\n  indented"), Edition::Final).unwrap();
    let pieces = crate::extract::pieces(&bytes);
    let typed: Vec<&str> = pieces[0].iter().filter(|p| p.tag == "P").map(|p| p.text.as_str()).collect();
    assert!(typed.ends_with(&["First line", "Second line", "  indented"]), "{typed:?}");
}

#[test]
fn a_quotation_of_any_length_flows_over_pages() {
    let text: Vec<String> = (0..400).map(|n| format!("Gift {n} to a friend.")).collect();
    let bytes = render(&quote(&text.join("\n")), Edition::Final).unwrap();
    assert!(crate::extract::pieces(&bytes).len() > 5);
    assert!(all_text(&bytes).contains(&text.join(" ")));
}

#[test]
fn odd_papers_are_typeset_without_complaint() {
    let line = |label: &str, width| SignatureLine {
        label: label.to_owned(),
        width,
        printed: Some("a\nb".to_owned()),
    };
    let long = "label ".repeat(900);
    let blocks = vec![
        Block::Paragraph { text: String::new() },
        Block::Quote { text: "\n \n".to_owned() },
        Block::Signature { lines: vec![] },
        Block::Signature {
            lines: vec![line("", 0), line("x", 255), line("y", 255), line(&"z".repeat(400), 1)],
        },
        Block::Signature { lines: vec![line(&long, 50), line(&long, 40)] },
        Block::Signature { lines: (0..60).map(|_| line("w", 1)).collect() },
    ];
    let cover = vec![
        CoverPart { heading: String::new(), ordered: true, items: vec![] },
        CoverPart {
            heading: "h".repeat(5_000),
            ordered: false,
            items: vec![String::new(), "i".repeat(5_000)],
        },
    ];
    let sections = vec![
        Section { number: Some(u32::MAX), new_page: true, ..section("", vec![]) },
        Section { number: Some(0), new_page: true, ..section(&"h".repeat(5_000), blocks) },
        section("", vec![]),
    ];
    let odd = Paper { sections, cover, initials: Some("i".repeat(900)), ..paper(vec![]) };
    assert!(printed(&odd).contains("Article 4294967295."));
    let empty = Paper { title: String::new(), subject: String::new(), sections: vec![], ..paper(vec![]) };
    assert_eq!(printed(&empty), "");
}

#[test]
fn a_paper_without_a_day_is_refused() {
    let undated = Paper { law_as_of: "soon".to_owned(), ..will() };
    assert_eq!(render(&undated, Edition::Final), Err(RenderError::LawAsOf("soon".to_owned())));
}
