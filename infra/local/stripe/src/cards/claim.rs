//! What the owner of a card tells the bank about a payment.

/// A complaint the bank passes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) reason: &'static str,
    /// Visa's code for it.
    pub(crate) code: &'static str,
    /// The bank only asks; it takes no money.
    pub(crate) inquiry: bool,
}

impl Claim {
    /// Someone else used the card.
    pub(crate) const FRAUD: Self = Self { reason: "fraudulent", code: "10.4", inquiry: false };
    /// Nothing came for the money.
    pub(crate) const NOT_RECEIVED: Self =
        Self { reason: "product_not_received", code: "13.1", inquiry: false };
    /// The owner does not know the payment, and the bank asks what it was.
    pub(crate) const INQUIRY: Self = Self { reason: "fraudulent", code: "10", inquiry: true };
}
