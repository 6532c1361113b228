//! What calls us: from which network, with which browser, and whether that browser has been here before.

mod address;
mod device;
mod secret;

pub use address::ClientAddress;
pub use device::Device;
pub use secret::DeviceSecret;

/// What calls: from which network, with which browser, and whether that browser has been given a secret before.
#[derive(Clone, Debug)]
pub struct Client {
    /// The network address.
    pub address: ClientAddress,
    /// The browser and its system.
    pub device: Device,
    /// The secret that makes the browser known, if it has one.
    pub secret: Option<DeviceSecret>,
}
