/** Leaves the page for an address that only the server answers. */
export const openAddress = (address: string): void => window.location.assign(address)
