//! Names the request that is being served, so that a person's report can be found in the log.

use std::cell::RefCell;

use domain::ids::UserId;

tokio::task_local! {
    static REQUEST_ID: String;
    static USER_ID: RefCell<Option<UserId>>;
}

/// The id of the request being served; empty outside of one.
#[must_use]
pub fn current() -> String {
    REQUEST_ID.try_with(Clone::clone).unwrap_or_default()
}

/// Notes who asks, for the log.
pub fn note_user(id: &UserId) {
    USER_ID.try_with(|user| *user.borrow_mut() = Some(id.clone())).ok();
}

/// Does something as the request of this id; and who has asked, where that was noted.
pub async fn scope<T>(id: String, work: impl Future<Output = T>) -> (T, Option<UserId>) {
    let noted = async { (work.await, USER_ID.with(RefCell::take)) };
    REQUEST_ID.scope(id, USER_ID.scope(RefCell::default(), noted)).await
}
