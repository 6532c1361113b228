//! Computes the weights of the classifier of answers from its examples: `train_answers` writes them, `train_answers --validate`
//! prints how it does on sets of messages that it has not seen. The same examples give the same bytes.

mod examples;
#[path = "../regression/mod.rs"]
mod regression;
mod training;
mod validation;

use std::error::Error;

use domain::content::Catalog;

fn main() -> Result<(), Box<dyn Error>> {
    let catalog = Catalog::embedded().map_err(|problems| problems.to_string())?;
    let text = examples::text()?;
    let examples = examples::read(catalog, &text)?;
    let validated = validation::validate(&examples);
    println!("{}", validated.table());
    if std::env::args().any(|argument| argument == "--validate") {
        println!("{}", validated.mistakes());
        return Ok(());
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/answering");
    let weights = training::compiled(&examples, validated.threshold);
    let noted = regression::noted(&examples::digest(catalog, &text), &weights);
    std::fs::write(format!("{folder}/weights.bin"), weights)?;
    std::fs::write(format!("{folder}/weights.sha256"), noted)?;
    Ok(())
}
