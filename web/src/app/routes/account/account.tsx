import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { User } from '@/api/types'
import { copy } from '@/copy'
import { ActivitySection } from '@/features/account/activity-section'
import { AddressSection } from '@/features/account/address-section'
import { DeleteSection } from '@/features/account/delete-section'
import { ExportSection } from '@/features/account/export-section'
import { Group } from '@/features/account/group'
import { NameSection } from '@/features/account/name-section'
import { PasskeySection } from '@/features/account/passkey-section'
import { PasswordSection } from '@/features/account/password-section'
import { accountQuery } from '@/features/account/queries'
import { Section } from '@/features/account/section'
import { SessionsSection } from '@/features/account/sessions-section'
import { PeopleBook } from '@/features/documents/book/people-book'
import { userQuery } from '@/features/auth/queries'
import { useLogOut } from '@/features/auth/use-log-out'
import { paymentsQuery } from '@/features/payments/queries'
import { PaymentList } from '@/features/payments/receipts/payment-list'
import { floridaDayOf } from '@/lib/dates'
import { PASSKEYS, paths } from '@/lib/paths'
import { Drawing } from '@/ui/drawings/drawing'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { useAfterDeletion } from './use-after-deletion'

const text = copy.account

export default function AccountPage() {
  const { data: account } = useSuspenseQuery(accountQuery)
  const payments = useQuery(paymentsQuery)
  const navigate = useNavigate()
  const client = useQueryClient()
  const logOut = useLogOut()
  const leaveForGood = useAfterDeletion()
  const { user, way, createdAt, sessions } = account
  const keepUser = (named: User) => {
    client.setQueryData(userQuery.queryKey, named)
    client.setQueryData(accountQuery.queryKey, { ...account, user: named })
  }
  const askAnew = () => void client.invalidateQueries({ queryKey: accountQuery.queryKey })
  return (
    <Page title={text.title}>
      <div className="mb-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Drawing motif="shore" className="w-24 shrink-0 sm:w-36" />
        <div className="min-w-0 flex-1 basis-50">
          <PageHeading>{text.heading}</PageHeading>
          <p className="mt-2 text-soft">{text.since(floridaDayOf(createdAt))}</p>
        </div>
      </div>
      <div className="space-y-6">
        <Group title={text.details}>
          <NameSection user={user} onSaved={keepUser} />
          {way === 'password' ? (
            <>
              <AddressSection email={user.email} holder={account} />
              <PasswordSection email={user.email} onChanged={askAnew} />
            </>
          ) : (
            <Section title={text.provider.title} text={text.provider.text}>
              <p className="break-words">{user.email}</p>
            </Section>
          )}
        </Group>
        <div className="rounded-md border border-line bg-raised p-5 sm:p-7">
          <PaymentList payments={payments} justPaid={undefined} />
        </div>
        <Group title={text.security}>
          <PasskeySection id={PASSKEYS} holder={account} />
          <SessionsSection
            sessions={sessions}
            isLeaving={logOut.isPending}
            onLeaveAll={() => logOut.mutate('everywhere')}
          />
          <ActivitySection onNotMe={(told) => void navigate(paths.notMe(), { state: { told } })} />
        </Group>
        <div className="grid gap-6 lg:grid-cols-2">
          <Section look="card" title={copy.peopleBook.title} text={copy.peopleBook.text}>
            <PeopleBook />
          </Section>
          <ExportSection holder={account} />
        </div>
        <DeleteSection holder={account} onDeleted={leaveForGood} />
      </div>
    </Page>
  )
}
