import { copy } from '@/copy'

const LABEL = 'h-3.5 rounded-sm bg-line'
const FIELD = 'mt-2 h-11 rounded-sm border border-line bg-raised'

/** The card form in outline, in its place until the provider's has come. */
export const CardSkeleton = () => (
  <div role="status" className="animate-pulse space-y-4">
    <span className="sr-only">{copy.review.loadingForm}</span>
    <Line label="w-28" />
    <div className="grid grid-cols-2 gap-4">
      <Line label="w-20" />
      <Line label="w-24" />
    </div>
    <Line label="w-16" />
  </div>
)

const Line = ({ label }: { label: string }) => (
  <div>
    <div className={`${LABEL} ${label} max-w-full`} />
    <div className={FIELD} />
  </div>
)
