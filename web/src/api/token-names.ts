/** Where the browser keeps that a person is signed in: a token, or the cookie beside one that scripts cannot read. */
export const TOKEN = 'auth_token'
export const COOKIE_COMPANION = '__Host-known'
