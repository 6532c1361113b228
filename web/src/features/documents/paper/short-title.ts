const LONG = 40

/** The title of a court's form is as long as a sentence: what comes before its purpose names it within its packet. */
export const shortTitle = (title: string): string =>
  title.length > LONG ? title.replace(/ (?:for|with) .*/, '') : title
