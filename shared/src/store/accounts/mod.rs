//! Accounts and what belongs to them: sessions, devices, passkeys, what happened; and what keeps strangers out of them.

mod activity;
mod attempts;
mod devices;
mod one_time_tokens;
mod passkeys;
mod profile_rows;
mod profiles;
mod sessions;
mod throttle;

pub use activity::{Activity, EventsPage};
pub use attempts::AttemptLog;
pub use devices::Devices;
pub use one_time_tokens::OneTimeTokens;
pub use passkeys::Passkeys;
pub use profile_rows::Accounts;
pub use sessions::Sessions;
pub use throttle::{Throttle, Window};
