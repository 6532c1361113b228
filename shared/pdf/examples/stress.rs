//! t
mod reader {
    include!("specimen/reader.rs");
}
use domain::paper::Block;
fn main() {
    let t = std::time::Instant::now();
    let w = reader::will();
    for _ in 0..20 {
        pdf::render(&w, pdf::Edition::Final).ok();
    }
    println!("will {:?}", t.elapsed() / 20);
    for (name, b) in [
        ("20k lines", Block::Quote { text: "a line of text here\n".repeat(20_000) }),
        ("200k word para", Block::Paragraph { text: "abcdefghij".repeat(20_000) }),
        ("200k word quote", Block::Quote { text: "abcdefghij".repeat(20_000) }),
        ("200k words para", Block::Paragraph { text: "representative of ".repeat(20_000) }),
        ("200k spaces", Block::Paragraph { text: format!("a{}b", " ".repeat(200_000)) }),
        ("100k accents", Block::Paragraph { text: format!("a{}b", "\u{301}".repeat(100_000)) }),
    ] {
        let mut p = reader::will();
        p.sections.truncate(1);
        p.sections[0].blocks = vec![b];
        p.cover.clear();
        let t = std::time::Instant::now();
        let r = pdf::render(&p, pdf::Edition::Final);
        println!("{name} {:?} {:?}", t.elapsed(), r.map(|b| b.len()));
    }
}
