import type {
  PublicKeyCredentialCreationOptionsJSON as Creation,
  PublicKeyCredentialRequestOptionsJSON as Request,
} from '@simplewebauthn/browser'

/** What a browser answers: for the server to check, and for nothing else to look into. */
export type Credential = Record<string, never>

/** Why there is no passkey: the person closed the browser's window, it has this one already, it cannot, or else. */
export type PasskeyFailure = 'cancelled' | 'known' | 'unsupported' | 'failed'

/** The browser's own words are for developers, so only the reason is kept. */
export class PasskeyError extends Error {
  readonly reason: PasskeyFailure

  constructor(reason: PasskeyFailure) {
    super(reason)
    this.name = 'PasskeyError'
    this.reason = reason
  }
}

/** Its few kilobytes come when they are needed. */
const load = () => import('@simplewebauthn/browser')

export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Asks the browser to make a passkey; what the server is to check. */
export const createPasskey = (options: object): Promise<Credential> =>
  withReason(async () => (await load()).startRegistration({ optionsJSON: options as Creation }))

/** Asks the person for a passkey; what the server is to check. */
export const askForPasskey = (options: object): Promise<Credential> =>
  withReason(async () => (await load()).startAuthentication({ optionsJSON: options as Request }))

/** Whether the browser can list passkeys in a field, among what it fills in by itself. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable()

/** Lists passkeys in the field that asks for them, until one is chosen or `stopAsking` is called. */
export const offerPasskeys = (options: object): Promise<Credential> =>
  withReason(async () =>
    (await load()).startAuthentication({ optionsJSON: options as Request, useBrowserAutofill: true }),
  )

/** Takes back what the browser was asked for, if anything. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

async function withReason(ask: () => Promise<object>): Promise<Credential> {
  if (!canUsePasskeys()) throw new PasskeyError('unsupported')
  try {
    return (await ask()) as Credential
  } catch (error) {
    throw new PasskeyError(reasons[error instanceof Error ? error.name : ''] ?? 'failed')
  }
}

/** Named as the standard does. A refusal by the person and running out of time are one name, so that no site can tell. */
const reasons: Partial<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
}
