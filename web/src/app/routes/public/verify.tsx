import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { verify as text } from '@/copy/verify'
import { VerifyForm } from '@/features/documents/verify/verify-form'
import { faultOf } from '@/lib/verification-code'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

/** Where anyone who holds a paper asks about it. The code of a paper may stand behind the address, as its QR code has it. */
export default function Verify() {
  const { code, times } = useLinkedCode()
  return (
    <Page title={text.title} description={text.description} width="prose">
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-3 mb-8 text-lg text-soft">{text.lead}</p>
      <VerifyForm key={times} code={code} />
      <section className="mt-10">
        <h2 className="text-subhead">{text.limitsTitle}</h2>
        <p className="mt-2 text-soft">{text.limits}</p>
      </section>
    </Page>
  )
}

/**
 * The code leaves the address at once, so that the history of a shared browser does not keep it. One that comes again is asked
 * about again.
 */
function useLinkedCode(): { code: string; times: number } {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [linked, setLinked] = useState({ code: '', times: 0, isInAddress: false })
  const behind = hash.slice(1)
  // The address may end with a part of the page too.
  const code = faultOf(behind) === 'shape' ? '' : behind
  if (code && !linked.isInAddress) setLinked({ code, times: linked.times + 1, isInAddress: true })
  if (!code && linked.isInAddress) setLinked({ ...linked, isInAddress: false })
  useEffect(() => {
    if (code) void navigate(pathname, { replace: true })
  }, [code, pathname, navigate])
  return linked
}
