//! The logical structure of the document, as screen readers walk it.

/// What a structure element is, in the standard structure types of PDF 1.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Document,
    Section,
    Title,
    Heading,
    Subheading,
    Paragraph,
    Quote,
    BulletedList,
    NumberedList,
    LetteredList,
    UnnumberedList,
    Item,
    Label,
    Body,
    Table,
    TableRow,
    TableHeading,
    TableCell,
    Figure,
}

impl Role {
    /// Name of the standard structure type.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Document => "Document",
            Self::Section => "Sect",
            Self::Title => "H1",
            Self::Heading => "H2",
            Self::Subheading => "H3",
            Self::Paragraph => "P",
            Self::Quote => "BlockQuote",
            Self::BulletedList | Self::NumberedList | Self::LetteredList | Self::UnnumberedList => "L",
            Self::Item => "LI",
            Self::Label => "Lbl",
            Self::Body => "LBody",
            Self::Table => "Table",
            Self::TableRow => "TR",
            Self::TableHeading => "TH",
            Self::TableCell => "TD",
            Self::Figure => "Figure",
        }
    }
}

/// Place of an element in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ElementId(pub(crate) usize);

/// A structure element; its children are those elements that name it as their parent.
#[derive(Clone, Debug)]
pub(crate) struct Element {
    pub(crate) role: Role,
    pub(crate) parent: Option<ElementId>,
    /// What is said in place of a figure.
    pub(crate) alternative: Option<String>,
}

/// All structure elements, parents before children, in reading order.
#[derive(Debug)]
pub(crate) struct Tree {
    pub(crate) elements: Vec<Element>,
}

impl Tree {
    /// The element that holds everything.
    pub(crate) const ROOT: ElementId = ElementId(0);

    pub(crate) fn new() -> Self {
        Self { elements: vec![Element { role: Role::Document, parent: None, alternative: None }] }
    }

    pub(crate) fn add(&mut self, role: Role, parent: ElementId) -> ElementId {
        self.push(Element { role, parent: Some(parent), alternative: None })
    }

    /// A figure, with what is said in its place.
    pub(crate) fn add_figure(&mut self, alternative: String, parent: ElementId) -> ElementId {
        self.push(Element { role: Role::Figure, parent: Some(parent), alternative: Some(alternative) })
    }

    fn push(&mut self, element: Element) -> ElementId {
        self.elements.push(element);
        ElementId(self.elements.len() - 1)
    }
}

/// Decoration, which screen readers pass over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Artifact {
    Layout,
    /// What a page says again because it was parted from the page before.
    Repeated,
    Header,
    Footer,
    Watermark,
}

/// What a mark on the page belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tag {
    Content(ElementId),
    Artifact(Artifact),
}
