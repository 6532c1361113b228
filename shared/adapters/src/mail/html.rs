//! The same mail as a page. Its words are those of the text, so that no reader is told more than another.

mod parts;

use linkify::{LinkFinder, LinkKind};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use shared::ports::Message;

use parts::{MailBlock, parts};

/// Programs that read mail load no file of ours, and many ignore all but a few rules. The colors are those of the site.
const STYLE: &str = "\
body{margin:0;background:#f6f1e8;color:#221e18;font:16px/1.5 Georgia,'Times New Roman',serif}\
main{max-width:34em;margin:0 auto;padding:24px 16px}\
article{background:#fffdf8;border:1px solid #d8ccb8;border-radius:8px;padding:24px}\
.brand{margin:0 0 16px;color:#0f5257;font-size:20px}\
h1{margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:normal}\
p{margin:0 0 16px}\
a{color:#0f5257;overflow-wrap:anywhere}\
.open{display:inline-block;background:#0f5257;color:#fdfaf3;padding:12px 20px;border-radius:6px;text-decoration:none}\
table{width:100%;border-collapse:collapse;margin:0 0 16px}\
th,td{text-align:left;vertical-align:top;font-weight:normal;padding:8px 0;border-bottom:1px solid #d8ccb8}\
td{padding-left:16px}\
.amount{text-align:right}\
.small{color:#5a5042;font-size:14px}\
@media (prefers-color-scheme:dark){\
body{background:#181613;color:#f2ebdf}article{background:#23201b;border-color:#3b362d}\
.brand,a{color:#84c9c2}.open{background:#84c9c2;color:#0b2628}th,td{border-color:#3b362d}.small{color:#bdb2a0}}";

/// A mail as a page.
pub(super) fn page(message: &Message) -> String {
    let style = PreEscaped(STYLE);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                meta name="color-scheme" content="light dark";
                title { (message.subject) }
                style { (style) }
            }
            body {
                main {
                    p.brand { "Coquina" }
                    article {
                        h1 { (message.subject) }
                        @for part in parts(&message.text) { (part_of_page(&part)) }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn part_of_page(part: &MailBlock<'_>) -> Markup {
    match part {
        MailBlock::Sentences(lines) => html! {
            p { @for (nth, line) in lines.iter().enumerate() { @if nth > 0 { br; } (linked(line)) } }
        },
        MailBlock::Link(address) => html! {
            p { a.open href=(address) { "Open the page" } }
            p.small { "The same address, to copy: " (linked(address)) }
        },
        MailBlock::Rows(rows) => html! {
            table { tbody {
                @for (name, value) in rows { tr { th scope="row" { (name) } td.amount[value.starts_with('$')] { (linked(value)) } } }
            } }
        },
    }
}

/// A line whose addresses lead to their pages.
fn linked(line: &str) -> Markup {
    let mut finder = LinkFinder::new();
    finder.kinds(&[LinkKind::Url]);
    html! {
        @for span in finder.spans(line) {
            @if span.kind().is_some() { a href=(span.as_str()) { (span.as_str()) } } @else { (span.as_str()) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page_of(text: &str) -> String {
        let (to, subject) = ("maria@example.com".to_string(), "Your receipt & more".to_string());
        page(&Message { to, reply_to: None, subject, text: text.to_string() })
    }

    #[test]
    fn amounts_stand_in_a_table_and_an_address_of_its_own_is_a_button() {
        let page = page_of(
            "Thank you.\n\n  Simple Will: $69.00\n  Total: $69.00\n\nhttps://coquina.example/receipts/pi_1",
        );
        for there in [
            "<title>Your receipt &amp; more</title>",
            "<p>Thank you.</p>",
            "<th scope=\"row\">Simple Will</th><td class=\"amount\">$69.00</td>",
            "<a class=\"open\" href=\"https://coquina.example/receipts/pi_1\">Open the page</a>",
        ] {
            assert!(page.contains(there), "{there}: {page}");
        }
    }

    #[test]
    fn an_address_in_a_sentence_leads_there_and_its_period_does_not() {
        let page = page_of("Receipt 7: https://coquina.example/receipts/pi_1.");
        assert!(page.contains("Receipt 7: <a href=\"https://coquina.example/receipts/pi_1\">"), "{page}");
    }

    #[test]
    fn what_a_person_wrote_is_no_markup() {
        let page = page_of("From <script>alert(1)</script>:\n\n  Browser: <b>\"x\"</b>");
        assert!(!page.contains("<script>") && !page.contains("<b>"), "{page}");
    }
}
