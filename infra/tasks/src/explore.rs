//! `cargo explore`: the property tests, each with a seed that no run had before. `cargo verify` has a fixed one.

use std::hash::{BuildHasher, RandomState};

use crate::root;
use crate::steps::{command, run, say, step};

/// A property: its name here, and what `cargo test` is told for it.
const PROPERTIES: [(&str, &[&str]); 5] = [
    ("money", &["-p", "local", "--test", "money", "b_01"]),
    ("facts", &["-p", "domain", "--test", "engine", "facts"]),
    ("sums", &["-p", "domain", "--lib"]),
    ("pages", &["-p", "pdf", "--test", "render", "review"]),
    ("words", &["-p", "assistant", "--lib", "guide::properties_tests"]),
];

/// Tries new cases of one property, or of all.
///
/// # Errors
/// A sentence when the property does not exist, or was found broken: the seed stands above.
pub(crate) fn explore(wanted: Option<&str>) -> Result<(), String> {
    let is_wanted = |name: &str| wanted.is_none_or(|wanted| wanted == name);
    let properties: Vec<_> = PROPERTIES.iter().filter(|(name, _)| is_wanted(name)).collect();
    if properties.is_empty() {
        let names = PROPERTIES.map(|(name, _)| name).join(", ");
        return Err(format!("There is no such property. There are: {names}."));
    }
    let root = root()?;
    let seed = RandomState::new().hash_one("seed").to_string();
    say(&format!("PROPTEST_RNG_SEED={seed}"));
    properties.into_iter().try_for_each(|(name, arguments)| {
        let mut test = command(&root, "cargo", &[&["test"], *arguments].concat());
        test.env("PROPTEST_RNG_SEED", &seed);
        step(name, || run(test))
    })
}
