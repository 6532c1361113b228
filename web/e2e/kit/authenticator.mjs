/** What keeps passkeys in the place of a phone or a computer: Chromium's own, which answers by itself. */
export class Authenticator {
  #session
  #id

  /** @param {import('playwright-core').CDPSession} session @param {string} id */
  constructor(session, id) {
    this.#session = session
    this.#id = id
  }

  /** @param {import('playwright-core').Page} page */
  static async in(page) {
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new Authenticator(session, authenticatorId)
  }

  /** Whether its owner answers when a site asks. @param {boolean} enabled */
  async answer(enabled) {
    await this.#session.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.#id,
      enabled,
    })
  }

  /** Whether its owner is recognized, by a finger or a face. @param {boolean} isUserVerified */
  async recognize(isUserVerified) {
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified })
  }

  /** How many passkeys it keeps. */
  async count() {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId: this.#id,
    })
    return credentials.length
  }
}
