/** @typedef {import('playwright-core').Page} Page */

/** @typedef {(method: string, path: string, status: number) => boolean} Expected Whether a refused call is part of the test. */

/** The page asks who is signed in, and is told: no one. */
const signedOut = (/** @type {string} */ path, /** @type {number} */ status) =>
  path === '/api/auth/user' && status === 401

/** The address that the suite takes for one that there is not. */
const nowhere = (/** @type {string} */ path, /** @type {number} */ status) =>
  path === '/nowhere' && status === 404

/** Everything that a visitor's pages do wrong while no one looks. */
export class Faults {
  /** @type {string[]} */
  list = []
  /** @type {Expected[]} */
  expected = []
  #site
  #own

  /** @param {string} site @param {string[]} others what else is on this machine */
  constructor(site, ...others) {
    this.#site = site
    this.#own = new Set([site, ...others])
  }

  /** The test goes there, and answers for it. @param {string} address */
  leaveFor(address) {
    this.#own.add(new URL(address).origin)
  }

  /** @param {Page} page */
  watch(page) {
    page.on('pageerror', ({ stack, message }) =>
      this.list.push(`Error in the page ${page.url()}: ${stack ?? message}`),
    )
    page.on('console', (message) => this.#hear(message))
    page.on('request', (request) => this.#checkOrigin(request.url()))
    page.on('response', (response) => this.#checkStatus(response))
    page.on('response', (response) => this.#checkPolicy(response))
  }

  /** Errors include refusals by the content security policy. Refused calls are told apart in #checkStatus. */
  #hear(/** @type {import('playwright-core').ConsoleMessage} */ message) {
    const text = message.text()
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return
    this.list.push(`Error in the console: ${text} (${message.location().url})`)
  }

  #checkOrigin(/** @type {string} */ url) {
    const { protocol, origin } = new URL(url)
    if (['data:', 'blob:', 'file:'].includes(protocol) || this.#own.has(origin)) return
    this.list.push(`A request left the machine: ${url}`)
  }

  #checkStatus(/** @type {import('playwright-core').Response} */ response) {
    const { pathname } = new URL(response.url())
    const status = response.status()
    const method = response.request().method()
    if (status < 400 || signedOut(pathname, status) || nowhere(pathname, status)) return
    if (this.expected.some((isExpected) => isExpected(method, pathname, status))) return
    this.list.push(`Refused: ${method} ${pathname} answered ${status}`)
  }

  /** The suite says something about production only as long as the pages come with production's policy. */
  #checkPolicy(/** @type {import('playwright-core').Response} */ response) {
    const isPage = response.request().resourceType() === 'document'
    const { origin, pathname } = new URL(response.url())
    if (!isPage || origin !== this.#site || pathname.startsWith('/api/')) return
    const policy = response.headers()['content-security-policy'] ?? ''
    if (policy.split('; ').includes("default-src 'none'") && !policy.includes('unsafe')) return
    this.list.push(`${pathname} came without the content security policy: ${policy || 'none'}`)
  }
}

/** Runs in every frame. The console is listened to already. */
export function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    // oxlint-disable-next-line no-console -- the suite listens to it
    console.error(`Content security policy: ${effectiveDirective} refused ${blockedURI} of ${sourceFile}`),
  )
}
