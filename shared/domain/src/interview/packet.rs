//! What is filed for an interview, in order, and whether a simpler way is open.

use super::Interview;
use super::facts::{FactValue, Simple};
use crate::content::condition::Condition;
use crate::content::court_form::Filer;
use crate::content::packet::{
    EligibilityTest, FilingMilestone, FormRole, Packet, PacketForm, Signing, Track,
};

/// A paper that someone files, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilingStep<'a> {
    /// When it is filed.
    pub milestone: &'a FilingMilestone,
    /// The paper: its number, its title, its part in the packet, and the map that fills it.
    pub form: &'a PacketForm,
    /// Whose it is.
    pub of: Filer,
    /// Before whom it is signed.
    pub signing: &'a Signing,
}

/// What the answers say of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestResult {
    /// It is met.
    Met,
    /// It is not met.
    NotMet,
    /// They do not say.
    NotKnown,
}

impl<'a> Interview<'a> {
    /// The papers of the case; none for a document that is filed nowhere.
    #[must_use]
    pub fn packet(&self) -> Option<&'a Packet> {
        self.document_type.packet.as_ref()
    }

    /// The way that the case takes through the court.
    #[must_use]
    pub fn track(&self) -> Option<&'a Track> {
        self.packet()?.tracks.iter().find(|track| self.holds(track.when.as_ref()))
    }

    /// The papers that have a part in the case, in the order of the content.
    #[must_use]
    pub fn packet_forms(&self, role: FormRole) -> Vec<&'a PacketForm> {
        let all = self.packet().into_iter().flat_map(|packet| &packet.forms);
        all.filter(|form| form.role() == role && self.is_filed(form)).collect()
    }

    /// Everything that is filed, in order: each copy of each paper, once for each who files it.
    #[must_use]
    pub fn filing_steps(&self) -> Vec<FilingStep<'a>> {
        let Some(packet) = self.packet() else { return Vec::new() };
        let forms = packet.forms.iter().filter(|form| self.is_filed(form));
        let mut steps: Vec<_> = forms.flat_map(|form| steps_of(packet, form)).collect();
        steps.sort_by_key(|(place, _)| *place);
        steps.into_iter().map(|(_, step)| step).collect()
    }

    /// The instrument that has no place in the packet where this form is filled.
    #[must_use]
    pub fn replaced_by(&self, form: &'a PacketForm) -> Option<&'a str> {
        let replaced = form.replaces.as_ref()?;
        self.holds(replaced.when.as_ref()).then_some(&replaced.instrument)
    }

    /// The same, for a packet in which these forms of the court are filled, by their maps. `packet.settlement` is then so where one
    /// of them takes the place of the settlement, and `packet.12.902c` where that form is one of them.
    #[must_use]
    pub fn with_filled_forms(mut self, maps: &[&str]) -> Self {
        let is_one =
            |step: &FilingStep<'a>| step.form.court_form.as_deref().is_some_and(|map| maps.contains(&map));
        let mut steps = self.filing_steps();
        steps.retain(|step| is_one(step) && self.is_in_packet(step));
        let instruments = steps.iter().filter_map(|step| self.replaced_by(step.form)).map(in_packet);
        let forms = steps.iter().filter_map(|step| step.form.court_form.as_deref()).map(in_packet);
        let yes = || FactValue::Simple(Simple::YesNo(true));
        let known: Vec<_> = instruments.chain(forms).map(|id| (id, yes())).collect();
        self.calculated.extend(known);
        self
    }

    /// Whether the form with this map is filled in this packet.
    #[must_use]
    pub fn is_filled(&self, map: &str) -> bool {
        self.calculated.contains_key(&in_packet(map))
    }

    /// Whether a form of the court takes the place of an instrument in this packet.
    #[must_use]
    pub fn is_replaced(&self, instrument: &str) -> bool {
        self.calculated.contains_key(&in_packet(instrument))
    }

    /// Whether what is filed has a place in the packet: a form of the court that a court may want instead of an instrument has one
    /// where it takes that instrument's place, and what is filed only where it applies is downloaded by itself.
    #[must_use]
    pub fn is_in_packet(&self, step: &FilingStep<'a>) -> bool {
        match step.form.role() {
            FormRole::Own | FormRole::Besides => true,
            FormRole::Instead => self.replaced_by(step.form).is_some(),
            FormRole::IfItApplies => false,
        }
    }

    /// The place that the packet gives to someone's copy of the form with this map; none where it lists no such copy.
    #[must_use]
    pub fn filing_place(&self, map: &str, of: Filer) -> Option<usize> {
        self.filing_steps().iter().position(|step| is_copy(step, map, of))
    }

    /// Whether someone's copy of the form with this map has a place in the packet.
    #[must_use]
    pub fn packet_has(&self, map: &str, of: Filer) -> bool {
        self.filing_steps().iter().any(|step| is_copy(step, map, of) && self.is_in_packet(step))
    }

    /// The tests of the simpler way, each with what the answers say of it.
    #[must_use]
    pub fn eligibility(&self) -> Vec<(&'a EligibilityTest, TestResult)> {
        let tests = self.packet().into_iter().flat_map(|packet| &packet.tests);
        tests.map(|test| (test, self.result(test))).collect()
    }

    fn result(&self, test: &EligibilityTest) -> TestResult {
        let says = |condition: &Option<Condition>| condition.as_ref().is_some_and(|when| when.holds(self));
        match (says(&test.unmet), says(&test.met)) {
            (true, _) => TestResult::NotMet,
            (false, true) => TestResult::Met,
            (false, false) => TestResult::NotKnown,
        }
    }

    fn is_filed(&self, form: &PacketForm) -> bool {
        let is_on_track = || self.track().is_some_and(|track| form.tracks.contains(&track.id));
        (form.tracks.is_empty() || is_on_track()) && self.holds(form.when.as_ref())
    }
}

fn is_copy(step: &FilingStep<'_>, map: &str, of: Filer) -> bool {
    step.of == of && step.form.court_form.as_deref() == Some(map)
}

/// What a condition asks about where a form of the court may take the place of an instrument, or may be filled.
fn in_packet(id: &str) -> String {
    format!("packet.{id}")
}

fn steps_of<'a>(packet: &'a Packet, form: &'a PacketForm) -> impl Iterator<Item = (usize, FilingStep<'a>)> {
    form.filings.iter().filter_map(move |filing| {
        let (place, milestone) = packet.milestone(&filing.milestone)?;
        let signing = packet.signing(&form.signing)?;
        Some((place, FilingStep { milestone, form, of: filing.of, signing }))
    })
}
