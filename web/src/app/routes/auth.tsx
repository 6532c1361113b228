import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { hasStatus, sentenceOf } from '@/api/errors'
import { AuthForm } from '@/features/auth/auth-form'
import { Benefits } from '@/features/auth/benefits'
import { ModeSwitch } from '@/features/auth/mode-switch'
import { ProviderWays } from '@/features/auth/provider-ways'
import { useVisitor } from '@/features/auth/queries'
import { useSignIn, type Credentials, type Mode } from '@/features/auth/use-sign-in'
import { Spinner } from '@/ui/button'
import { SentNote } from '@/ui/sent-note'
import { AuthNotes } from '../auth-notes'
import { copy } from '../copy'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'
import { notify, notifyFailure } from '../notify'
import { paths } from '../paths'
import { useWantedPage } from '../wanted-page'

export default function Auth() {
  const [search] = useSearchParams()
  const mode: Mode = search.get('mode') === 'create' ? 'create' : 'sign-in'
  const visitor = useVisitor()
  const [destination, setDestination] = useState(paths.home())
  const [refusedIn, setRefusedIn] = useState<Mode>()
  const { findWantedPage, tellFailure } = useWantedPage()
  const signIn = useSignIn(mode, async () => setDestination(await findWantedPage()))

  if (visitor.state === 'loading') return <Looking />
  if (visitor.state === 'in') return <Navigate to={destination} replace />
  const submit = (credentials: Credentials) =>
    signIn.mutate(credentials, {
      onSuccess: () => {
        welcome(mode)
        tellFailure()
      },
      onError: (error) => {
        setRefusedIn(mode)
        refuse(mode, error)
      },
    })
  const isNew = mode === 'create'
  return (
    <Page title={isNew ? copy.auth.createTitle : copy.auth.signInTitle} description={copy.auth.description}>
      <div className="grid items-start gap-10 md:grid-cols-[1.1fr_1fr] md:gap-16">
        <div>
          <PageHeading>{isNew ? copy.auth.createHeading : copy.auth.signInHeading}</PageHeading>
          <p className="mt-3 mb-7 text-soft">{isNew ? copy.auth.createLead : copy.auth.signInLead}</p>
          <AuthNotes />
          <ModeSwitch mode={mode} />
          <AuthForm key={mode} mode={mode} isBusy={signIn.isPending} onSubmit={submit} />
          <SentNote text={refusedIn === mode && tooManyTries(signIn.error)} />
          <ProviderWays />
        </div>
        <Benefits />
      </div>
    </Page>
  )
}

function Looking() {
  return (
    <p role="status" className="flex items-start justify-center gap-3 px-4 py-28 text-lg text-soft">
      <Spinner />
      {copy.auth.loading}
    </p>
  )
}

function welcome(mode: Mode): void {
  if (mode === 'create') notify(copy.toasts.registered, copy.toasts.registeredText)
  else notify(copy.toasts.loggedIn, copy.toasts.loggedInText)
}

/** That one has to wait is no failure of anybody's: it stands at the form, as long as it is true. */
const tooManyTries = (error: unknown): string | false =>
  hasStatus(error, 429) && sentenceOf(error, copy.toasts.loginFailedText)

function refuse(mode: Mode, error: unknown): void {
  if (hasStatus(error, 429)) return
  if (mode === 'create') notifyFailure(error, copy.toasts.registerFailedText, copy.toasts.registerFailed)
  else notifyFailure(error, copy.toasts.loginFailedText, copy.toasts.loginFailed)
}
