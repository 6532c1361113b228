import { Link } from 'react-router'
import { SampleChat } from '@/features/assistant/sample-chat'
import { buttonClass } from '@/ui/button'
import { copy } from '../copy'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'
import { paths } from '../paths'

export default function PreviewChat() {
  return (
    <Page title={copy.previewChat.title} width="prose">
      <PageHeading>{copy.previewChat.heading}</PageHeading>
      <p className="mt-3 mb-8 text-lg text-soft">{copy.previewChat.lead}</p>
      <SampleChat
        whenLocked={
          <Link to={paths.createAccount()} className={buttonClass({ className: 'mt-4' })}>
            {copy.previewChat.getStarted}
          </Link>
        }
      />
    </Page>
  )
}
