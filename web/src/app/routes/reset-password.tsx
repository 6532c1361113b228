import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isPersonal } from '@/api/personal'
import { AskForLink } from '@/features/auth/ask-for-link'
import { userQuery } from '@/features/auth/queries'
import { SetPassword } from '@/features/auth/set-password'
import { Notice } from '@/ui/notice'
import { copy } from '../copy'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'
import { notify } from '../notify'
import { paths } from '../paths'
import { useLinkToken } from '../use-link-token'

const text = copy.resetPassword

/** Without a mailed link: asks for one. With it: asks for the new password. */
export default function ResetPassword() {
  const token = useLinkToken()
  const [ended, setEnded] = useState<{ token: string; sentence: string }>()
  const goOn = useGoOn()
  const isEnded = ended !== undefined && ended.token === token
  const isAsking = token === null || isEnded
  return (
    <Page title={text.title} description={text.description} width="prose">
      <PageHeading>{isAsking ? text.askHeading : text.setHeading}</PageHeading>
      <div role="status">{isEnded && <Notice className="mt-6">{ended.sentence}</Notice>}</div>
      <p className="mt-3 mb-8 text-lg text-soft">{isAsking ? text.askLead : text.setLead}</p>
      {isAsking ? (
        <AskForLink />
      ) : (
        <SetPassword
          token={token}
          onSet={(told) => void goOn(told)}
          onEnded={(sentence) => setEnded({ token, sentence })}
        />
      )}
      <Link to={paths.auth()} className="link mt-8 inline-block py-1">
        {text.toSignIn}
      </Link>
    </Page>
  )
}

/**
 * The account's sessions have ended, so it is asked anew who is signed in here. It is somebody still when the link was
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
