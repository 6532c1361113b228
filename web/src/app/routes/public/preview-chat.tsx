import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { previewChat as text } from '@/copy/preview-chat'
import { SampleChat } from '@/features/assistant/sample/sample-chat'
import { claimsAt, isCareful } from '@/features/catalog/claims'
import { PreviewPrices } from '@/features/catalog/preview-prices'
import { documentTypesQuery } from '@/features/catalog/queries'
import { useSiteCopy } from '@/features/catalog/use-claims'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

export default function PreviewChat() {
  const { data: types } = useQuery(documentTypesQuery)
  const site = useSiteCopy()
  return (
    <Page title={text.title} description={text.description}>
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-2 mb-5 max-w-2xl text-lg text-soft">{text.lead}</p>
      <SampleChat whenLocked={<GetStarted />} />
      {types && site && !isCareful(site) && <PreviewPrices types={types} />}
      {claimsAt(site, 'preview').map((claim) => (
        <p key={claim} className="mt-5 text-soft">
          {claim}
        </p>
      ))}
    </Page>
  )
}

/** Takes the focus from the box, which has been closed. */
function GetStarted() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <Link ref={link} to={paths.auth()} className={buttonClass({ className: 'mt-4' })}>
      {text.getStarted}
    </Link>
  )
}
