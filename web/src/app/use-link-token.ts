import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The secret of a mailed link. It leaves the address at once, so that neither the browser's history nor somebody who
 * looks over a shoulder gets to know it.
 */
export function useLinkToken(): string | null {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>(null)
  const inAddress = new URLSearchParams(hash.slice(1)).get('token')
  // A second link may be opened in the same tab.
  if (inAddress !== null && inAddress !== token) setToken(inAddress)
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true })
  }, [inAddress, pathname, navigate])
  return token
}
