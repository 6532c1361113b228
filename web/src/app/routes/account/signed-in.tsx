import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { documentTypesQuery } from '@/api/document-types'
import { useVisitor } from '@/features/auth/queries'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'
import { PageSkeleton } from '../../page/page-skeleton'

/** Pages of one document's questions, which fetch its type alone. */
const OF_ONE_TYPE = /^\/(questionnaire|document)\//

/** The gate before the pages that need someone to be signed in. It remembers which page was wanted. */
export default function SignedIn() {
  const visitor = useVisitor()
  const { pathname, search } = useLocation()
  if (visitor.state === 'loading')
    return (
      <>
        {!OF_ONE_TYPE.test(pathname) && <Ahead />}
        <PageSkeleton />
      </>
    )
  if (visitor.state === 'out') return <ToSignIn wanted={pathname + search} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  )
}

/** What is no one's own need not wait for who it is. */
function Ahead() {
  usePrefetchQuery(documentTypesQuery)
  return null
}

function ToSignIn({ wanted }: { wanted: string }) {
  useEffect(() => rememberAfterSignIn({ kind: 'return', path: wanted }), [wanted])
  return <Navigate to={paths.auth()} replace />
}
