import { Link, useLocation } from 'react-router'
import { copy } from '@/copy'
import { notFound as text } from '@/copy/not-found'
import { paths } from '@/lib/paths'
import { MessagePage } from '../errors/message-page'
import { meantPage } from './meant-page'

/** No page is at this address: the one that was probably meant, and the ways that most people look for. */
export function NotFound() {
  const { pathname } = useLocation()
  const meant = meantPage(pathname)
  return (
    <MessagePage
      title={copy.errors.notFoundTitle}
      text={copy.errors.notFoundText}
      lead={
        meant && (
          <div className="mt-6 rounded-md border-l-4 border-accent bg-accent-soft px-5 py-4">
            <p>{text.meant}</p>
            <Link to={meant.to} className="link inline-flex min-h-11 items-center text-lg">
              {meant.name}
            </Link>
          </div>
        )
      }
    >
      <nav aria-labelledby="ways" className="mt-12 border-t border-line pt-8">
        <h2 id="ways" className="text-heading">
          {text.ways}
        </h2>
        <ul className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {ways.map(({ name, text: words, to }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-7 items-center">
                {name}
              </Link>
              <p className="text-base text-soft">{words}</p>
            </li>
          ))}
        </ul>
      </nav>
    </MessagePage>
  )
}

const ways = [
  { ...text.documents, to: paths.prices() },
  { ...text.papers, to: paths.dashboard() },
  { ...text.laws, to: paths.laws() },
  { ...text.counties, to: paths.countyExamples() },
  { ...text.howItWorks, to: paths.howItWorks() },
  { ...text.support, to: paths.support() },
]
