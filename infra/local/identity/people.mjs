import { createHash } from 'node:crypto'

/** Everyone who has signed in since the start. One address is one person, also after a restart. */
export class People {
  /** @type {Map<string, { email: string, email_verified: boolean, given_name: string, family_name: string }>} */
  #known = new Map()

  /** @param {URLSearchParams} form what was typed @returns {string} the person's id */
  remember(form) {
    const text = (/** @type {string} */ name) => (form.get(name) ?? '').trim()
    const email = text('email').toLowerCase()
    const id = createHash('sha256').update(email).digest('hex').slice(0, 24)
    const [given, family] = [text('given_name'), text('family_name')]
    this.#known.set(id, {
      email,
      email_verified: form.has('email_verified'),
      given_name: given,
      family_name: family,
    })
    return id
  }

  /** As oidc-provider asks for an account. @param {unknown} _context @param {string} id */
  find = async (_context, id) => {
    const person = this.#known.get(id)
    return person && { accountId: id, claims: async () => ({ sub: id, ...person }) }
  }
}
