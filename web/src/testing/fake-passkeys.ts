import { expect, vi } from 'vitest'

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer

const answer = (response: object) => ({
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), ...response },
  getClientExtensionResults: () => ({}),
})

/** What a browser does with a passkey, when its owner agrees. */
export const chosen = () =>
  answer({ authenticatorData: bytes('data'), signature: bytes('signature'), userHandle: bytes('u1') })
export const made = () => answer({ attestationObject: bytes('attestation') })

/** As browsers refuse: the person closed the window, or its time ran out. */
export const closed = (): never => {
  throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError')
}

type Browser = {
  get?: () => unknown
  create?: () => unknown
  /** Lists passkeys in fields; what is chosen there. */
  inField?: () => unknown
}

/** happy-dom knows no passkeys. A test says what becomes of being asked for one. */
export function browserWithPasskeys({ get = chosen, create = made, inField }: Browser = {}) {
  const isConditionalMediationAvailable = async () => inField !== undefined
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  )
  const credentials = {
    get: vi.fn<(asked: { mediation?: string }) => Promise<unknown>>(async ({ mediation }) =>
      mediation === 'conditional' && inField ? inField() : get(),
    ),
    create: vi.fn<() => Promise<unknown>>(async () => create()),
  }
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(credentials as unknown as CredentialsContainer)
  return credentials
}

/** What the server asks browsers with. */
export const creation = {
  challenge: 'creation-1',
  publicKey: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Coquina' },
    user: { id: 'dTE', name: 'maria@example.com', displayName: 'Maria Lopez' },
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  },
}
export const request = {
  challenge: 'request-1',
  publicKey: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' },
}

/** What is sent of a passkey that was chosen: the challenge it answers, and what the browser signed. */
export const proof = (challenge = request.challenge) => ({
  challenge,
  credential: expect.objectContaining({ id: 'cGFzc2tleQ', type: 'public-key' }) as unknown,
})
