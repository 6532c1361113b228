/** Who publishes the law and helps people with it. A county's clerk is added where a county is chosen. */
const OFFICIAL = ['leg.state.fl.us', 'flsenate.gov', 'flcourts.gov', 'floridabar.org', 'floridalawhelp.org']

const LONGEST_PATH = 120

/**
 * The address of a source, if a press may lead there: known hosts only, over HTTPS, without a query or a fragment. A
 * language model names sources, and an address of its own choice could carry away what the person wrote.
 */
export function officialAddress(source: string, others: readonly string[] = []): string | undefined {
  const url = URL.canParse(source) ? new URL(source) : undefined
  if (!url || url.protocol !== 'https:' || `${url.origin}${url.pathname}` !== url.href) return undefined
  const isWritten = source === url.href || `${source}/` === url.href
  const isPlain = /^[\w./~-]*$/.test(url.pathname) && url.pathname.length <= LONGEST_PATH
  const isKnown = [...OFFICIAL, ...others].some((host) => isOf(url.host, host))
  return isWritten && isPlain && isKnown ? url.href : undefined
}

/** Where a named source can be read, if a press may lead there: officially, or on a law page of this site. */
export function sourceAddress(address: string, others: readonly string[] = []): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isLawPage = url?.origin === location.origin && url.pathname.startsWith('/law/')
  return isLawPage ? url.href : officialAddress(address, others)
}

const isOf = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`)

/** The host of a website, without its "www". */
export function hostOf(website: string): string[] {
  return URL.canParse(website) ? [new URL(website).host.replace(/^www\./, '')] : []
}
