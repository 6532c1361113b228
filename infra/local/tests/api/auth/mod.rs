//! Signing up, in and out.

mod begin_login;
mod confirmation;
mod device_code;
mod end_login;
mod finish_login;
mod finish_login_forged;
mod finish_login_keys;
mod finish_login_session;
mod login;
mod logout;
mod not_me;
mod passkey;
mod passkey_forged;
mod register;
mod reset;
mod reset_wait;
mod user;
