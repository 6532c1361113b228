import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ConfirmAddress } from '@/features/account/confirm-address'
import { userQuery, useVisitor } from '@/features/auth/queries'
import { copy } from '../copy'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'
import { paths } from '../paths'
import { useLinkToken } from '../use-link-token'

const text = copy.confirmEmail

/** Where the link leads that is mailed to a new address. */
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
        <ConfirmAddress key={token} token={token} onConfirmed={askAnew} />
      )}
      <Link to={isIn ? paths.account() : paths.auth()} className="link mt-8 inline-block py-1">
        {isIn ? text.toAccount : text.toSignIn}
      </Link>
    </Page>
  )
}
