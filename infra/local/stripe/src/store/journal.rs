//! One line of JSON for each committed call.
//!
//! A line is handed to the system in one write, so a killed process leaves whole lines and at most
//! one torn line at the end, which belongs to a call that was never answered.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Write};
use std::path::Path;

use super::Change;

/// An open journal.
#[derive(Debug)]
pub(super) struct Journal {
    file: File,
    length: u64,
}

impl Journal {
    /// Writes a journal with only `changes`, puts it in the old one's place, and opens it.
    pub(super) fn replace(path: &Path, changes: impl Iterator<Item = Change>) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let fresh = path.with_extension("new");
        let mut writer = BufWriter::new(File::create(&fresh)?);
        for change in changes {
            writer.write_all(&line(&[change])?)?;
        }
        writer.into_inner()?.sync_all()?;
        fs::rename(&fresh, path)?;
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Self { length: file.metadata()?.len(), file })
    }

    /// Adds one call's changes.
    pub(super) fn append(&mut self, changes: &[Change]) -> io::Result<()> {
        let line = line(changes)?;
        if let Err(error) = self.file.write_all(&line) {
            // Half a line would swallow the next call's changes.
            self.file.set_len(self.length)?;
            return Err(error);
        }
        self.length += line.len() as u64;
        Ok(())
    }
}

/// Reads all calls of a journal; a missing file is an empty one.
pub(super) fn read(path: &Path) -> io::Result<Vec<Vec<Change>>> {
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        opened => opened?,
    };
    let mut lines = BufReader::new(file).split(b'\n').peekable();
    let mut calls = Vec::new();
    while let Some(line) = lines.next() {
        match serde_json::from_slice(&line?) {
            Ok(changes) => calls.push(changes),
            Err(error) if lines.peek().is_some() => return Err(error.into()),
            Err(_) => tracing::warn!("the last line of {} is torn and is left out", path.display()),
        }
    }
    Ok(calls)
}

fn line(changes: &[Change]) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(changes)?;
    line.push(b'\n');
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;

    fn scratch(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("stripe-journal-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder.join("state.jsonl")
    }

    fn object(id: &str) -> Vec<Change> {
        vec![Change::Put(serde_json::json!({ "id": id, "object": "customer" }))]
    }

    #[test]
    fn a_torn_last_line_is_left_out() {
        let path = scratch("torn");
        Store::open(Some(&path)).unwrap().commit(object("cus_1")).unwrap();
        OpenOptions::new().append(true).open(&path).unwrap().write_all(b"[{\"Put\":{\"id\":\"c").unwrap();
        let mut store = Store::open(Some(&path)).unwrap();
        store.commit(object("cus_2")).unwrap();
        let again = Store::open(Some(&path)).unwrap();
        assert!(again.state.find("cus_1").is_some() && again.state.find("cus_2").is_some());
    }

    #[test]
    fn a_broken_line_in_the_middle_is_not_ignored() {
        let path = scratch("broken");
        fs::write(&path, "nonsense\n[]\n").unwrap();
        assert!(Store::open(Some(&path)).is_err());
    }

    #[test]
    fn clearing_survives_too() {
        let path = scratch("cleared");
        let mut store = Store::open(Some(&path)).unwrap();
        store.commit(object("cus_1")).unwrap();
        store.commit(vec![Change::Cleared]).unwrap();
        assert!(Store::open(Some(&path)).unwrap().state.find("cus_1").is_none());
    }
}
