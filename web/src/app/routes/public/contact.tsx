import { contact as text } from '@/copy/contact'
import { useVisitor } from '@/features/auth/queries'
import { ContactForm } from '@/features/support/contact-form'
import { paths } from '@/lib/paths'
import { WritingPage } from '../../page/writing-page'

export default function Contact() {
  const { user } = useVisitor()
  return (
    <WritingPage
      words={text}
      form={<ContactForm user={user} />}
      hasAccount={user !== null}
      other={{ question: text.supportTitle, to: paths.support(), label: text.support }}
    />
  )
}
