use domain::account::User;
use serde::Serialize;
use utoipa::ToSchema;

/// Signed in: the token to send from now on, and who it stands for.
#[derive(Serialize, ToSchema)]
#[schema(as = Session)]
pub(crate) struct SignedIn {
    /// To be sent as `Authorization: Bearer`.
    pub(crate) token: String,
    /// Who is signed in.
    pub(crate) user: User,
}
