//! Tables, with a head that is repeated on every page and blank cells to be completed by hand.

use std::rc::Rc;

use domain::assembly::paper;

use crate::{
    items::{Align, TextStyle},
    page::{Mark, Rule},
    tags::{Artifact, ElementId, Role, Tag},
};

use super::{
    LEFT, MEASURE,
    keep_together::leave_none_alone,
    row::{Head, Kind, PageStart, Row},
    row_stack::{Column, RowStack, baseline},
};

const AROUND: f32 = 9.0;
const PAD_SIDE: f32 = 5.0;
/// Height of a row in which a hand is to write.
const PEN_ROOM: f32 = 24.0;
/// A column narrower than this share of the text holds no word.
const NARROWEST: f32 = 0.06;
const THIN: f32 = 0.4;
const STRONG: f32 = 0.8;

/// A quarter of an inch between cards, for scissors.
const GUTTER: f32 = 18.0;
const DASH: f32 = 3.0;
const NO_DASH: f32 = 3.0;

/// Where the columns lie.
struct Grid {
    columns: Vec<Column>,
    /// Left and right edge of what stands together: all columns, or those of each card.
    groups: Vec<(f32, f32)>,
    /// How the words of each stand in it.
    aligns: Vec<Align>,
    /// Whether upright rules part the columns, as they must where a hand is to write.
    ruled: bool,
}

/// A row of the table: the lines of each cell, drawn as if each were the first.
struct Cells {
    columns: Vec<Vec<Mark>>,
    lead: f32,
    room: (f32, f32),
    least_height: f32,
    weight: f32,
}

impl RowStack<'_> {
    /// A table.
    pub(crate) fn table(&mut self, columns: &[paper::Column], rows: &[Vec<String>], parent: ElementId) {
        if columns.is_empty() {
            return;
        }
        let table = self.tree.add(Role::Table, parent);
        let grid = Grid::new(columns, rows.iter().flatten().any(|cell| is_blank(cell)));
        self.space(AROUND);
        self.stay_near();
        let headings: Vec<String> = columns.iter().map(|column| column.heading.clone()).collect();
        let head = self.head(&headings, &grid, table);
        let first = self.len();
        for row in rows {
            let cells = self.cells(row, &grid, (Role::TableCell, self.part_style.cell), table);
            self.row(cells, &grid, head.as_ref());
        }
        self.rework(first, leave_none_alone);
        self.space(AROUND + 2.0);
    }

    /// The row of headings, which is never last on its page.
    fn head(&mut self, headings: &[String], grid: &Grid, table: ElementId) -> Option<Rc<Head>> {
        grid.level(0.0, STRONG).into_iter().for_each(|mark| self.beside(mark));
        if headings.iter().all(|heading| is_blank(heading)) {
            return None;
        }
        let cells = self.cells(headings, grid, (Role::TableHeading, self.part_style.cell_heading), table);
        let cells = Cells { least_height: 0.0, weight: STRONG, ..cells };
        let first = self.len();
        self.row(cells, grid, None);
        let mut head = Head { height: 0.0, marks: Vec::new() };
        self.rework(first, |rows| head = repeated(rows));
        self.keep_with_next();
        Some(Rc::new(head))
    }

    fn cells(&mut self, row: &[String], grid: &Grid, what: (Role, TextStyle), table: ElementId) -> Cells {
        let (role, text_style) = what;
        let element = self.tree.add(Role::TableRow, table);
        let room = self.part_style.cell_room;
        let texts = row.iter().map(String::as_str).chain(std::iter::repeat(""));
        let mut least_height: f32 = 0.0;
        let mut columns = Vec::with_capacity(grid.columns.len());
        for ((&column, &align), text) in grid.columns.iter().zip(&grid.aligns).zip(texts) {
            let text_style = text_style.aligned(align);
            let cell = self.tree.add(role, element);
            let place = |line| baseline(line, text_style, column, Tag::Content(cell)).raised(-room.0);
            if is_blank(text) {
                least_height = PEN_ROOM;
                columns.push(Vec::new());
            } else {
                columns
                    .push(self.set(text.trim(), text_style, column.measure).into_iter().map(place).collect());
            }
        }
        Cells { columns, lead: text_style.lead, room, least_height, weight: THIN }
    }

    /// Adds a row of the table: as a whole, so that each cell is read before the next, or line by line where
    /// no page could hold it.
    fn row(&mut self, cells: Cells, grid: &Grid, head: Option<&Rc<Head>>) {
        let above = head.map_or(0.0, |head| head.height);
        let pieces = if cells.height() + above <= self.page {
            vec![(cells.height(), cells.whole())]
        } else {
            cells.lines()
        };
        let count = pieces.len();
        for (index, (height, mut marks)) in pieces.into_iter().enumerate() {
            if index + 1 == count {
                marks.extend(grid.level(-height, cells.weight));
            }
            marks.extend(grid.uprights(height));
            let page_start = if index > 0 { PageStart::Divides } else { PageStart::Free };
            let row = Row::new(Kind::Cell, height, marks);
            self.push(Row { opens: index == 0, page_start, head: head.cloned(), ..row });
        }
    }
}

impl Cells {
    fn depth(&self) -> usize {
        self.columns.iter().map(Vec::len).max().unwrap_or_default().max(1)
    }

    fn height(&self) -> f32 {
        (self.lead * self.depth() as f32 + self.room.0 + self.room.1).max(self.least_height)
    }

    fn whole(&self) -> Vec<Mark> {
        let lowered = |(line, mark): (usize, &Mark)| mark.clone().raised(-self.lead * line as f32);
        self.columns.iter().flat_map(|column| column.iter().enumerate().map(lowered)).collect()
    }

    /// The lines of all columns side by side, each with its height.
    fn lines(&self) -> Vec<(f32, Vec<Mark>)> {
        let height =
            |line| self.lead + if line + 1 == self.depth() { self.room.0 + self.room.1 } else { 0.0 };
        let marks =
            |line: usize| self.columns.iter().filter_map(|column| column.get(line).cloned()).collect();
        (0..self.depth()).map(|line| (height(line), marks(line))).collect()
    }
}

fn is_blank(cell: &str) -> bool {
    cell.trim().is_empty()
}

/// The head as it is drawn again on later pages, where it tells a reader nothing new.
fn repeated(rows: &[Row]) -> Head {
    let mut head = Head { height: 0.0, marks: Vec::new() };
    for row in rows {
        let lowered = |mark: &Mark| mark.clone().into_artifact(Artifact::Repeated).raised(-head.height);
        let marks: Vec<Mark> = row.marks.iter().map(lowered).collect();
        head.marks.extend(marks);
        head.height += row.height;
    }
    head
}

impl Grid {
    fn new(columns: &[paper::Column], ruled: bool) -> Self {
        let share = |column: &paper::Column| (f32::from(column.width) / 100.0).max(NARROWEST);
        let total: f32 = columns.iter().map(share).sum();
        let gutters = columns.iter().filter(|column| column.apart).count() as f32 * GUTTER;
        let (mut left, mut groups) = (LEFT, vec![(LEFT, LEFT)]);
        let place = |column: &paper::Column| {
            if column.apart {
                left += GUTTER;
                groups.push((left, left));
            }
            let width = share(column) / total * (MEASURE - gutters);
            left += width;
            groups.last_mut().into_iter().for_each(|group| group.1 = left);
            Column { left: left - width + PAD_SIDE, measure: (width - 2.0 * PAD_SIDE).max(PAD_SIDE) }
        };
        let placed = columns.iter().map(place).collect();
        let align = |column: &paper::Column| if column.amounts { Align::Right } else { Align::Left };
        Self { columns: placed, groups, aligns: columns.iter().map(align).collect(), ruled }
    }

    /// A rule across the table, or across each card.
    fn level(&self, y: f32, weight: f32) -> Vec<Mark> {
        let across = |&(left, right): &(f32, f32)| rule((left, y), (right, y), weight);
        self.groups.iter().map(across).collect()
    }

    /// The upright rules of a row: between its columns, or around each card with the line for scissors between.
    fn uprights(&self, height: f32) -> Vec<Mark> {
        let upright = |x: f32, weight| rule((x, 0.0), (x, -height), weight);
        if self.groups.len() > 1 {
            let sides = self.groups.iter().flat_map(|&(left, right)| [left, right]);
            let cuts = self.groups.iter().skip(1).flat_map(|&(left, _)| dashes(left - GUTTER / 2.0, height));
            return sides.map(|x| upright(x, STRONG)).chain(cuts).collect();
        }
        let edges = self.columns.iter().map(|column| column.left - PAD_SIDE).chain([LEFT + MEASURE]);
        edges.filter(|_| self.ruled).map(|x| upright(x, THIN)).collect()
    }
}

fn rule(from: (f32, f32), to: (f32, f32), weight: f32) -> Mark {
    Mark::Rule(Rule { from, to, weight, tag: Artifact::Layout })
}

/// An upright dashed line.
fn dashes(x: f32, height: f32) -> Vec<Mark> {
    let count = (height / (DASH + NO_DASH)).ceil() as usize;
    let top = |index: usize| -(index as f32 * (DASH + NO_DASH));
    let dash = |index| rule((x, top(index)), (x, (top(index) - DASH).max(-height)), THIN);
    (0..count).map(dash).collect()
}
