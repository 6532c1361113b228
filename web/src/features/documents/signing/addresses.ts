/** The part of the page of signing that says who must be there. */
export const PEOPLE = 'people'

/** The part of the page of signing that says who may be a witness. */
export const WITNESSES = 'witnesses'
