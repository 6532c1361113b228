/** The part of the page of signing that says who may be a witness. */
export const WITNESSES = 'witnesses'
