import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { isPersonal } from '@/api/personal'
import { copy } from '@/copy'
import { AskForLink } from '@/features/auth/ask-for-link'
import { userQuery } from '@/features/auth/queries'
import { SetPassword } from '@/features/auth/set-password'
import { paths } from '@/lib/paths'
import { Drawing } from '@/ui/drawings/drawing'
import { Notice } from '@/ui/notice'
import { notify } from '@/ui/notify'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { useMailedLink } from './use-link-token'

const text = copy.resetPassword

/** What the server said of a link: that it has ended, or that the new password counts later. */
type Said = { of: string; isWaiting: boolean; sentence: string }

/** Without a mailed link: asks for one. With it: asks for the new password. */
export default function ResetPassword() {
  const { token, hasWaited } = useMailedLink()
  const [said, say] = useState<Said>()
  const goOn = useGoOn()
  const ofThis = said !== undefined && said.of === token ? said : undefined
  if (ofThis?.isWaiting) return <Waiting sentence={ofThis.sentence} />
  if (token === null || ofThis) return <Asking ended={ofThis?.sentence} />
  const note = (sentence: string, isWaiting: boolean) => say({ of: token, isWaiting, sentence })
  return (
    <Frame heading={text.setHeading}>
      <p className="mb-6 text-lg text-soft">{text.setLead}</p>
      <SetPassword
        token={token}
        hasWaited={hasWaited}
        onSet={(told) => void goOn(told)}
        onWaiting={(sentence) => note(sentence, true)}
        onEnded={(sentence) => note(sentence, false)}
      />
    </Frame>
  )
}

function Asking({ ended }: { ended: string | undefined }) {
  const { state } = useLocation()
  /** What was typed at the sign-in. */
  const { email } = Object(state) as { email?: unknown }
  const [sent, setSent] = useState<string>()
  const asking = ended ? text.endedHeading : text.askHeading
  return (
    <Frame heading={sent === undefined ? asking : text.sentHeading} isSent={sent !== undefined}>
      <div role="status">
        {ended && sent === undefined && (
          <Notice tone="warning" className="mb-6">
            {ended}
          </Notice>
        )}
      </div>
      {sent === undefined && <p className="mb-6 text-lg text-soft">{text.askLead}</p>}
      <AskForLink email={typeof email === 'string' ? email : ''} sent={sent} onSent={setSent} />
      {sent === undefined && <Steps />}
    </Frame>
  )
}

/** What asking leads to, so that no one waits for what does not come. */
const Steps = () => (
  <section className="mt-8 border-t border-line pt-6">
    <h2 className="text-subhead">{text.stepsTitle}</h2>
    <ol className="mt-3 list-decimal space-y-2 pl-6 text-base text-soft marker:font-serif marker:text-accent">
      {text.steps.map((step) => (
        <li key={step} className="pl-1">
          {step}
        </li>
      ))}
    </ol>
  </section>
)

/** An account with a passkey: a mailbox alone does not open it at once. */
function Waiting({ sentence }: { sentence: string }) {
  return (
    <Frame heading={text.waitHeading}>
      <div role="status">
        <Notice>{sentence}</Notice>
      </div>
      <p className="mt-6">{text.waitWhy}</p>
      <p className="mt-3">{text.waitNext}</p>
    </Frame>
  )
}

type FrameProps = { heading: string; isSent?: boolean; children: ReactNode }

function Frame({ heading, isSent = false, children }: FrameProps) {
  return (
    <Page title={text.title} description={text.description} width="prose">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Drawing motif={isSent ? 'sunrise' : 'key'} className="w-24 shrink-0 sm:w-30" />
        <PageHeading className="min-w-0 grow basis-56">{heading}</PageHeading>
      </div>
      <div className="mt-6 rounded-lg bg-raised p-5 shadow-low sm:p-8">{children}</div>
      <Link to={paths.auth()} className="link mt-8 inline-block py-1">
        {text.toSignIn}
      </Link>
    </Page>
  )
}

/**
 * The account's sessions have ended, so it is asked anew who is signed in here. It is someone still when the link was
 * another account's.
 */
function useGoOn() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (told: string) => {
    const user = await client.fetchQuery(userQuery).catch(() => null)
    if (user) notify(text.changed, told)
    else client.removeQueries({ predicate: isPersonal })
    await navigate(user ? paths.home() : paths.auth(), { state: { told } })
  }
}
