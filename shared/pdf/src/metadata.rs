//! What the file says about itself: title, language, dates, and the standards it follows.

use lopdf::{Dictionary, Document, Object, Stream, StringFormat, dictionary};

use crate::{RenderError, day::Day};

pub(crate) const LANGUAGE: &str = "en-US";
const CREATOR: &str = "Coquina";
const PRODUCER: &str = "printpdf 0.12.8";

/// The colors of the document are those of this profile. Public domain, from the crate krilla 0.8.2.
const PROFILE: &[u8] = include_bytes!("../icc/sRGB-v4.icc");

/// The part of PDF/A that the file follows. Only the third allows data of any kind inside.
#[derive(Clone, Copy)]
pub(crate) enum Standard {
    A2,
    A3,
}

/// Writes document information, XMP metadata, output intent and viewer preferences.
pub(crate) fn write(
    document: &mut Document,
    title: &str,
    date: Day,
    standard: Standard,
) -> Result<(), RenderError> {
    let info = document.add_object(info(title, date));
    document.trailer.set("Info", info);
    let packet = xmp(title, date, standard).into_bytes();
    let packet = Stream::new(dictionary! { "Type" => "Metadata", "Subtype" => "XML" }, packet);
    // Search engines and archives read the packet without inflating it.
    let packet = document.add_object(packet.with_compression(false));
    let intent = output_intent(document);
    let catalog = document.catalog_mut()?;
    catalog.set("Metadata", packet);
    catalog.set("OutputIntents", vec![intent.into()]);
    catalog.set("MarkInfo", dictionary! { "Marked" => true });
    catalog.set("Lang", Object::string_literal(LANGUAGE));
    catalog.set("ViewerPreferences", viewer_preferences());
    Ok(())
}

/// The colors that are meant.
fn output_intent(document: &mut Document) -> Dictionary {
    let profile = document.add_object(Stream::new(dictionary! { "N" => 3 }, PROFILE.to_vec()));
    dictionary! {
        "Type" => "OutputIntent",
        "S" => "GTS_PDFA1",
        "OutputConditionIdentifier" => Object::string_literal("sRGB"),
        "Info" => Object::string_literal("sRGB"),
        "DestOutputProfile" => profile,
    }
}

/// Writes document information alone, of files whose day and standards are the court's.
pub(crate) fn write_title(document: &mut Document, title: &str) {
    let creator = Object::string_literal(CREATOR);
    let info = document.add_object(dictionary! { "Title" => text_string(title), "Creator" => creator });
    document.trailer.set("Info", info);
}

/// A reader shows the title instead of the name of the file.
pub(crate) fn viewer_preferences() -> Dictionary {
    dictionary! { "DisplayDocTitle" => true }
}

/// Text in a PDF dictionary: ASCII as it is, anything else as UTF-16.
pub(crate) fn text_string(text: &str) -> Object {
    if text.is_ascii() {
        return Object::string_literal(text);
    }
    let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
    Object::String(units.flat_map(u16::to_be_bytes).collect(), StringFormat::Hexadecimal)
}

fn info(title: &str, date: Day) -> Dictionary {
    dictionary! {
        "Title" => text_string(title),
        "Creator" => Object::string_literal(CREATOR),
        "Producer" => Object::string_literal(PRODUCER),
        "CreationDate" => Object::string_literal(date.in_info()),
        "ModDate" => Object::string_literal(date.in_info()),
    }
}

fn xmp(title: &str, date: Day, standard: Standard) -> String {
    let part = match standard {
        Standard::A2 => "2",
        Standard::A3 => "3",
    };
    let fields = [
        ("TITLE", escaped(title)),
        ("LANGUAGE", LANGUAGE.to_owned()),
        ("CREATOR", CREATOR.to_owned()),
        ("DATE", date.in_xmp()),
        ("PRODUCER", PRODUCER.to_owned()),
        ("PART", part.to_owned()),
    ];
    // The title goes in last, so that nothing in it is taken for a field.
    let packet = include_str!("xmp.xml").trim_end().to_owned();
    fields.iter().rev().fold(packet, |packet, (name, value)| packet.replace(&format!("{{{name}}}"), value))
}

/// XML has no notation for most control characters, so they are left out.
fn escaped(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_data_in_the_packet() {
        let packet = xmp("Will of <A> & {DATE}", Day::parse("2026-11-21").unwrap(), Standard::A2);
        assert!(packet.contains("Will of &lt;A&gt; &amp; {DATE}</rdf:li>"), "{packet}");
        assert!(packet.contains("<xmp:CreateDate>2026-11-21T00:00:00Z</xmp:CreateDate>"));
        assert!(
            packet.starts_with("<?xpacket begin=\"\u{feff}\"") && packet.ends_with("<?xpacket end=\"w\"?>")
        );
    }
}
