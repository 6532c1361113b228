use domain::assembly::paper::{Block, Column, CoverPart, ListStyle, Paper, Place, Section, SignatureLine};
use pdf::{RenderError, RenderMode, render, unprintable};
use unicode_normalization::UnicodeNormalization;

use crate::{
    extract::{all_text, squeezed},
    papers::{instrument, instruments, packet, paper, paragraph, quote, section, sections, will, words},
};

fn printed(paper: &Paper) -> String {
    all_text(&render(paper, RenderMode::Final).unwrap())
}

#[test]
fn every_word_of_the_paper_is_printed() {
    for paper in [will(), packet()] {
        let text = printed(&paper);
        let expected = expected(&paper);
        assert!(expected.len() > 60);
        for piece in expected {
            assert!(text.contains(&squeezed(&piece)), "missing: {piece}\nin: {text}");
        }
    }
    assert!(printed(&will()).contains("Article XIV. Definitions and Construction"));
}

/// What is shown of a paper before it is printed.
pub(crate) fn expected(paper: &Paper) -> Vec<String> {
    let mut expected = vec![paper.title.clone(), paper.subject.clone()];
    for part in &paper.cover {
        expected.push(part.heading.clone());
        expected.extend(part.blocks.iter().flat_map(texts));
    }
    for instrument in &paper.instruments {
        expected.push(instrument.title.to_uppercase());
        expected.extend(instrument.subject.clone());
        for section in &instrument.sections {
            expected.push(section.heading.clone());
            expected.extend(section.blocks.iter().flat_map(texts));
        }
    }
    expected
}

fn texts(block: &Block) -> Vec<String> {
    match block {
        Block::Paragraph { text, .. } | Block::Heading { text } | Block::Quote { text } => vec![text.clone()],
        Block::List { items, .. } | Block::Initials { items, .. } => items.clone(),
        Block::Table { columns, rows } => {
            columns.iter().map(|column| column.heading.clone()).chain(rows.concat()).collect()
        }
        Block::Signature { lines, .. } => {
            lines.iter().flat_map(|line| [Some(line.label.clone()), line.printed.clone()]).flatten().collect()
        }
        Block::Places { places } => {
            places.iter().flat_map(|place| [place.heading.clone(), place.by.clone()]).collect()
        }
    }
}

#[test]
fn what_a_clause_means_is_never_printed() {
    let explained =
        Section { meaning: "Explained".into(), law: vec!["s. 732.502".into()], ..section("Gifts", vec![]) };
    let text = printed(&sections(vec![explained]));
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
        assert_eq!(unprintable(name), [] as [char; 0], "{name}");
        assert!(printed(&paragraph(name)).contains(name), "{name}");
        assert!(printed(&quote(name)).contains(name), "{name}");
    }
}

#[test]
fn decomposed_accents_are_printed_composed() {
    assert!(printed(&paragraph("Jose\u{301} Nun\u{303}ez")).contains("José Nuñez"));
    assert!(printed(&quote("Nguye\u{302}\u{303}n")).contains("Nguyễn"));
}

/// What is copied out may have the accents apart, which says the same.
#[test]
fn a_letter_with_accents_above_and_below_is_read_whole() {
    for name in ["Ọlọ\u{301}run", "Ẹ\u{300}kọ\u{301}", "é\u{300}"] {
        let text: String = printed(&paragraph(name)).nfc().collect();
        assert!(text.contains(name), "{text}");
    }
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
fn a_34_a_character_without_glyph_is_reported_and_never_boxed() {
    assert_eq!(unprintable("李小龙 and 李\n\twith a tab"), ['李', '小', '龙']);
    assert_eq!(unprintable("עברית 👍 \u{0}"), ['ע', 'ב', 'ר', 'י', 'ת', '👍', '\u{0}']);
    assert_eq!(unprintable("plain\r\n\ttext"), [] as [char; 0]);
    assert_eq!(unprintable("text\u{feff}\u{200b}so\u{ad}ft"), ['\u{feff}', '\u{200b}', '\u{ad}']);
    for paper in [
        paragraph("I, 李小龙, declare"),
        quote("李小龙"),
        instruments(vec![instrument("Will", Some("of 李小龙"))]),
    ] {
        let error = render(&paper, RenderMode::Final).unwrap_err();
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
        let typeset = render(&quote(&sound), RenderMode::Draft);
        assert_eq!(typeset.is_ok(), unprintable(&sound).is_empty(), "{sound:?}");
    }
}

#[test]
fn a_34_a_word_of_five_thousand_letters_is_printed_whole() {
    let word = "abcdefghij".repeat(500);
    for paper in [paragraph(&word), quote(&word), instruments(vec![instrument("Will", Some(&word))])] {
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
    let bytes = render(&quote("First line\nSecond line\n\n  indented"), RenderMode::Final).unwrap();
    let pieces = crate::extract::pieces(&bytes);
    let typed: Vec<&str> = pieces[0].iter().filter(|p| p.tag == "P").map(|p| p.text.as_str()).collect();
    assert!(typed.ends_with(&["First line", "Second line", "  indented"]), "{typed:?}");
}

#[test]
fn a_quotation_of_any_length_flows_over_pages() {
    let text: Vec<String> = (0..400).map(|n| format!("Gift {n} to a friend.")).collect();
    let bytes = render(&quote(&text.join("\n")), RenderMode::Final).unwrap();
    assert!(crate::extract::pieces(&bytes).len() > 5);
    assert!(all_text(&bytes).contains(&text.join(" ")));
}

#[test]
fn lists_are_labeled_in_three_ways() {
    let items = vec!["one".to_owned(), " ".to_owned(), "two".to_owned()];
    let list = |style| Block::List { style, items: items.clone() };
    let text = printed(&paper([ListStyle::Bullets, ListStyle::Numbers, ListStyle::Letters].map(list).into()));
    assert!(text.contains("• one • two 1. one 2. two (a) one (b) two"), "{text}");
}

fn column(heading: &str, width: u8) -> Column {
    Column { heading: heading.to_owned(), width, ..Column::default() }
}

#[test]
fn a_table_of_a_thousand_rows_repeats_its_head_on_every_page() {
    let row = |number: usize| vec![format!("{number}. A thing with a long name"), format!("${number}00")];
    let rows = (0..1_000).map(row).collect();
    let columns = vec![column("Asset", 70), column("Value", 30)];
    let bytes = render(&paper(vec![Block::Table { columns, rows }]), RenderMode::Final).unwrap();
    let pages = crate::extract::pieces(&bytes);
    assert!(pages.len() > 25);
    for page in &pages[1..] {
        assert_eq!(page.iter().filter(|piece| piece.text == "AssetValue" && piece.id.is_none()).count(), 1);
    }
    let text = all_text(&bytes);
    assert_eq!(text.matches("Asset").count(), 1);
    assert!(text.contains("999. A thing with a long name $99900"));
}

#[test]
fn a_place_whose_line_is_unknown_is_looked_for_in_its_clause() {
    let place = |section: &str| Place {
        instrument: "will".to_owned(),
        section: Some(section.to_owned()),
        heading: section.to_owned(),
        by: "You".to_owned(),
        what: vec!["Sign".to_owned(), "Date".to_owned()],
    };
    let places = vec![place("second"), place("nowhere")];
    let own_page = Section { new_page: true, ..section("Second", vec![words("Here.")]) };
    let mut paper = sections(vec![section("First", vec![]), own_page]);
    paper.cover = vec![CoverPart {
        heading: "Places".to_owned(),
        new_page: false,
        blocks: vec![Block::Places { places }],
    }];
    let text = printed(&paper);
    assert!(text.contains("2 second You Sign; Date – nowhere You"), "{text}");
}

/// Blocks at the edge of what the model allows, and beyond.
fn odd_blocks() -> Vec<Block> {
    let line = |label: &str, width| SignatureLine {
        label: label.to_owned(),
        width,
        printed: Some("a\nb".to_owned()),
    };
    let signature = |lines| Block::Signature { by: String::new(), lines };
    let long = "label ".repeat(900);
    let letters = "x".repeat(5_000);
    let wide = (0..60).map(|_| column("w", 1)).collect();
    vec![
        words(""),
        Block::Paragraph { text: letters.clone(), centered: true },
        Block::Quote { text: "\n \n".to_owned() },
        Block::List { style: ListStyle::Letters, items: vec![] },
        Block::List { style: ListStyle::Letters, items: vec![letters.clone(); 60] },
        Block::Initials { by: String::new(), items: vec![] },
        Block::Initials { by: String::new(), items: vec![String::new(), letters.clone(), long.clone()] },
        Block::Table { columns: vec![], rows: vec![vec!["lost".to_owned()]] },
        Block::Table { columns: vec![column("", 0)], rows: vec![] },
        Block::Table { columns: vec![column("", 0), column("", 255)], rows: vec![vec![], vec![letters; 2]] },
        Block::Table { columns: wide, rows: vec![vec!["word".to_owned(); 90]] },
        Block::Table { columns: vec![column(&long, 50), column("b", 50)], rows: vec![vec![long.clone(); 2]] },
        Block::Places { places: vec![] },
        signature(vec![]),
        signature(vec![line("", 0), line("x", 255), line("y", 255), line(&"z".repeat(400), 1)]),
        signature(vec![line(&long, 50), line(&long, 40)]),
        signature((0..60).map(|_| line("w", 1)).collect()),
    ]
}

#[test]
fn odd_papers_are_typeset_without_complaint() {
    let cover = vec![
        CoverPart { heading: String::new(), new_page: false, blocks: vec![] },
        CoverPart { heading: "h".repeat(5_000), new_page: true, blocks: odd_blocks() },
    ];
    let parts = vec![
        Section { number: Some(u32::MAX), new_page: true, ..section("", vec![]) },
        Section { number: Some(0), new_page: true, ..section(&"h".repeat(5_000), odd_blocks()) },
        section("", vec![]),
    ];
    let mut odd = Paper { cover, ..sections(parts) };
    odd.instruments[0].initials = vec!["i".repeat(900), "j".repeat(900)];
    odd.instruments.push(instrument("", Some("")));
    assert!(printed(&odd).contains("Article 4294967295."));
    let empty = Paper { title: String::new(), subject: String::new(), ..instruments(vec![]) };
    assert_eq!(printed(&empty), "");
}

#[test]
fn a_render_for_which_nobody_waits_makes_no_file() {
    let stop = pdf::Stop::default();
    assert!(pdf::render_until(&stop, &will(), RenderMode::Draft, None).is_ok());
    stop.ask();
    assert_eq!(pdf::render_until(&stop, &will(), RenderMode::Draft, None), Err(RenderError::Stopped));
}

#[test]
fn a_paper_without_a_day_is_refused() {
    let undated = Paper { law_as_of: "soon".to_owned(), ..will() };
    assert_eq!(render(&undated, RenderMode::Final), Err(RenderError::LawAsOf("soon".to_owned())));
}
