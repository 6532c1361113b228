import { useState, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { AuthForm } from '@/features/auth/auth-form'
import { Benefits } from '@/features/auth/benefits'
import { CodeStep } from '@/features/auth/code-step'
import { ModeSwitch } from '@/features/auth/mode-switch'
import { PasskeyWay } from '@/features/auth/passkey-way'
import { ProviderWays } from '@/features/auth/provider-ways'
import { useVisitor } from '@/features/auth/queries'
import type { Mode } from '@/features/auth/use-sign-in'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Spinner } from '@/ui/button'
import { paperMotif } from '@/ui/drawings/paper-motif'
import { SentNote } from '@/ui/sent-note'
import { AuthNotes } from '../../session/auth-notes'
import { useSignInReason, SignInReason } from '../../session/sign-in-reason'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { useSignInSteps, welcome } from '../../session/sign-in-steps'
import { useWantedPage } from '../../session/wanted-page'

const text = copy.auth

export default function Auth() {
  const [search] = useSearchParams()
  const mode: Mode = search.get('mode') === 'create' ? 'create' : 'sign-in'
  const visitor = useVisitor()
  const [destination, setDestination] = useState(paths.home())
  const [typed, setTyped] = useState<string>()
  const { wish, type, bundle } = useSignInReason()
  const { findWantedPage, tellFailure } = useWantedPage()
  const around = {
    beforeShown: async () => setDestination(await findWantedPage()),
    onIn: () => {
      welcome(mode)
      tellFailure()
    },
  }
  const { isBusy, submit, sendAgain, asked, goBack, email, failure, isWrong, isTaken, wait } = useSignInSteps(
    mode,
    around,
  )

  if (visitor.state === 'loading') return <Looking />
  if (visitor.state === 'in') return <Navigate to={destination} replace />
  if (asked) {
    const again = { ask: sendAgain, isBusy, failure: failure ?? wait, isDone: asked.isAgain }
    return (
      <Frame title={text.code.title} heading={text.code.heading} lead={asked.sentence} isAlone>
        <CodeStep
          key={asked.challenge}
          challenge={asked.challenge}
          {...{ ...around, email, again }}
          onBack={goBack}
        />
      </Frame>
    )
  }
  return (
    <Frame
      {...wordsOf(mode)}
      wish={wish && <SignInReason isNew={mode === 'create'} {...{ type, bundle }} />}
      type={type}
      isKnown={mode === 'sign-in'}
    >
      <AuthNotes />
      <ModeSwitch mode={mode} />
      <AuthForm
        key={mode}
        {...{ mode, isBusy, failure, isWrong, isTaken }}
        email={typed ?? email}
        onEmail={setTyped}
        onSubmit={submit}
      />
      <SentNote text={wait ?? false} />
      {mode === 'sign-in' && <PasskeyWay {...around} />}
      <ProviderWays mode={mode} />
    </Frame>
  )
}

const wordsOf = (mode: Mode) =>
  mode === 'create'
    ? { title: text.createTitle, heading: text.createHeading, lead: text.createLead }
    : { title: text.signInTitle, heading: text.signInHeading, lead: text.signInLead }

type FrameProps = {
  title: string
  heading: string
  lead: string
  /** What was wanted before: it says more than the lead does. */
  wish?: ReactNode
  /** Of the document that was wanted. */
  type?: DocumentType | undefined
  /** Whether what an account is for is left out where it would only come last. */
  isKnown?: boolean
  /** Whether it is left out: one is half in. */
  isAlone?: boolean
  children: ReactNode
}

function Frame({ title, heading, lead, wish, type, isKnown, isAlone, children }: FrameProps) {
  return (
    <Page title={title} description={text.description}>
      <div
        className={cx(
          '-mt-4 grid items-start gap-10 sm:-mt-6',
          isAlone ? 'mx-auto max-w-md' : 'md:grid-cols-[1.1fr_1fr] md:gap-16',
        )}
      >
        <div>
          {wish}
          <PageHeading>{heading}</PageHeading>
          {!wish && <p className="mt-2 text-soft">{lead}</p>}
          <div className="mt-5">{children}</div>
        </div>
        {!isAlone && (
          <Benefits
            motif={type ? paperMotif(type.icon) : 'shore'}
            className={isKnown ? 'max-md:hidden' : undefined}
          />
        )}
      </div>
    </Page>
  )
}

function Looking() {
  return (
    <p role="status" className="flex items-start justify-center gap-3 px-4 py-28 text-lg text-soft">
      <Spinner />
      {text.loading}
    </p>
  )
}
