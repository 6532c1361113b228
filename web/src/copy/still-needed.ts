/** The parts of an answer that are missing, before one presses Continue. */
export const stillNeeded = (parts: string[]): string =>
  `Still needed: ${parts.map((part) => `“${part}”`).join(', ')}`
