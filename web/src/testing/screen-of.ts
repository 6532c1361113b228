const MATCHES = {
  laptop: ['(min-width: 62rem)', '(min-width: 80rem)'],
  wide: ['(min-width: 62rem)'],
  phone: [],
} as const

/** A screen with room for three columns or for two, or a phone. Anything else that is asked of it is not so. */
export const screenOf = (size: keyof typeof MATCHES) => (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: MATCHES[size].some((known) => known === media),
  }) as MediaQueryList
