//! From a paper to pages.

mod block;
mod cover;
mod extent;
mod foot_line;
mod footer;
mod initials;
mod instrument;
mod keep_together;
mod list;
mod paginate;
mod part;
mod part_style;
mod places;
mod quote;
mod roman;
mod row;
mod row_stack;
mod running_foot;
mod section;
mod signature;
mod signing;
mod signing_page;
mod table;
mod verification;
mod watermark;

#[cfg(test)]
mod tests;

use domain::assembly::paper::{Instrument, Paper};

use crate::{
    RenderMode,
    day::Day,
    page::{Drawing, HEIGHT, WIDTH},
    shape::Shaper,
    tags::{ElementId, Role, Tree},
};
use footer::PageDecorator;
use part::Part;
use places::FoundPlace;
use row_stack::RowStack;
use running_foot::RunningFoot;
use running_foot::running_title;
pub(crate) use watermark::{SLOPE, watermark};

/// Left edge of the text.
const LEFT: f32 = 90.0;
/// Width of the text.
const MEASURE: f32 = WIDTH - 2.0 * LEFT;
/// Upper edge of the text.
const TOP: f32 = HEIGHT - 72.0;
/// Lower edge of an instrument's text, above a footer with room for initials.
const INSTRUMENT_BOTTOM: f32 = 102.0;
/// Lower edge of the cover sheet's text.
const COVER_BOTTOM: f32 = 82.0;

/// Lays out the cover sheet, when there is one, and the instruments after it.
///
/// The instruments are divided into pages first, because the cover sheet says where to sign them.
pub(crate) fn lay_out(paper: &Paper, date: Day, mode: RenderMode, shaper: &mut Shaper) -> Drawing {
    let mut tree = Tree::new();
    let sheet = tree.add(Role::Section, Tree::ROOT);
    let (mut instruments, mut feet) = (Vec::new(), Vec::new());
    for instrument in &paper.instruments {
        let foot = RunningFoot::new(instrument, shaper);
        instruments.push(lay_out_instrument(paper, instrument, &foot, shaper, &mut tree));
        feet.push(foot);
    }
    let found = found(paper, &instruments);
    let mut cover = lay_out_cover(paper, sheet, &found, shaper, &mut tree);
    let code = verification::Foot::new(paper.verification.as_ref(), shaper);
    let mut decorator = PageDecorator { shaper, date, mode, code };
    decorator.decorate_cover(paper, &mut cover.pages);
    for ((instrument, foot), part) in paper.instruments.iter().zip(&feet).zip(&mut instruments) {
        decorator.decorate_instrument(instrument, foot, &mut part.pages);
    }
    let title = running_title(&paper.title, Some(&paper.subject));
    let mut drawing = Drawing { title, date, pages: Vec::new(), tree, outline: Vec::new() };
    std::iter::once(cover).chain(instruments).for_each(|part| part.append_to(&mut drawing));
    drawing
}

fn lay_out_instrument(
    paper: &Paper,
    instrument: &Instrument,
    foot: &RunningFoot,
    shaper: &mut Shaper,
    tree: &mut Tree,
) -> Part {
    let bottom = INSTRUMENT_BOTTOM + foot.rise();
    let mut row_stack = RowStack::new(shaper, tree, part_style::of(instrument), TOP - bottom);
    instrument::compose_in_few_pages(instrument, &outline_name(paper, instrument), &mut row_stack);
    Part::new(row_stack.into_rows(), bottom)
}

fn lay_out_cover(
    paper: &Paper,
    sheet: ElementId,
    found: &[FoundPlace],
    shaper: &mut Shaper,
    tree: &mut Tree,
) -> Part {
    let mut row_stack = RowStack::new(shaper, tree, part_style::COVER, TOP - COVER_BOTTOM);
    if !paper.cover.is_empty() {
        cover::compose(paper, sheet, found, &mut row_stack);
    }
    Part::new(row_stack.into_rows(), COVER_BOTTOM)
}

/// The title, and whose it is where other instruments have the same title.
fn outline_name(paper: &Paper, instrument: &Instrument) -> String {
    let same = paper.instruments.iter().filter(|other| other.title == instrument.title).count();
    if same > 1 {
        running_title(&instrument.title, instrument.subject.as_deref())
    } else {
        instrument.title.clone()
    }
}

/// Everything to be completed by hand, with its page in its instrument.
fn found(paper: &Paper, parts: &[Part]) -> Vec<FoundPlace> {
    let in_part = |(instrument, part): (&Instrument, &Part)| {
        let found = |(signing_place, page): &_| FoundPlace {
            instrument: instrument.id.clone(),
            signing_place: Clone::clone(signing_place),
            page: page + 1,
        };
        part.signing_places.iter().map(found).collect::<Vec<_>>()
    };
    paper.instruments.iter().zip(parts).flat_map(in_part).collect()
}
