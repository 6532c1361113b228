/** A screen with room for two columns, or a phone. Anything else that is asked of it is not so. */
export const screenOf = (size: 'wide' | 'phone') => (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: size === 'wide' && media === '(min-width: 62rem)',
  }) as MediaQueryList
