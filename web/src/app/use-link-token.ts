import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The secret of a mailed link. It leaves the address at once, so that neither the browser's history nor somebody who
 * looks over a shoulder gets to know it.
 */
export const useLinkToken = (): string | null => useLinkSecret('token')?.secret ?? null

/** The same on a page that has links of several kinds, told apart by the secret's name. */
export function useLinkSecret<Kind extends string>(...kinds: Kind[]) {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [kept, keep] = useState<{ kind: Kind; secret: string }>()
  const given = new URLSearchParams(hash.slice(1))
  const kind = kinds.find((name) => given.has(name))
  const secret = kind && given.get(kind)
  // A second link may be opened in the same tab.
  if (kind && secret && secret !== kept?.secret) keep({ kind, secret })
  useEffect(() => {
    if (kind) void navigate(pathname, { replace: true })
  }, [kind, pathname, navigate])
  return kept
}
