//! Data that travels inside the file.

use lopdf::{Document, Object, Stream, dictionary};

use crate::{RenderError, day::Day, metadata::text_string};

/// Data inside the file, such as the answers from which the paper was assembled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment<'a> {
    /// Its file name, such as "answers.json".
    pub name: &'a str,
    /// What it is, for people.
    pub description: &'a str,
    /// The data, as JSON.
    pub json: &'a [u8],
}

impl Attachment<'_> {
    /// Adds the data, and says in the catalog how it relates to the document.
    pub(crate) fn write(&self, document: &mut Document, date: Day) -> Result<(), RenderError> {
        let length = i64::try_from(self.json.len()).map_err(RenderError::internal)?;
        let data = dictionary! {
            "Type" => "EmbeddedFile",
            "Subtype" => "application/json",
            "Params" => dictionary! { "Size" => length, "ModDate" => Object::string_literal(date.in_info()) },
        };
        let data = document.add_object(Stream::new(data, self.json.to_vec()));
        let file = document.add_object(dictionary! {
            "Type" => "Filespec",
            "F" => text_string(self.name),
            "UF" => text_string(self.name),
            "Desc" => text_string(self.description),
            "AFRelationship" => "Data",
            "EF" => dictionary! { "F" => data, "UF" => data },
        });
        let names = vec![text_string(self.name), file.into()];
        let catalog = document.catalog_mut()?;
        catalog.set("AF", vec![file.into()]);
        catalog.set("Names", dictionary! { "EmbeddedFiles" => dictionary! { "Names" => names } });
        Ok(())
    }
}
