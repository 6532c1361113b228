import { Skeleton } from '@/ui/skeleton'
import { WaitingBar } from './waiting-bar'

/** The same in the HTML, before a script has run. */
export const WaitingPage = () => (
  <div aria-hidden="true" data-waiting="">
    <WaitingBar />
    <Skeleton className="page-skeleton" />
  </div>
)
