import { Link } from 'react-router'
import { contact as text } from '@/copy/contact'
import { useVisitor } from '@/features/auth/queries'
import { ContactForm } from '@/features/support/contact-form'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'
import { WritingPage } from '../../page/writing-page'

export default function Contact() {
  const { user } = useVisitor()
  return (
    <WritingPage words={text} form={<ContactForm user={user} />} hasAccount={user !== null}>
      <Notice title={text.supportTitle}>
        <p>{text.supportText}</p>
        <Link to={paths.support()} className="link mt-1 inline-block py-1">
          {text.support}
        </Link>
      </Notice>
    </WritingPage>
  )
}
