//! What a clause prints is kept with the version of its type under which it was printed first: papers that were issued name
//! that version. `shared/content/clause-versions.txt` is only ever added to.

mod printed;

use std::collections::BTreeMap;
use std::fmt::Write;

use toml::{Table, Value};

use printed::{CONTENT, Printed, clauses, printed};

const HEAD: &str = "# What each clause, what stands around the clauses and what is written from a fact prints, as a SHA-256, under the version of its type with\n# which it became so. Written by a test, which fails where one reads otherwise and `version` in clauses.toml was not raised. Lines are added\n# and never changed.\n";

/// The hashes of clauses by their ids; nothing of a clause that is gone.
type Hashes = BTreeMap<String, Option<String>>;

/// The versions of each type, the first one first, with the clauses that each has changed.
type KeptVersions = BTreeMap<String, Vec<(String, Hashes)>>;

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

fn slugs() -> Vec<String> {
    let folders = std::fs::read_dir(format!("{CONTENT}/documents")).unwrap();
    let mut slugs: Vec<String> =
        folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect();
    slugs.sort();
    slugs
}

fn read() -> KeptVersions {
    let text = std::fs::read_to_string(format!("{CONTENT}/clause-versions.txt")).unwrap_or_default();
    let (mut kept, mut at) = (KeptVersions::new(), String::new());
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

fn write(kept: &KeptVersions) {
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
        let (version, now) = clauses(&printed(&slug));
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

/// What is kept of the will, as it is.
fn kept_will() -> (Vec<(String, Hashes)>, Printed) {
    let will = printed("simple-will");
    (vec![clauses(&will)], will)
}

/// What is to be told of the will after a change of it.
fn told(kept: &[(String, Hashes)], changed: &Printed) -> Verdict {
    let (version, now) = clauses(changed);
    verdict(kept, &version, &now)
}

fn other_words() -> Value {
    Value::String("Other words.".to_string())
}

fn not_raised(row: &str) -> Verdict {
    Verdict::NotRaised(vec![row.to_string()])
}

#[test]
fn raising_a_clauses_text_without_raising_its_version_fails() {
    let (kept, mut will) = kept_will();
    let first = &mut will.template["section"][0];
    first["block"][0]["text"] = other_words();
    let id = first["id"].as_str().unwrap().to_string();
    assert_eq!(told(&kept, &will), not_raised(&id));
    let (_, now) = clauses(&will);
    let Verdict::New(changed) = verdict(&kept, "2099.1", &now) else { panic!("the version is raised") };
    assert_eq!(changed.into_keys().collect::<Vec<_>>(), [id]);
}

#[test]
fn a_version_that_was_followed_by_another_is_not_taken_again() {
    let (mut kept, will) = kept_will();
    kept.push(("2099.1".to_string(), Hashes::new()));
    assert_eq!(told(&kept, &will), Verdict::NotRaised(Vec::new()));
}

#[test]
fn a_changed_fragment_or_condition_changes_the_clauses_that_name_it() {
    let (kept, will) = kept_will();
    let mut other_forms = will.clone();
    for form in other_forms.forms["form"].as_array_mut().unwrap() {
        form["block"][0] = other_words();
    }
    let mut other_conditions = will;
    for condition in other_conditions.template["condition"].as_array_mut().unwrap() {
        condition["when"] = other_words();
    }
    for changed in [other_forms, other_conditions] {
        assert!(matches!(told(&kept, &changed), Verdict::NotRaised(ids) if !ids.is_empty()));
    }
}

/// Puts other words in their place.
type Change = fn(&mut Table, Value);

#[test]
fn what_is_printed_around_the_clauses_changes_with_a_higher_version_only() {
    let (kept, will) = kept_will();
    let changes: [(&str, Change); 5] = [
        ("whole/title", |will, words| will["title"] = words),
        ("whole/subject", |will, words| will["subject"] = words),
        ("instrument/will", |will, words| will["instrument"][0]["title"] = words),
        ("whole/cover", |will, words| will["cover"][0]["heading"] = words),
        ("whole/person", |will, words| will["person"][0]["role"] = words),
    ];
    for (row, change) in changes {
        let mut changed = will.clone();
        change(&mut changed.template, other_words());
        assert_eq!(told(&kept, &changed), not_raised(row));
    }
}

/// The fact with this id.
fn fact<'a>(facts: &'a mut Table, id: &str) -> &'a mut Table {
    let mut all = facts["fact"].as_array_mut().unwrap().iter_mut().map(|fact| fact.as_table_mut().unwrap());
    all.find(|fact| fact["id"].as_str() == Some(id)).unwrap()
}

#[test]
fn what_is_written_from_a_fact_changes_with_a_higher_version_only() {
    let (kept, will) = kept_will();
    let changes: [(&str, bool, Change); 5] = [
        ("its answer", true, |children, words| children["answer"][1]["text"] = words),
        ("when a part of it is written", true, |children, words| children["answer"][1]["when"] = words),
        ("what stands between two children", true, |children, words| {
            children.insert("between".to_string(), words);
        }),
        ("how it is asked for", false, |children, words| children["text"] = words),
        ("how a field is asked for", false, |children, words| children["field"][0]["text"] = words),
    ];
    for (what, is_printed, change) in changes {
        let mut changed = will.clone();
        change(fact(&mut changed.facts, "children"), other_words());
        let expected = if is_printed { not_raised("fact/children") } else { Verdict::Same };
        assert_eq!(told(&kept, &changed), expected, "{what}");
    }
}

#[test]
fn the_name_of_a_rhythm_or_a_holiday_is_printed_and_what_is_said_beside_it_is_not() {
    let divorce = printed("uncontested-divorce");
    let kept = [clauses(&divorce)];
    let changes: [(bool, Change); 4] = [
        (true, |schedule, words| schedule["rhythms"][0]["text"] = words),
        (true, |schedule, words| schedule["holidays"][0]["spans"][0]["text"] = words),
        (false, |schedule, words| schedule["rhythms"][0]["effect"] = words),
        (false, |schedule, words| schedule["rhythms"][0]["asks"] = words),
    ];
    for (is_printed, change) in changes {
        let mut changed = divorce.clone();
        let schedule = fact(&mut changed.facts, "schedule")["schedule"].as_table_mut().unwrap();
        change(schedule, other_words());
        let expected = if is_printed { not_raised("fact/schedule") } else { Verdict::Same };
        assert_eq!(told(&kept, &changed), expected);
    }
}

#[test]
fn a_clause_that_is_taken_out_is_a_change_and_its_meaning_is_none() {
    let (kept, mut will) = kept_will();
    will.template["section"][0]["meaning"] = other_words();
    assert_eq!(told(&kept, &will), Verdict::Same);
    let gone = will.template["section"].as_array_mut().unwrap().remove(0);
    assert_eq!(told(&kept, &will), not_raised(gone["id"].as_str().unwrap()));
}
