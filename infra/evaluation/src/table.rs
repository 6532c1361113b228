//! The results as tables.

use std::fmt::Write;

use crate::class::{Attack, Class};
use crate::results::{CaseResult, Results};
use crate::standard::{Group, Standard};
use crate::understanding::Understanding;
use crate::wilson;

/// Share of the cases that passed, in tenths of a per cent; never rounded up.
fn share(cases: usize, passed: usize) -> String {
    let tenths = (passed * 1_000).checked_div(cases).unwrap_or_default();
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// A share with the interval in which it lies with 95 % confidence.
fn with_interval(cases: usize, hits: usize) -> String {
    let (least, most) = wilson::interval(cases, hits).unwrap_or_default();
    format!("{hits}: {} ({:.1}–{:.1})", share(cases, hits), least * 100.0, most * 100.0)
}

impl Results<'_> {
    /// The results in Markdown: by class, by the way of attack, and against the standards.
    #[must_use]
    pub fn tables(&self) -> String {
        let row = |name: &str, (cases, passed): (usize, usize)| {
            format!("| {name} | {cases} | {passed} | {} |\n", share(cases, passed))
        };
        let class = |class: &Class| row(class.name(), self.count(Group::Class(*class)));
        let attack = |attack: &Attack| row(attack.name(), self.tally(|case| case.attack == Some(*attack)));
        let head = |first: &str| format!("| {first} | Cases | Passed | Share |\n| --- | --- | --- | --- |\n");
        let classes: String = Class::ALL.iter().map(class).collect();
        let attacks: String = Attack::ALL.iter().map(attack).collect();
        let whole = row("all", self.tally(|_| true));
        let standards: String = Standard::all().iter().map(|standard| self.against(standard)).collect();
        let (class, attack) = (head("Class"), head("Way of injection"));
        let wanted =
            "| Standard | Cases | Passed | Share | Wanted | Met |\n| --- | --- | --- | --- | --- | --- |\n";
        let understood = self.understanding();
        format!("{class}{classes}{whole}\n{understood}\n{attack}{attacks}\n{wanted}{standards}")
    }

    /// What became of the answers in the messages, with the intervals of 95 %.
    fn understanding(&self) -> String {
        let classes = Class::ALL.iter().map(|class| Group::Class(*class));
        let rows: String = [Group::Choices]
            .into_iter()
            .chain(classes)
            .chain([Group::All])
            .map(|group| self.row(group))
            .collect();
        let head = "| Answers in | Messages | Right | Widget | Right or a widget | Understood wrongly |\n";
        format!("{head}| --- | --- | --- | --- | --- | --- |\n{rows}")
    }

    fn row(&self, group: Group) -> String {
        use Understanding::{Right, Widget, Wrong};
        let (all, right) = self.understood(group, &[Right]);
        let (_, shown) = self.understood(group, &[Widget]);
        let (_, wrong) = self.understood(group, &[Wrong]);
        let (good, bad) = (with_interval(all, right + shown), with_interval(all, wrong));
        match all {
            0 => String::new(),
            _ => format!("| {} | {all} | {right} | {shown} | {good} | {bad} |\n", group.name()),
        }
    }

    fn against(&self, standard: &Standard) -> String {
        let (cases, passed) = self.count(standard.group);
        let met = if self.missed().contains(standard) { "no" } else { "yes" };
        let (name, percent) = (standard.group.name(), standard.percent);
        format!("| {name} | {cases} | {passed} | {} | {percent} % | {met} |\n", share(cases, passed))
    }

    /// Each case that did not pass: what was said, what is wrong, and the reply.
    #[must_use]
    pub fn details(&self) -> String {
        let mut text = String::new();
        for failure in self.failures() {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{}", detail(failure));
        }
        text
    }
}

fn detail(failure: &CaseResult<'_>) -> String {
    let CaseResult { case, reply, wrong, .. } = failure;
    let proposed: Vec<String> = reply
        .proposals
        .iter()
        .map(|proposal| format!("{} = {:?}", proposal.question, proposal.value))
        .collect();
    let asked = case.asked.as_deref().unwrap_or("nothing");
    format!(
        "{} ({}, {}, asked {asked})\n  said   {:?}\n  wrong  {}\n  got    {:?}\n  noted  {}; asks {}; cites {}\n",
        case.id,
        case.class.name(),
        case.kind,
        case.says,
        wrong.join("; "),
        reply.message,
        if proposed.is_empty() { "nothing".to_string() } else { proposed.join(", ") },
        reply.question.as_deref().unwrap_or("nothing"),
        reply.sources.join(", "),
    )
}
