/** Whether the text has the shape of an email address. Whether it exists only a message to it can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())

/** The rule of a field. */
export const emailOr = (sentence: string) => (value: string) => isEmail(value) || sentence
