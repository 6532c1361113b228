import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

type MailedLink = {
  /** The secret; null without a link. */
  token: string | null
  /** Whether it is the second link of a reset that had to wait. */
  hasWaited: boolean
}

/** The secret of a mailed link. */
export const useLinkToken = (): string | null => useMailedLink().token

/**
 * What is in a mailed link. The secret leaves the address at once, so that neither the browser's history nor someone who
 * looks over a shoulder gets to know it.
 */
export function useMailedLink(): MailedLink {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<MailedLink>({ token: null, hasWaited: false })
  const given = new URLSearchParams(hash.slice(1))
  const inAddress = given.get('token')
  // A second link may be opened in the same tab.
  if (inAddress !== null && inAddress !== link.token) {
    setLink({ token: inAddress, hasWaited: given.has('waited') })
  }
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true })
  }, [inAddress, pathname, navigate])
  return link
}
