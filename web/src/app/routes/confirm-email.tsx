import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, dataOf } from '@/api/client'
import { LinkAction } from '@/features/account/link-action'
import { userQuery, useVisitor } from '@/features/auth/queries'
import { copy } from '../copy'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'
import { paths } from '../paths'
import { useLinkSecret } from '../use-link-token'

const text = copy.confirmEmail

/** Where the links lead that are mailed to an address: to the first one of an account, or to another one. */
export default function ConfirmEmail() {
  const link = useLinkSecret('token', 'change')
  const client = useQueryClient()
  const isIn = useVisitor().state === 'in'
  const askAnew = () => void client.invalidateQueries({ queryKey: userQuery.queryKey })
  return (
    <Page title={text.title} width="prose">
      <PageHeading>{link?.kind === 'change' ? text.change.heading : text.heading}</PageHeading>
      {link === undefined ? (
        <p className="mt-3 text-lg text-soft">{text.missing}</p>
      ) : (
        <LinkAction
          key={link.secret}
          send={() => confirm(link)}
          text={text[link.kind === 'change' ? 'change' : 'first']}
          address={`${paths.confirmEmail()}#${link.kind}=${link.secret}`}
          onDone={askAnew}
        />
      )}
      <Link to={isIn ? paths.account() : paths.auth()} className="link mt-8 inline-block py-1">
        {isIn ? text.toAccount : text.toSignIn}
      </Link>
    </Page>
  )
}

function confirm({ kind, secret }: { kind: 'token' | 'change'; secret: string }) {
  const body = { token: secret }
  return kind === 'change'
    ? dataOf(api.POST('/api/account/email/confirm', { body }))
    : dataOf(api.POST('/api/auth/email-confirmation/confirm', { body }))
}
