import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageSkeleton } from '../page/page-skeleton'
import { useWantedPage } from '../session/wanted-page'

/** The identity provider's sign-in ends at the home page. What was wanted before it is gone on to. */
export function GoOn({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const { findWantedPage, tellFailure } = useWantedPage()
  useEffect(() => {
    void findWantedPage().then(async (wanted) => {
      await navigate(wanted, { replace: true })
      onDone()
      tellFailure()
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once: the wish is taken by the first look at it
  }, [])
  return <PageSkeleton />
}
