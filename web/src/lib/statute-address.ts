/** The edition that the server's catalog names. */
export const STATUTES = 'https://www.flsenate.gov/Laws/Statutes/2025'

/** Where a section of the Florida Statutes is published. Other sources have no address of that kind. */
export function statuteAddress(cite: string): string | undefined {
  const section = /^ss?\. (\d+\.\d+)/.exec(cite)?.[1]
  return section && `${STATUTES}/${section}`
}
