//! Objects in the notation of PDF.

use lopdf::{Dictionary, Object, ObjectId, StringFormat};

use crate::number::integer;

/// How a reference is written.
type WriteReference<'a> = &'a mut dyn FnMut(ObjectId, &mut Vec<u8>);

/// Writes an object. Of a stream, only the dictionary.
pub(crate) fn write(object: &Object, out: &mut Vec<u8>) {
    write_with(object, out, &mut write_reference);
}

/// The same, with references in another notation.
pub(crate) fn write_with(object: &Object, out: &mut Vec<u8>, reference: WriteReference<'_>) {
    match object {
        Object::Null => out.extend_from_slice(b"null"),
        Object::Boolean(value) => out.extend_from_slice(if *value { b"true" } else { b"false" }),
        Object::Integer(value) => whole(*value, out),
        Object::Real(value) => out.extend_from_slice(value.to_string().as_bytes()),
        Object::Name(name) => write_name(name, out),
        Object::String(text, StringFormat::Literal) => literal(text, out),
        Object::String(text, StringFormat::Hexadecimal) => hexadecimal(text, out),
        Object::Array(items) => array(items, out, reference),
        Object::Dictionary(entries) => dictionary(entries, out, reference),
        Object::Stream(stream) => dictionary(&stream.dict, out, reference),
        Object::Reference(id) => reference(*id, out),
    }
}

/// Writes the items of an array, without what encloses them.
pub(crate) fn write_items(items: &[Object], out: &mut Vec<u8>) {
    write_all(items, out, &mut write_reference);
}

fn write_reference((id, generation): ObjectId, out: &mut Vec<u8>) {
    integer(id, out);
    out.push(b' ');
    integer(u32::from(generation), out);
    out.extend_from_slice(b" R");
}

fn whole(value: i64, out: &mut Vec<u8>) {
    match u32::try_from(value) {
        Ok(value) => integer(value, out),
        Err(_) => out.extend_from_slice(value.to_string().as_bytes()),
    }
}

fn write_name(name: &[u8], out: &mut Vec<u8>) {
    out.push(b'/');
    for &byte in name {
        if byte.is_ascii_alphanumeric() || b"+-_.*:".contains(&byte) {
            out.push(byte);
        } else {
            out.extend_from_slice(format!("#{byte:02X}").as_bytes());
        }
    }
}

fn literal(text: &[u8], out: &mut Vec<u8>) {
    out.push(b'(');
    for &byte in text {
        match byte {
            b'(' | b')' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
            // A bare carriage return would be read as a line feed.
            b'\r' => out.extend_from_slice(b"\\r"),
            _ => out.push(byte),
        }
    }
    out.push(b')');
}

fn hexadecimal(text: &[u8], out: &mut Vec<u8>) {
    out.push(b'<');
    text.iter().for_each(|byte| out.extend_from_slice(format!("{byte:02X}").as_bytes()));
    out.push(b'>');
}

fn array(items: &[Object], out: &mut Vec<u8>, reference: WriteReference<'_>) {
    out.push(b'[');
    write_all(items, out, reference);
    out.push(b']');
}

fn write_all(items: &[Object], out: &mut Vec<u8>, reference: WriteReference<'_>) {
    for (index, item) in items.iter().enumerate() {
        if index > 0 && !starts_itself(item) {
            out.push(b' ');
        }
        write_with(item, out, reference);
    }
}

fn dictionary(entries: &Dictionary, out: &mut Vec<u8>, reference: WriteReference<'_>) {
    out.extend_from_slice(b"<<");
    for (key, value) in entries {
        write_name(key, out);
        if !starts_itself(value) {
            out.push(b' ');
        }
        write_with(value, out, reference);
    }
    out.extend_from_slice(b">>");
}

/// Whether the notation begins with a sign that ends what stands before it.
fn starts_itself(object: &Object) -> bool {
    matches!(object, Object::Name(_) | Object::String(..) | Object::Array(_) | Object::Dictionary(_))
}

#[cfg(test)]
mod tests {
    use lopdf::dictionary;

    use super::*;

    #[test]
    fn objects_are_written_without_needless_room() {
        let object = dictionary! {
            "A" => vec![1.into(), Object::Real(-0.5), "N m".into(), Object::Null, true.into()],
            "B" => Object::string_literal("a(b)\r\\"),
            "C" => Object::Reference((12, 0)),
            "D" => -3_000_000_000_i64,
            "E" => Object::String(vec![0xFE, 0x0A], StringFormat::Hexadecimal),
        };
        let mut out = Vec::new();
        write(&object.into(), &mut out);
        let expected = r"<</A[1 -0.5/N#20m null true]/B(a\(b\)\r\\)/C 12 0 R/D -3000000000/E<FE0A>>>";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
