import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, dataOf } from '@/api/client'
import { hasStatus } from '@/api/errors'
import { copy } from '@/copy'
import { LinkAction } from '@/features/account/link-action'
import { userQuery, useVisitor } from '@/features/auth/queries'
import { paths } from '@/lib/paths'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { useLinkToken } from './use-link-token'

const text = copy.confirmEmail

/** Where the links lead that are mailed to an address: to the first one of an account, and to another one. */
export default function ConfirmEmail() {
  const token = useLinkToken()
  const client = useQueryClient()
  const isIn = useVisitor().state === 'in'
  const askAnew = () => void client.invalidateQueries({ queryKey: userQuery.queryKey })
  return (
    <Page title={text.title} width="prose">
      <PageHeading>{text.heading}</PageHeading>
      {token === null ? (
        <p className="mt-3 text-lg text-soft">{text.missing}</p>
      ) : (
        <LinkAction
          key={token}
          send={() => confirm(token)}
          text={text}
          address={`${paths.confirmEmail()}#token=${token}`}
          onDone={askAnew}
        />
      )}
      <Link to={isIn ? paths.account() : paths.auth()} className="link mt-8 inline-block py-1">
        {isIn ? text.toAccount : text.toSignIn}
      </Link>
    </Page>
  )
}

/** Both kinds of link look alike. One that confirms no first address may confirm another one. */
async function confirm(token: string): Promise<{ message: string }> {
  const body = { token }
  try {
    return await dataOf(api.POST('/api/auth/email-confirmation/confirm', { body }))
  } catch (error) {
    if (!hasStatus(error, 410)) throw error
    return dataOf(api.POST('/api/account/email/confirm', { body }))
  }
}
