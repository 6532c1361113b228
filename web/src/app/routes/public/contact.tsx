import { Link } from 'react-router'
import { copy } from '@/copy'
import { useVisitor } from '@/features/auth/queries'
import { ContactForm } from '@/features/support/contact-form'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

const text = copy.contact

export default function Contact() {
  const { user } = useVisitor()
  return (
    <Page title={text.title} description={text.description} width="prose">
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-3 mb-8 text-lg text-soft">{text.lead}</p>
      <ContactForm user={user} />
      <Notice title={text.supportTitle} className="mt-10">
        <p>{text.supportText}</p>
        <Link to={paths.support()} className="link mt-1 inline-block py-1">
          {text.support}
        </Link>
      </Notice>
    </Page>
  )
}
