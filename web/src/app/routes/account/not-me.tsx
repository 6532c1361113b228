import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { api, dataOf } from '@/api/client'
import { isPersonal } from '@/api/personal'
import { forgetCookie, forgetToken } from '@/api/token'
import { copy } from '@/copy'
import { LinkAction } from '@/features/account/link-action'
import { userQuery } from '@/features/auth/queries'
import { paths } from '@/lib/paths'
import { endSignOut } from '@/lib/sign-out'
import { Notice } from '@/ui/notice'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { useLinkToken } from './use-link-token'

const text = copy.notMe

/** Where the link of a mail about the account leads, for someone who did not do what the mail tells of. */
export default function NotMe() {
  const token = useLinkToken()
  const { state } = useLocation()
  const told = (state as { told?: string } | null)?.told
  const client = useQueryClient()
  useForgetting(client, told !== undefined)
  return (
    <Page title={text.title} width="prose">
      <PageHeading>{text.heading}</PageHeading>
      {told && (
        <div role="status">
          <Notice className="mt-6">{told}</Notice>
        </div>
      )}
      {!told && token === null && <p className="mt-3 text-lg text-soft">{text.missing}</p>}
      {!told && token !== null && (
        <LinkAction
          key={token}
          send={() => dataOf(api.POST('/api/auth/not-me', { body: { token } }))}
          text={text.link}
          look="danger"
          address={`${paths.notMe()}#token=${token}`}
          onDone={() => void askAnew(client)}
        />
      )}
      <p className="mt-8 flex flex-wrap gap-x-8">
        <Link to={paths.resetPassword()} className="link inline-flex min-h-11 items-center">
          {text.toReset}
        </Link>
        <Link to={paths.support()} className="link inline-flex min-h-11 items-center">
          {text.toSupport}
        </Link>
      </p>
    </Page>
  )
}

/** Someone who pressed it in their account has no session any more. */
function useForgetting(client: QueryClient, isOut: boolean): void {
  useEffect(() => {
    if (!isOut) return
    forgetToken()
    forgetCookie()
    client.removeQueries({ predicate: isPersonal })
    client.setQueryData(userQuery.queryKey, null)
    endSignOut()
  }, [client, isOut])
}

/** The link may have been another account's: then whoever is signed in here still is. */
async function askAnew(client: QueryClient): Promise<void> {
  const user = await client.fetchQuery(userQuery).catch(() => null)
  if (!user) client.removeQueries({ predicate: isPersonal })
}
