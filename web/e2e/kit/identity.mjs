import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../infra/local/identity', import.meta.url))

/** The identity provider of `cargo dev`, for one product. It ends with this process. */
export class IdentityProvider {
  /** What makes a product use it. @type {Record<string, string>} */
  settings = {}
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process

  get address() {
    return this.settings.COQUINA_OIDC_ISSUER ?? ''
  }

  /** @param {string} site where the product will be */
  async start(site) {
    const child = spawn(process.execPath, ['server.mjs'], {
      cwd: folder,
      env: { ...process.env, COQUINA_SITE: site, COQUINA_IDENTITY_PORT: '0' },
      // It warns its developers that it keeps everything in memory, which is what it is for.
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    this.#process = child
    for await (const line of createInterface(child.stdout)) {
      if (line === '') return
      const [name = '', value] = line.split(/=(.*)/)
      if (value === undefined) throw new Error(line)
      this.settings[name] = value
    }
    throw new Error('The identity provider did not start. Run "cargo dev" once, which installs its packages.')
  }

  async stop() {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

/**
 * Fills the provider's sign-in page.
 * @param {import('playwright-core').Page} page
 * @param {{ email: string, firstName: string, lastName: string }} person
 */
export async function signInThere(page, person) {
  await page.getByRole('heading', { name: 'Identity provider for this machine' }).waitFor()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
