import { page } from './page.mjs'

const FORM = page(
  'Identity provider for this machine',
  `<p>For trying things out. Whoever you say you are, you are; there is no password.</p>
  <form method="post">
    <label>Email <input name="email" type="email" required autocomplete="off" autofocus></label>
    <label>First name <input name="given_name" autocomplete="off"></label>
    <label>Last name <input name="family_name" autocomplete="off"></label>
    <label><input name="email_verified" type="checkbox" checked> The provider has verified this address</label>
    <button>Sign in</button>
    <button name="cancel" value="true" class="quiet" formnovalidate>Cancel</button>
  </form>`,
)
const LONGEST_FORM = 4096

/**
 * Answers what is below /sign-in/; for anything else, nothing.
 * @param {import('oidc-provider').Provider} provider
 * @param {import('./people.mjs').People} people
 */
export const signInPages =
  (provider, people) =>
  (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    if (!request.url?.startsWith('/sign-in/')) return undefined
    const answer =
      request.method === 'POST'
        ? finish(provider, people, request, response)
        : show(provider, request, response)
    return answer.catch(() => end(response, 400, page('That did not work', '<p>Please begin again.</p>')))
  }

/** Only a browser that was sent here has the form. */
async function show(provider, request, response) {
  await provider.interactionDetails(request, response)
  end(response, 200, FORM)
}

async function finish(provider, people, request, response) {
  const form = new URLSearchParams(await read(request))
  const declined = { error: 'access_denied', error_description: 'The person has declined.' }
  const result = form.has('cancel') ? declined : { login: { accountId: people.remember(form) } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function read(request) {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > LONGEST_FORM) throw new Error('The form is too long.')
  }
  return text
}

function end(response, status, html) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(html)
}
