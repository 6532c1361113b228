//! `cargo forms`: the court’s forms on this machine.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use domain::content::{Catalog, CourtForm};
use forms::{Folder, FormsError, State, boxes, fetch, fill, install};
use jiff::Zoned;

const USAGE: &str =
    "Use: cargo forms [check | fetch | install <folder> | boxes <form> | fill <form> <case.toml> <folder>]";

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every form is as it should be.
async fn run(arguments: &[&str]) -> Result<bool, FormsError> {
    let forms = CourtForm::embedded().map_err(|problems| FormsError::Content(problems.to_string()))?;
    let data = std::env::var_os("COQUINA_DATA").map_or_else(|| PathBuf::from(".local"), PathBuf::from);
    let folder = Folder::of(&data);
    match arguments {
        ["check"] => Ok(check(forms, &folder)),
        ["fetch"] => {
            let errors = fetch(forms, &folder).await?;
            errors.iter().for_each(|error| eprintln!("{error}"));
            Ok(errors.is_empty())
        }
        ["install", from] => {
            let left = install(forms, Path::new(from), &folder)?;
            left.iter().for_each(|form| eprintln!("{}: no file there is this edition", form.id));
            Ok(left.is_empty())
        }
        ["boxes", wanted] => {
            boxes(named(forms, wanted)?, &folder)?.iter().for_each(|line| println!("{line}"));
            Ok(true)
        }
        ["fill", wanted, case, to] => fill_form(forms, &folder, wanted, (case, to)).map(|()| true),
        _ => {
            eprintln!("{USAGE}");
            Ok(false)
        }
    }
}

fn check(forms: &[CourtForm], folder: &Folder) -> bool {
    let today = Zoned::now().date();
    let states: Vec<State> = forms.iter().map(|form| folder.state(form, today)).collect();
    for (form, state) in forms.iter().zip(&states) {
        println!("{:9} {} ({}): {state}", form.id, form.edition.title, form.edition.revision);
    }
    states.iter().all(|state| *state == State::Good)
}

/// The form with this id or number.
fn named<'a>(forms: &'a [CourtForm], wanted: &str) -> Result<&'a CourtForm, FormsError> {
    let form = forms.iter().find(|form| form.id == wanted || form.edition.number == wanted);
    form.ok_or_else(|| FormsError::NoForm(wanted.to_string()))
}

fn fill_form(
    forms: &[CourtForm],
    folder: &Folder,
    wanted: &str,
    (case, to): (&str, &str),
) -> Result<(), FormsError> {
    let catalog = Catalog::embedded().map_err(|problems| FormsError::Content(problems.to_string()))?;
    for path in fill(catalog, named(forms, wanted)?, folder, Path::new(case), Path::new(to))? {
        println!("{}", path.display());
    }
    Ok(())
}
