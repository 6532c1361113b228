//! Computes the weights of the danger classifier from its examples: `train_danger` writes them, `train_danger --validate`
//! prints how it does on examples that it has not seen. The same examples give the same bytes.

mod examples;
mod places;
#[path = "../regression/mod.rs"]
mod regression;
mod slots;
mod swap;
mod training;
mod validation;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let examples = examples::read()?;
    let validated = validation::validate(&examples);
    println!("{validated}");
    println!("by writer\n{}", validation::by_writer(&examples, validated.threshold));
    if std::env::args().any(|argument| argument == "--validate") {
        println!("{}", validated.mistakes());
        return Ok(());
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/danger");
    let weights = training::compiled(&examples, validated.threshold);
    let noted = regression::noted(&examples::digest()?, &weights);
    std::fs::write(format!("{folder}/weights.bin"), weights)?;
    std::fs::write(format!("{folder}/weights.sha256"), noted)?;
    Ok(())
}
