//! The command over a reference of its own, as its user gives it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::PathBuf;

use jiff::civil::{Date, date};

use super::run;

const SOURCES: &str = "# Head.\n\n\
    [[source]]\nsection = \"s. 61.19\"\naddress = \"https://example.org/61.19\"\nmark = \"Seen\"\n\n\
    [[source]]\nsection = \"s. 732.502\"\nmark = \"K\"\n\n\
    [[source]]\nsection = \"s. 765.202\"\nmark = \"Seen\"\nread_on = \"2026-11-21\"\n";

const TEXT: &str = "# Divorce\nNo judgment for 20 days (s. 61.19) [V].\n";

const TODAY: Date = date(2026, 11, 26);

/// A folder of its own for each test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("coquina-law-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("sources.toml"), SOURCES).unwrap();
        fs::write(folder.join("divorce.md"), TEXT).unwrap();
        Self(folder)
    }

    fn said(&self, words: &[&str], today: Date) -> String {
        run(words, &self.0, today).unwrap_or_else(|error| error.to_string())
    }

    fn page(&self, words: &str) -> String {
        let file = self.0.join("page.html");
        fs::write(&file, format!("<html><body><p>{words}</p></body></html>")).unwrap();
        file.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

#[test]
fn it_lists_what_has_to_be_read_and_why() {
    let folder = Folder::new("list");
    let listed = folder.said(&[], TODAY);
    let lines = [
        "not checked: s. 732.502",
        "day not known: s. 61.19 https://example.org/61.19",
        "no hash kept: s. 765.202",
        "3 of 3 sources have to be read.",
        "Of 0 the hash is that of our summary: a change of the law itself does not show there.",
    ];
    assert_eq!(listed.lines().collect::<Vec<_>>(), lines);
}

#[test]
fn what_was_read_is_not_listed_until_a_year_has_passed() {
    let folder = Folder::new("year");
    let page = folder.page("No final judgment for 20 days.");
    assert_eq!(
        folder.said(&["read", "s. 61.19", &page], TODAY),
        "s. 61.19: kept, nothing to compare it with"
    );
    assert!(!folder.said(&[], TODAY).contains("61.19"));
    assert!(!folder.said(&["2027-11-26"], TODAY).contains("61.19"));
    let listed = folder.said(&["2027-11-27"], TODAY);
    assert!(listed.contains("read over a year ago: s. 61.19"), "{listed}");
    assert!(fs::read_to_string(folder.0.join("sources.toml")).unwrap().starts_with("# Head.\n\n[["));
}

#[test]
fn a_text_that_reads_otherwise_names_what_rests_on_it_and_how_its_papers_are_found() {
    let folder = Folder::new("changed");
    let read = |words: &str, day| folder.said(&["read", "s. 732.502", &folder.page(words)], day);
    read("Two witnesses sign.", TODAY);
    assert_eq!(read("Two  witnesses sign.", TODAY), "s. 732.502: unchanged");
    let changed = read("Three witnesses sign.", date(2027, 1, 5));
    assert!(changed.starts_with("s. 732.502: changed\n\nThese clauses rest on it:\n"), "{changed}");
    for part in
        ["\nsimple-will: ", r#""task":"changes""#, r#""readOn":"2027-01-05""#, r#""section":"s. 732.502""#]
    {
        assert!(changed.contains(part), "{part}: {changed}");
    }
}

#[test]
fn what_the_reference_says_is_kept_as_a_summary_and_listed_when_it_says_something_else() {
    let folder = Folder::new("summary");
    let kept = folder.said(&["read", "s. 61.19"], TODAY);
    assert_eq!(kept, "s. 61.19: kept as you have read it, with the hash of our summary");
    assert!(folder.said(&[], TODAY).contains("Of 1 the hash is that of our summary"));
    fs::write(folder.0.join("divorce.md"), TEXT.replace("20", "30")).unwrap();
    let listed = folder.said(&[], TODAY);
    assert!(listed.contains("our reference says something else than when it was read: s. 61.19"), "{listed}");
}

#[test]
fn what_cannot_be_read_is_refused_and_nothing_is_written() {
    let folder = Folder::new("refused");
    let unnamed = folder.said(&["read", "s. 732.502"], TODAY);
    assert_eq!(unnamed, "Our reference does not name it: read it as published.");
    let page = folder.page("Words.");
    assert_eq!(folder.said(&["read", "s. 1.01", &page], TODAY), "Nothing cites s. 1.01.");
    assert!(folder.said(&["read", "s. 61.19", "no-such-file"], TODAY).contains("No such file"));
    assert!(folder.said(&["a", "b"], TODAY).starts_with("Use: cargo law"));
    assert_eq!(fs::read_to_string(folder.0.join("sources.toml")).unwrap(), SOURCES);
}
