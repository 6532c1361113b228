//! Signing up, in and out.

mod begin_login;
mod confirmation;
mod deny_sign_in;
mod device_code;
mod end_login;
mod finish_login;
mod finish_login_forged;
mod finish_login_keys;
mod finish_login_session;
mod login;
mod logout;
mod passkey;
mod passkey_forged;
mod register;
mod reset;
mod reset_wait;
mod user;
