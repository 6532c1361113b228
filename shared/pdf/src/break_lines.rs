//! Where the lines of a paragraph end: Knuth and Plass's total fit, and first fit for ragged text.

use crate::items::{HYPHEN_HANG, ParagraphItem, SHRINK, STRETCH};

/// The end of a line: the item at which it ends, and how far its glue is stretched or shrunk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineEnd {
    pub(crate) at: usize,
    pub(crate) ratio: f32,
}

/// Tried in turn; the last lets any line pass that is not too long.
const TOLERANCES: [f32; 3] = [2.0, 5.0, f32::MAX];
/// Beyond this a loose line is no better than a looser one, and its demerits would overflow.
const WORST_RATIO: f32 = 100.0;

/// How far lines may be stretched so that the last is not a stray word.
const LOOSE_FOR_A_LONGER_END: f32 = 3.0;

const HYPHEN_PENALTY: f64 = 200.0;
const UNEVEN_DEMERITS: f64 = 5_000.0;
const HYPHENS_IN_A_ROW_DEMERITS: f64 = 8_000.0;
const HYPHEN_BEFORE_END_DEMERITS: f64 = 40_000.0;
const SHORT_LAST_LINE_DEMERITS: f64 = 60_000.0;
/// A last line shorter than this share of the measure looks like a stray word.
const SHORT_LAST_LINE: f32 = 0.12;

/// Shares of the measure that are tried in turn to lengthen the last line of ragged text.
const NARROWER: [f32; 4] = [0.97, 0.94, 0.91, 0.88];

/// A text of two lines or more cannot be even in less of the measure.
const NARROWEST_PERCENT: u16 = 52;

/// Breaks a paragraph for justified setting so that its lines together are spaced most evenly.
pub(crate) fn total_fit(items: &[ParagraphItem], measure: f32) -> Vec<LineEnd> {
    let search = |&tolerance: &f32| Search::new(items, measure, tolerance).run();
    let best = TOLERANCES.iter().find_map(search).unwrap_or_else(|| first_fit(items, measure));
    if !ends_short(items, &best, measure) {
        return best;
    }
    // Looser lines are the lesser evil, if they are not so loose that anything would pass.
    let looser = Search::new(items, measure, LOOSE_FOR_A_LONGER_END).run();
    looser.filter(|ends| !ends_short(items, ends, measure)).unwrap_or(best)
}

/// Breaks a paragraph so that each line takes what it holds.
fn first_fit(items: &[ParagraphItem], measure: f32) -> Vec<LineEnd> {
    let mut ends = Vec::new();
    let mut width = 0.0;
    let mut last_chance: Option<(usize, f32)> = None;
    for (at, item) in items.iter().enumerate() {
        if matches!(item, ParagraphItem::Box { .. })
            && width + item.width() > measure
            && let Some((end, used)) = last_chance.take()
        {
            ends.push(LineEnd { at: end, ratio: 0.0 });
            width -= used;
        }
        width += item.width();
        if matches!(item, ParagraphItem::Glue { binds: false, .. } | ParagraphItem::Break { .. }) {
            last_chance = Some((at, width));
        }
    }
    ends.push(LineEnd { at: items.len(), ratio: 0.0 });
    ends
}

/// Breaks a paragraph for ragged setting so that its last line is not a stray word, where narrower lines
/// can help without adding one.
pub(crate) fn balanced_fit(items: &[ParagraphItem], measure: f32) -> Vec<LineEnd> {
    let ends = first_fit(items, measure);
    if !ends_short(items, &ends, measure) {
        return ends;
    }
    let narrower = |share: &f32| first_fit(items, measure * share);
    let is_better = |other: &Vec<LineEnd>| other.len() == ends.len() && !ends_short(items, other, measure);
    NARROWER.iter().map(narrower).find(is_better).unwrap_or(ends)
}

/// Breaks a text for the middle of the page so that its lines are of like length.
pub(crate) fn even_fit(items: &[ParagraphItem], measure: f32) -> Vec<LineEnd> {
    let ends = first_fit(items, measure);
    let narrower = (NARROWEST_PERCENT..100).step_by(4).map(|percent| measure * f32::from(percent) / 100.0);
    narrower.map(|measure| first_fit(items, measure)).find(|other| other.len() == ends.len()).unwrap_or(ends)
}

fn ends_short(items: &[ParagraphItem], ends: &[LineEnd], measure: f32) -> bool {
    let Some(before) = ends.len().checked_sub(2).and_then(|line| ends.get(line)) else { return false };
    let last: f32 = items.iter().skip(line_start(items, before.at)).map(ParagraphItem::width).sum();
    last < measure * SHORT_LAST_LINE
}

/// The first item of the line that follows a break: glue at a line's start is dropped.
pub(crate) fn line_start(items: &[ParagraphItem], after: usize) -> usize {
    let rest = items.get(after..).unwrap_or_default();
    after + rest.iter().take_while(|item| !matches!(item, ParagraphItem::Box { .. })).count()
}

impl ParagraphItem {
    /// Natural width within a line.
    fn width(&self) -> f32 {
        match self {
            Self::Box { width, .. } | Self::Glue { width, .. } => *width,
            Self::Hyphen { .. } | Self::Break { .. } => 0.0,
        }
    }

    fn glue(&self) -> f32 {
        if let Self::Glue { width, .. } = self { *width } else { 0.0 }
    }
}

/// Totals from the start of the paragraph.
#[derive(Clone, Copy, Default)]
struct Sums {
    width: f32,
    glue: f32,
}

impl Sums {
    fn plus(self, item: &ParagraphItem) -> Self {
        Self { width: self.width + item.width(), glue: self.glue + item.glue() }
    }
}

/// A feasible break with the best way to it.
#[derive(Clone, Copy)]
struct Node {
    at: usize,
    after: Sums,
    start: usize,
    fitness: usize,
    hyphen: bool,
    ratio: f32,
    demerits: f64,
    previous: Option<usize>,
}

struct Search<'a> {
    items: &'a [ParagraphItem],
    measure: f32,
    tolerance: f32,
    nodes: Vec<Node>,
    active: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(items: &'a [ParagraphItem], measure: f32, tolerance: f32) -> Self {
        let start = Node {
            at: 0,
            after: Sums::default(),
            start: line_start(items, 0),
            fitness: 1,
            hyphen: false,
            ratio: 0.0,
            demerits: 0.0,
            previous: None,
        };
        Self { items, measure, tolerance, nodes: vec![start], active: vec![0] }
    }

    fn run(mut self) -> Option<Vec<LineEnd>> {
        let mut sums = Sums::default();
        for (at, item) in self.items.iter().enumerate() {
            if self.may_end(at) {
                self.consider(at, sums);
            }
            sums = sums.plus(item);
        }
        self.consider(self.items.len(), sums);
        self.trace()
    }

    fn may_end(&self, at: usize) -> bool {
        match self.items.get(at) {
            Some(ParagraphItem::Glue { binds, .. }) => !binds && at > 0,
            Some(ParagraphItem::Hyphen { .. } | ParagraphItem::Break { .. }) => true,
            Some(ParagraphItem::Box { .. }) | None => false,
        }
    }

    /// Ends a line here in every way that is tolerable, and keeps the best of each fitness class.
    fn consider(&mut self, at: usize, sums: Sums) {
        let mut best: [Option<Node>; 4] = [None; 4];
        for id in std::mem::take(&mut self.active) {
            let Some(&from) = self.nodes.get(id) else { continue };
            let ratio = self.ratio(&from, at, sums);
            if ratio < -1.0 {
                continue;
            }
            self.active.push(id);
            if ratio <= self.tolerance {
                let node = self.node(id, &from, at, ratio);
                if let Some(slot) = best.get_mut(node.fitness)
                    && slot.is_none_or(|known| node.demerits < known.demerits)
                {
                    *slot = Some(node);
                }
            }
        }
        let start = line_start(self.items, at);
        let skipped = self.items.get(at..start).unwrap_or_default();
        let after = skipped.iter().fold(sums, |sums, item| sums.plus(item));
        for node in best.into_iter().flatten() {
            self.active.push(self.nodes.len());
            self.nodes.push(Node { after, start, ..node });
        }
    }

    /// How far the glue of the line must stretch (above zero) or shrink (to minus one).
    fn ratio(&self, from: &Node, at: usize, sums: Sums) -> f32 {
        let hang_left = match self.items.get(from.start) {
            Some(ParagraphItem::Box { hang_left, .. }) => *hang_left,
            _ => 0.0,
        };
        let hyphen = match self.items.get(at) {
            Some(ParagraphItem::Hyphen { width }) => width * (1.0 - HYPHEN_HANG),
            _ => 0.0,
        };
        let natural = sums.width - from.after.width - hang_left + hyphen - self.hang_right(at);
        let slack = self.measure - natural;
        let glue = sums.glue - from.after.glue;
        if slack < 0.0 {
            slack / (glue * SHRINK).max(f32::EPSILON)
        } else if at == self.items.len() {
            0.0
        } else {
            (slack / (glue * STRETCH).max(f32::EPSILON)).min(WORST_RATIO)
        }
    }

    fn hang_right(&self, at: usize) -> f32 {
        match at.checked_sub(1).and_then(|last| self.items.get(last)) {
            Some(ParagraphItem::Box { hang_right, .. }) => *hang_right,
            _ => 0.0,
        }
    }

    fn node(&self, id: usize, from: &Node, at: usize, ratio: f32) -> Node {
        let last = at == self.items.len();
        let (hyphen, penalty) = match self.items.get(at) {
            Some(ParagraphItem::Hyphen { .. }) => (true, HYPHEN_PENALTY),
            Some(ParagraphItem::Break { penalty }) => (false, *penalty),
            _ => (false, 0.0),
        };
        let fitness = [-0.5, 0.5, 1.0].iter().filter(|&&limit| ratio > limit).count();
        let badness = 100.0 * f64::from(ratio.abs() * ratio * ratio);
        let line = (1.0 + badness + penalty) * (1.0 + badness + penalty);
        let surcharges = [
            (fitness.abs_diff(from.fitness) > 1, UNEVEN_DEMERITS),
            (hyphen && from.hyphen, HYPHENS_IN_A_ROW_DEMERITS),
            (last && from.hyphen, HYPHEN_BEFORE_END_DEMERITS),
            (last && self.is_short(from), SHORT_LAST_LINE_DEMERITS),
        ];
        let surcharge: f64 =
            surcharges.iter().filter(|(applies, _)| *applies).map(|(_, demerits)| demerits).sum();
        let demerits = from.demerits + line + surcharge;
        Node { at, fitness, hyphen, ratio, demerits, previous: Some(id), ..*from }
    }

    fn is_short(&self, from: &Node) -> bool {
        let width: f32 = self.items.iter().skip(from.start).map(ParagraphItem::width).sum();
        width < self.measure * SHORT_LAST_LINE
    }

    fn trace(&self) -> Option<Vec<LineEnd>> {
        let ends = self.nodes.iter().filter(|node| node.at == self.items.len() && node.previous.is_some());
        let mut node = ends.min_by(|a, b| a.demerits.total_cmp(&b.demerits));
        node?;
        let mut lines = Vec::new();
        while let Some(&Node { at, ratio, previous: Some(previous), .. }) = node {
            lines.push(LineEnd { at, ratio });
            node = self.nodes.get(previous);
        }
        lines.reverse();
        Some(lines)
    }
}
