//! A file as an answer, to be saved under its name.

use std::io::{Cursor, Write};

use axum::http::header;
use axum::response::{IntoResponse, Response};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// A PDF to be saved under this name.
#[must_use]
pub fn pdf(name: &str, bytes: Vec<u8>) -> Response {
    attachment(name, "application/pdf", bytes)
}

/// A ZIP archive to be saved under this name.
#[must_use]
pub fn zip(name: &str, bytes: Vec<u8>) -> Response {
    attachment(name, "application/zip", bytes)
}

fn attachment(name: &str, media_type: &str, bytes: Vec<u8>) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers =
        [(header::CONTENT_TYPE, media_type.to_string()), (header::CONTENT_DISPOSITION, disposition)];
    (headers, bytes).into_response()
}

/// Files in a ZIP archive, each under its name. They are only stored, because PDF files are compressed already.
///
/// # Errors
/// When two have one name, and when they are more than an archive can hold.
pub fn zipped<'a>(files: impl IntoIterator<Item = (String, &'a [u8])>) -> ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, bytes) in files {
        archive.start_file(name, options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
