//! What a clause prints is kept with the version of its type under which it was printed first: papers that were handed out name
//! that version. `shared/content/clause-versions.txt` is only ever added to.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use domain::documents::Sha256Hash;
use toml::{Table, Value};

const CONTENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../content");

const HEAD: &str = "# What each clause and what stands around the clauses prints, as a SHA-256, under the version of its type with which it became so. Written\n# by a test, which fails where one reads otherwise and `version` in clauses.toml was not raised. Lines are added and never changed.\n";

/// The hashes of clauses by their ids; nothing of a clause that is gone.
type Hashes = BTreeMap<String, Option<String>>;

/// The versions of each type, the first one first, with the clauses that each has changed.
type Kept = BTreeMap<String, Vec<(String, Hashes)>>;

#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Same,
    /// These clauses read otherwise, and the version is one that was kept.
    NotRaised(Vec<String>),
    /// The version is new, with what it has changed.
    New(Hashes),
}

fn verdict(kept: &[(String, Hashes)], version: &str, now: &Hashes) -> Verdict {
    let mut before = Hashes::new();
    before.extend(kept.iter().flat_map(|(_, changed)| changed.clone()));
    let mut changed: Hashes =
        now.clone().into_iter().filter(|(id, hash)| before.get(id) != Some(hash)).collect();
    let gone = before.iter().filter(|(id, hash)| hash.is_some() && !now.contains_key(*id));
    changed.extend(gone.map(|(id, _)| (id.clone(), None)));
    match (kept.iter().any(|(known, _)| known == version), kept.last()) {
        (false, _) => Verdict::New(changed),
        (true, Some((last, _))) if last == version && changed.is_empty() => Verdict::Same,
        (true, _) => Verdict::NotRaised(changed.into_keys().collect()),
    }
}

/// The version of a type's clauses, and what each of them prints: its own text, and the fragments and conditions that it names. What is
/// printed around the clauses has rows of its own, whose names have a slash.
fn clauses(template: &Table, forms: &Table) -> (String, Hashes) {
    let (conditions, forms) = (named(template, "condition"), named(forms, "form"));
    let sections = named(template, "section").into_iter().map(|(id, mut clause)| {
        let printed = clause.as_table_mut().unwrap();
        printed.retain(|key, _| key != "meaning" && key != "law");
        (id, clause)
    });
    let hashes = sections.chain(around(template)).map(|(id, printed)| {
        let whole = with_named(printed, &conditions, &forms);
        (id, Some(Sha256Hash::of(whole.to_string().as_bytes()).to_string()))
    });
    (template["version"].as_str().unwrap().to_string(), hashes.collect())
}

fn named(of: &Table, list: &str) -> BTreeMap<String, Value> {
    let entries = of.get(list).and_then(Value::as_array).cloned().unwrap_or_default();
    entries.into_iter().map(|entry| (entry["id"].as_str().unwrap().to_string(), entry)).collect()
}

/// The title and the subject, the instruments without their clauses, the cover sheet, and the people who are named.
fn around(template: &Table) -> BTreeMap<String, Value> {
    let instruments = named(template, "instrument").into_iter();
    let whole = ["title", "subject", "cover", "person"]
        .into_iter()
        .filter_map(|part| Some((format!("whole/{part}"), template.get(part)?.clone())));
    instruments.map(|(id, instrument)| (format!("instrument/{id}"), instrument)).chain(whole).collect()
}

fn with_named(value: Value, conditions: &BTreeMap<String, Value>, forms: &BTreeMap<String, Value>) -> Value {
    let inside = |value| with_named(value, conditions, forms);
    match value {
        Value::Array(values) => Value::Array(values.into_iter().map(inside).collect()),
        Value::Table(table) => {
            let found = [("holds", conditions), ("form", forms)]
                .into_iter()
                .find_map(|(key, named)| named.get(table.get(key)?.as_str()?).cloned());
            let mut whole: Table = table.into_iter().map(|(key, value)| (key, inside(value))).collect();
            whole.extend(found.map(|found| ("named".to_string(), inside(found))));
            Value::Table(whole)
        }
        other => other,
    }
}

fn table(path: impl AsRef<Path>) -> Table {
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

fn forms() -> Table {
    table(format!("{CONTENT}/forms.toml"))
}

fn template(slug: &str) -> Table {
    table(format!("{CONTENT}/documents/{slug}/clauses.toml"))
}

fn slugs() -> Vec<String> {
    let folders = std::fs::read_dir(format!("{CONTENT}/documents")).unwrap();
    let mut slugs: Vec<String> =
        folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect();
    slugs.sort();
    slugs
}

fn read() -> Kept {
    let text = std::fs::read_to_string(format!("{CONTENT}/clause-versions.txt")).unwrap_or_default();
    let (mut kept, mut at) = (Kept::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (name, said) = line.trim_matches(['[', ']']).split_once(' ').unwrap();
        if line.starts_with('[') {
            at = name.to_string();
            kept.entry(at.clone()).or_default().push((said.to_string(), Hashes::new()));
            continue;
        }
        let (_, changed) = kept.get_mut(&at).unwrap().last_mut().unwrap();
        changed.insert(name.to_string(), Some(said.to_string()).filter(|said| said != "gone"));
    }
    kept
}

fn write(kept: &Kept) {
    let mut text = HEAD.to_string();
    for (slug, versions) in kept {
        for (version, changed) in versions {
            writeln!(text, "\n[{slug} {version}]").unwrap();
            for (id, hash) in changed {
                writeln!(text, "{id} {}", hash.as_deref().unwrap_or("gone")).unwrap();
            }
        }
    }
    std::fs::write(format!("{CONTENT}/clause-versions.txt"), text).unwrap();
}

/// `COQUINA_UPDATE=1 cargo test -p domain --test engine` adds a version that was raised.
#[test]
fn every_clause_reads_as_the_version_of_its_type_was_kept() {
    let (mut kept, mut troubles) = (read(), Vec::new());
    for slug in slugs() {
        let (version, now) = clauses(&template(&slug), &forms());
        let versions = kept.entry(slug.clone()).or_default();
        match verdict(versions, &version, &now) {
            Verdict::Same => {}
            Verdict::New(changed) if std::env::var_os("COQUINA_UPDATE").is_some() => {
                versions.push((version, changed));
            }
            Verdict::New(_) => {
                troubles.push(format!("{slug} {version} is not kept: see this test's comment"));
            }
            Verdict::NotRaised(ids) => troubles.push(format!(
                "{slug}: {} read otherwise than {version} did: raise `version` in clauses.toml",
                ids.join(", ")
            )),
        }
    }
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        write(&kept);
    }
    assert_eq!(troubles, Vec::<String>::new());
}

/// The will under its version, what is kept of it, and the place of a clause's first text in it.
fn kept_will() -> (Vec<(String, Hashes)>, Table) {
    let will = template("simple-will");
    let (version, hashes) = clauses(&will, &forms());
    (vec![(version, hashes)], will)
}

fn reworded(mut value: Value) -> Value {
    value["block"][0]["text"] = Value::String("Other words.".to_string());
    value
}

#[test]
fn raising_a_clauses_text_without_raising_its_version_fails() {
    let (kept, mut will) = kept_will();
    let first = will["section"][0].clone();
    will["section"][0] = reworded(first.clone());
    let id = first["id"].as_str().unwrap().to_string();
    let (version, now) = clauses(&will, &forms());
    assert_eq!(verdict(&kept, &version, &now), Verdict::NotRaised(vec![id.clone()]));
    let Verdict::New(changed) = verdict(&kept, "2099.1", &now) else { panic!("the version is raised") };
    assert_eq!(changed.into_keys().collect::<Vec<_>>(), [id]);
}

#[test]
fn a_version_that_was_followed_by_another_is_not_taken_again() {
    let (mut kept, will) = kept_will();
    kept.push(("2099.1".to_string(), Hashes::new()));
    let (version, now) = clauses(&will, &forms());
    assert_eq!(verdict(&kept, &version, &now), Verdict::NotRaised(Vec::new()));
}

#[test]
fn a_changed_fragment_or_condition_changes_the_clauses_that_name_it() {
    let (kept, mut will) = kept_will();
    let mut changed_forms = forms();
    for form in changed_forms["form"].as_array_mut().unwrap() {
        form["block"][0] = Value::String("Other words.".to_string());
    }
    let (version, now) = clauses(&will, &changed_forms);
    assert!(matches!(verdict(&kept, &version, &now), Verdict::NotRaised(ids) if !ids.is_empty()));
    for condition in will["condition"].as_array_mut().unwrap() {
        condition["when"] = Value::String("otherwise".to_string());
    }
    let (version, now) = clauses(&will, &forms());
    assert!(matches!(verdict(&kept, &version, &now), Verdict::NotRaised(ids) if !ids.is_empty()));
}

/// Puts other words in their place.
type Change = fn(&mut Table, Value);

#[test]
fn what_is_printed_around_the_clauses_changes_with_a_higher_version_only() {
    let (kept, will) = kept_will();
    let other = || Value::String("Other words.".to_string());
    let changes: [(&str, Change); 5] = [
        ("whole/title", |will, words| will["title"] = words),
        ("whole/subject", |will, words| will["subject"] = words),
        ("instrument/will", |will, words| will["instrument"][0]["title"] = words),
        ("whole/cover", |will, words| will["cover"][0]["heading"] = words),
        ("whole/person", |will, words| will["person"][0]["role"] = words),
    ];
    for (row, change) in changes {
        let mut changed = will.clone();
        change(&mut changed, other());
        let (version, now) = clauses(&changed, &forms());
        assert_eq!(verdict(&kept, &version, &now), Verdict::NotRaised(vec![row.to_string()]));
    }
}

#[test]
fn a_clause_that_is_taken_out_is_a_change_and_its_meaning_is_none() {
    let (kept, mut will) = kept_will();
    will["section"][0]["meaning"] = Value::String("Said better.".to_string());
    let (version, now) = clauses(&will, &forms());
    assert_eq!(verdict(&kept, &version, &now), Verdict::Same);
    let gone = will["section"].as_array_mut().unwrap().remove(0);
    let (version, now) = clauses(&will, &forms());
    let id = gone["id"].as_str().unwrap().to_string();
    assert_eq!(verdict(&kept, &version, &now), Verdict::NotRaised(vec![id]));
}
