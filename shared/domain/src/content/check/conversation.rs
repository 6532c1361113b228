//! Whether what is said in a conversation fits the questions.

use crate::content::question::Question;
use crate::content::{Choices, Phrasing};

/// What of a question's choices does not fit the questions of the document type.
pub(in crate::content) fn of_choices(choices: &Choices, questions: &[Question]) -> Vec<String> {
    let Some(question) = questions.iter().find(|question| question.id == choices.question) else {
        return vec![format!("there is no question {:?}", choices.question)];
    };
    let options = question.choosable();
    let named = choices.effects.keys().chain(&choices.yes).chain(&choices.no);
    let unknown = named.filter(|option| !options.contains(&option.as_str()));
    let unknown = unknown.map(|option| format!("{}: there is no option {option:?}", question.id));
    let silent = options.iter().filter(|option| !choices.effects.contains_key(**option));
    let silent = silent.map(|option| format!("{}: what does {option:?} do?", question.id));
    unknown.chain(silent).collect()
}

/// What of the phrasing of an answer does not fit the questions of the document type.
pub(in crate::content) fn of_phrasing(phrasing: &Phrasing, questions: &[Question]) -> Vec<String> {
    let known = |id: &String| questions.iter().any(|question| question.id == *id);
    let named = [Some(&phrasing.question), phrasing.of.as_ref(), phrasing.pair.as_ref()];
    let missing = named.into_iter().flatten().filter(|id| !known(id));
    let mut problems: Vec<String> = missing.map(|id| format!("there is no question {id:?}")).collect();
    let Some(question) = questions.iter().find(|question| question.id == phrasing.question) else {
        return problems;
    };
    let is_option =
        |option: &&String| question.options.contains(option) || matches!(option.as_str(), "true" | "false");
    let named = phrasing.says.keys().chain(phrasing.aside.keys()).chain(phrasing.agrees.keys());
    let unknown = named.filter(|option| !is_option(option));
    problems.extend(unknown.map(|option| format!("{}: there is no option {option:?}", question.id)));
    problems
}
