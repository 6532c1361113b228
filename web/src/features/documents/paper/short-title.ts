const LONG = 40

/** The title of a court's form is as long as a sentence: within the packet of a divorce its purpose goes without saying. */
export const shortTitle = (title: string): string =>
  title.length > LONG ? title.replace(/ for Dissolution .*/, '') : title
