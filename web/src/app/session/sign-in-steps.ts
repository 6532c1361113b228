import { useState } from 'react'
import { ApiError, hasCode, hasStatus, sentenceOf } from '@/api/errors'
import { copy } from '@/copy'
import { useSignIn, type Credentials, type Mode } from '@/features/auth/use-sign-in'
import { notify, notifyFailure } from '@/ui/notify'

/** The code that the server wants: what for, its sentence about it, and whether it is not the first. */
type AskedCode = { challenge: string; sentence: string; isAgain: boolean }

type Around = { beforeShown: () => Promise<void>; onIn: () => void }

/** Signing in by a form: at once, or with a code from the mail when the account does not know the browser. */
export function useSignInSteps(mode: Mode, { beforeShown, onIn }: Around) {
  const signIn = useSignIn(mode, beforeShown)
  const [refusedIn, setRefusedIn] = useState<Mode>()
  const [asked, setAsked] = useState<AskedCode>()
  const send = (credentials: Credentials, isAgain: boolean) =>
    signIn.mutate(credentials, {
      onSuccess: onIn,
      onError: (error) => {
        const code = codeAskedBy(error)
        if (code) return setAsked({ ...code, isAgain })
        setRefusedIn(mode)
        announce(mode, error)
      },
    })
  const sent = signIn.variables
  return {
    isBusy: signIn.isPending,
    submit: (credentials: Credentials) => send(credentials, false),
    sendAgain: () => sent && send(sent, true),
    asked: mode === 'sign-in' ? asked : undefined,
    goBack: () => setAsked(undefined),
    /** What was typed, so that it does not have to be typed again. */
    email: sent?.email ?? '',
    /** Whether it was the address or the password, and the server does not say which. */
    isWrong: refusedIn === mode && mode === 'sign-in' && hasStatus(signIn.error, 401),
    isTaken: refusedIn === mode && mode === 'create' && hasStatus(signIn.error, 409),
    ...reasonsOf(mode, refusedIn === mode ? signIn.error : null),
  }
}

function codeAskedBy(error: unknown): Omit<AskedCode, 'isAgain'> | undefined {
  const challenge = error instanceof ApiError && error.problem?.challenge
  if (!challenge || !hasCode(error, 'device_code_required')) return undefined
  return { challenge, sentence: sentenceOf(error, copy.auth.code.asked) }
}

/** Why the form was refused. That one has to wait is no failure of anyone's: it stands there as long as it is true. */
function reasonsOf(mode: Mode, error: Error | null): { failure?: string; wait?: string } {
  if (error === null || codeAskedBy(error)) return {}
  const sentence = sentenceOf(error, texts(mode).text)
  return hasStatus(error, 429) ? { wait: sentence } : { failure: sentence }
}

function announce(mode: Mode, error: unknown): void {
  const { text, title } = texts(mode)
  if (!hasStatus(error, 429)) notifyFailure(error, text, title)
}

const texts = (mode: Mode) =>
  mode === 'create'
    ? { title: copy.toasts.registerFailed, text: copy.toasts.registerFailedText }
    : { title: copy.toasts.loginFailed, text: copy.toasts.loginFailedText }

export function welcome(mode: Mode): void {
  if (mode === 'create') notify(copy.toasts.registered, copy.toasts.registeredText)
  else notify(copy.toasts.loggedIn, copy.toasts.loggedInText)
}
