//! Words and crosses as operators, each where its box is.

use domain::assembly::court_form::Mark;
use lopdf::ObjectId;

use super::attached_page::{AttachedWords, Heading, references};
use super::font_name::font_name;
use super::{BoxKind, FormBox, FormError, draft_mark};
use crate::{
    RenderError, RenderMode,
    face::{self, Style},
    items::{Align, TextStyle},
    layout::watermark,
    lines::{Line, set, width},
    number::decimal,
    shape::Shaper,
    show,
    subset::{Subset, subsets},
};

/// The size in which words are set where they fit.
const SIZE: f32 = 10.0;
/// No one could read less on paper.
const SMALLEST: f32 = 7.0;
const STEP: f32 = 0.5;
/// Baselines are so many times the size apart in a cell of a table, which has no rules.
const LEAD: f32 = 1.15;
/// The rules of the court's forms are so many points apart, and so are the lines that stand on them.
const RULED: f32 = 13.43;
/// Between the edge of a box and its words, in points.
const MARGIN: f32 = 1.5;
/// Height of a capital, and depth of a letter below the baseline, by its size.
const CAPITAL: f32 = 0.67;
const DEPTH: f32 = 0.22;
/// Between the foot of a box and the lowest letter, in points.
const FOOT: f32 = 0.5;
/// A box that is no wider and has room for two lines is a cell of a table, not lines to write on.
const CELL: f32 = 180.0;
const CROSS: &str = "X";

/// What is drawn on the form.
pub(super) struct Drawn {
    pub(super) subsets: Vec<Subset>,
    pub(super) marks: Vec<DrawnMark>,
    /// What lies under the court's page.
    pub(super) beneath: Vec<u8>,
    /// What stands on the attached page.
    pub(super) continued: AttachedWords,
}

/// What is drawn in one box.
pub(super) struct DrawnMark {
    pub(super) page: u32,
    pub(super) widget: Option<ObjectId>,
    pub(super) operators: Vec<u8>,
}

/// Draws the marks in their boxes, and under the page the mark of a draft.
pub(super) fn draw(placed: &[(&FormBox, &Mark)], mode: RenderMode) -> Result<Drawn, FormError> {
    let faces = face::faces()?;
    let mut shaper = Shaper::new(faces);
    let (mut settings, mut continued) = (Vec::new(), AttachedWords::default());
    for (place, mark) in placed {
        settings.push(match mark {
            Mark::Words(text) => words(&mut shaper, place, text, &mut continued)?,
            Mark::Heading { of, words: text } => {
                continued.heading.push(Heading { of: of.clone(), words: text.clone() });
                words(&mut shaper, place, text, &mut continued)?
            }
            Mark::Attached(lines) => attached(&mut shaper, place, lines.clone(), &mut continued)?,
            Mark::Tick => cross(&mut shaper, place),
        });
    }
    let watermark = (mode == RenderMode::Draft).then(|| watermark(&mut shaper));
    let subsets = subsets(faces, &shaper.finish()?)?;
    let beneath = watermark.map(|mark| draft_mark::operators(&mark, &subsets)).unwrap_or_default();
    let marks = placed.iter().zip(&settings).map(|((place, _), set)| DrawnMark {
        page: place.page,
        widget: place.widget,
        operators: set.operators(place.rect, &subsets),
    });
    Ok(Drawn { marks: marks.collect(), beneath, subsets, continued })
}

/// Lines as they will stand in a box.
struct SetLines {
    style: Style,
    size: f32,
    /// Between two baselines, in points.
    lead: f32,
    align: Align,
    lines: Vec<Line>,
    /// Whether they begin at the top of the box, instead of standing at its foot.
    from_top: bool,
}

/// The words, or where they do not fit, under which number they are continued.
fn words(
    shaper: &mut Shaper,
    place: &FormBox,
    text: &str,
    continued: &mut AttachedWords,
) -> Result<SetLines, FormError> {
    let text = text.trim();
    printable(place, text)?;
    match fitted(shaper, place, text) {
        Some(lines) => Ok(lines),
        None => attached(shaper, place, vec![text.into()], continued),
    }
}

/// The number under which the lines stand on the attached page; nothing in a box that is too small for it, where a bare figure could
/// be read as an amount.
fn attached(
    shaper: &mut Shaper,
    place: &FormBox,
    lines: Vec<String>,
    continued: &mut AttachedWords,
) -> Result<SetLines, FormError> {
    lines.iter().try_for_each(|line| printable(place, line))?;
    let number = continued.add(place.page, lines);
    let fits = references(number).iter().find_map(|reference| one(shaper, place.rect, reference));
    Ok(fits.unwrap_or_else(SetLines::empty))
}

fn printable(place: &FormBox, text: &str) -> Result<(), FormError> {
    let unprintable = crate::unprintable(text);
    if unprintable.is_empty() {
        return Ok(());
    }
    Err(FormError::Words(place.field.clone(), RenderError::Unprintable(unprintable)))
}

fn fitted(shaper: &mut Shaper, place: &FormBox, text: &str) -> Option<SetLines> {
    let set = match place.kind {
        BoxKind::Lines => several(shaper, place.rect, text),
        // What is too long for a line may have room for more than one, whatever the field says.
        BoxKind::Line | BoxKind::Check | BoxKind::Signature => {
            one(shaper, place.rect, text).or_else(|| several(shaper, place.rect, text))
        }
    };
    set.map(|lines| if is_cell(place.rect) && lines.lines.len() == 1 { lines.in_the_middle() } else { lines })
}

/// Some of the court's files have a box as large as the cell, so that its edges are the rules of the table.
fn is_cell([left, bottom, right, top]: [f32; 4]) -> bool {
    right - left <= CELL && top - bottom >= 2.0 * LEAD * SIZE
}

fn measure([left, _, right, _]: [f32; 4]) -> f32 {
    right - left - 2.0 * MARGIN
}

fn text_style(style: Style, size: f32) -> TextStyle {
    TextStyle::new(style, size, size * LEAD, Align::Left)
}

/// One line, smaller where the box is short or low.
fn one(shaper: &mut Shaper, rect: [f32; 4], text: &str) -> Option<SetLines> {
    let joined = text.replace('\n', " ");
    let lines = set(shaper, &joined, text_style(Style::Regular, SIZE), f32::MAX);
    let widest = lines.first().map_or(0.0, |line| width(&line.glyphs, SIZE));
    let height = rect[3] - rect[1];
    let by_width = if widest > 0.0 { SIZE * measure(rect) / widest } else { SIZE };
    let size = SIZE.min(by_width).min(height / (CAPITAL + DEPTH));
    let fits = size >= SMALLEST;
    // In a box for more than a line, the first rule is the upper one.
    let from_top = height >= 2.0 * LEAD * SIZE;
    let (style, align) = (Style::Regular, Align::Left);
    fits.then_some(SetLines { style, size, lead: LEAD * size, align, lines, from_top })
}

/// Baselines as far apart as the rules of the form; closer in a cell, which has none.
fn leads(rect: [f32; 4], size: f32) -> impl Iterator<Item = f32> {
    let is_narrow = rect[2] - rect[0] <= CELL;
    [Some(RULED), is_narrow.then_some(LEAD * size)].into_iter().flatten()
}

/// As many lines as the box holds, in the largest size in which all do.
fn several(shaper: &mut Shaper, rect: [f32; 4], text: &str) -> Option<SetLines> {
    let height = rect[3] - rect[1];
    let mut size = SIZE;
    while size >= SMALLEST {
        let lines = set(shaper, text, text_style(Style::Regular, size), measure(rect));
        let needed = |lead: f32| lines.len().saturating_sub(1) as f32 * lead + (CAPITAL + DEPTH) * size;
        let lead = leads(rect, size).find(|&lead| needed(lead) <= height);
        let widest = lines.iter().map(|line| width(line.glyphs.as_slice(), size)).fold(0.0, f32::max);
        if let Some(lead) = lead.filter(|_| widest <= measure(rect) + size) {
            let (style, align) = (Style::Regular, Align::Left);
            return Some(SetLines { style, size, lead, align, lines, from_top: true });
        }
        size -= STEP;
    }
    None
}

fn cross(shaper: &mut Shaper, place: &FormBox) -> SetLines {
    let size = SIZE.min((place.rect[3] - place.rect[1]) / CAPITAL);
    let lines = set(shaper, CROSS, text_style(Style::Bold, size), f32::MAX);
    SetLines { style: Style::Bold, size, lead: LEAD * size, align: Align::Center, lines, from_top: false }
}

impl SetLines {
    fn empty() -> Self {
        let (style, align) = (Style::Regular, Align::Left);
        Self { style, size: SIZE, lead: LEAD * SIZE, align, lines: Vec::new(), from_top: false }
    }

    fn in_the_middle(self) -> Self {
        Self { align: Align::Center, from_top: false, ..self }
    }

    /// Words stand on the rule that the court's form has at the foot of a box, a cross in its middle.
    fn first_baseline(&self, bottom: f32, top: f32) -> f32 {
        let room = (top - bottom - CAPITAL * self.size).max(0.0);
        if self.from_top {
            return top - CAPITAL * self.size - room.min(MARGIN);
        }
        let middle = room / 2.0;
        bottom + if self.align == Align::Center { middle } else { middle.min(DEPTH * self.size + FOOT) }
    }

    fn operators(&self, rect: [f32; 4], subsets: &[Subset]) -> Vec<u8> {
        let mut out = Vec::new();
        let Some(subset) = subsets.iter().find(|subset| subset.style == self.style) else { return out };
        let [left, bottom, right, top] = rect;
        let first = self.first_baseline(bottom, top);
        for (index, line) in self.lines.iter().enumerate() {
            let slack = right - left - width(&line.glyphs, self.size);
            let x = if self.align == Align::Center { left + slack / 2.0 } else { left + MARGIN };
            out.extend_from_slice(format!("BT /{} ", font_name(subset)).as_bytes());
            decimal(self.size, &mut out);
            out.extend_from_slice(b" Tf 1 0 0 1 ");
            decimal(x, &mut out);
            out.push(b' ');
            decimal(first - index as f32 * self.lead, &mut out);
            out.extend_from_slice(b" Tm\n");
            show::show(&line.glyphs, self.size, subset, &mut out);
            out.extend_from_slice(b"ET\n");
        }
        out
    }
}
