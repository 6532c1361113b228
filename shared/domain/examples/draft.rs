//! Prints a case of the content files as the text that its person gets: `draft <slug> <case>`. With `COQUINA_CONTENT` it reads
//! the content of that folder.

use std::collections::BTreeMap;
use std::error::Error;

use domain::assembly::assemble;
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Interview};
use jiff::civil::date;

#[path = "../tests/proof/content.rs"]
mod content;
#[path = "../tests/proof/text.rs"]
#[allow(dead_code, reason = "the proof uses more of it")]
mod text;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [slug, case] = arguments.as_slice() else { return Err("usage: draft <slug> <case>".into()) };
    let catalog = content::catalog();
    let document_type = catalog.document_type(slug).ok_or("there is no such type")?;
    let case = content::folder().join(format!("documents/{slug}/cases/{case}.toml"));
    let case: toml::Table = toml::from_str(&std::fs::read_to_string(case)?)?;
    let given = serde_json::to_value(&case["answers"])?;
    let changes = AnswerChanges::parse(document_type, given.as_object().ok_or("answers are a table")?)
        .map_err(|refused| format!("{refused:?}"))?;
    let none = toml::Value::Table(toml::Table::new());
    let facts = serde_json::to_value(case.get("facts").unwrap_or(&none))?;
    let facts = FactChanges::parse(document_type, catalog, facts.as_object().ok_or("facts are a table")?)
        .map_err(|refused| format!("{refused:?}"))?;
    let Matter { answers, facts } = Matter::default().with(document_type, changes, facts);
    let county = case.get("county").and_then(|county| catalog.county(county.as_str()?));
    let interview = Interview::new(document_type, &answers).knowing(&facts).filed_in(county);
    let template = document_type.template.as_ref().ok_or("this type has no clauses")?;
    let config: serde_json::Value = serde_json::from_str(include_str!("../../../infra/config/dev.json"))?;
    let nonlawyer = serde_json::from_value(config["nonlawyer"].clone())?;
    print!("{}", text::whole(&assemble(template, &interview, &nonlawyer)));
    let today = date(2026, 11, 21);
    let open: BTreeMap<String, String> = interview.problems(today);
    println!("missing {:?}\nproblems {open:?}\nnotes {:?}", interview.missing(), interview.notes(today));
    for finding in interview.findings(today) {
        println!(
            "{:?} {} {}: {} {:?}",
            finding.level, finding.code, finding.title, finding.message, finding.law
        );
    }
    Ok(())
}
