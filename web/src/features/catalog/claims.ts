import type { Claim, SiteCopy } from '@/api/types'

/** What the site says of itself at a place, in the server's words; nothing where the server says nothing. */
export const claimsAt = (site: SiteCopy | undefined, place: Claim['place']): string[] =>
  (site?.claims ?? []).filter((claim) => claim.place === place).map(({ text }) => text)

/** Whether the operator has the site say only what can be shown to be true. */
export const isCareful = (site: SiteCopy | undefined): boolean =>
  site?.claims.every(({ substantiated }) => substantiated) ?? false

/** What the operator promises about refunds, in the one sentence that review and receipt show. */
export function refundRule(site: SiteCopy | undefined): string[] {
  return isCareful(site) ? [site?.disclaimers['refund_terms'] ?? []].flat() : claimsAt(site, 'review')
}
