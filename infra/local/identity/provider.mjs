import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Provider } from 'oidc-provider'
import { page } from './page.mjs'

const SCOPES = 'openid email profile'

/**
 * @param {string} issuer
 * @param {{ id: string, secret: string, site: string }} client
 * @param {import('./people.mjs').People} people
 */
export function createProvider(issuer, client, people) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${client.site}/api/auth/callback`],
        post_logout_redirect_uris: [`${client.site}/?logout=true`],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [newKey()] },
    findAccount: people.find,
    loadExistingGrant: consent,
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource },
    },
    renderError: async (context, out) => {
      context.type = 'html'
      context.body = page('That did not work', `<p>${out.error}</p>`)
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 86_400,
      IdToken: 600,
      Interaction: 3600,
      Session: 86_400,
    },
  })
}

/** Made at each start; who relies on it learns of the new key by itself. */
function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...privateKey.export({ format: 'jwk' }),
    alg: 'RS256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  }
}

/** There is one client, and it is trusted: no one is asked whether it may know their name. */
async function consent({ oidc }) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  })
  grant.addOIDCScope(SCOPES)
  await grant.save()
  return grant
}

/** @param {import('koa').Context} context @param {string} form */
async function logoutSource(context, form) {
  const buttons = `<button form="op.logoutForm" name="logout" value="yes" autofocus>Sign out here too</button>
    <button form="op.logoutForm" class="quiet">Stay signed in here</button>`
  context.type = 'html'
  context.body = page('Sign out of the identity provider', `${form}${buttons}`)
}
