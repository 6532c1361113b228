/** Leaves the page for an address that only the server answers. */
export const openAddress = (address: string): void => window.location.assign(address)

/** Leaves the page for an address that takes its place: the way back does not lead to it. */
export const replaceAddress = (address: string): void => window.location.replace(address)
