import type { DocumentType } from '@/api/types'
import { sampleReader as text } from '@/copy/sample-reader'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'

type ActionsProps = { type: DocumentType; onStart: () => void; onPrint: () => void; className?: string }

/** What one does who has read a sample: begins one's own, or takes it along. */
export const SampleActions = ({ type, onStart, onPrint, className }: ActionsProps) => (
  <div className={cx('flex flex-wrap gap-3 max-sm:*:grow', className)}>
    <Button look="secondary" onClick={onPrint} className="max-lg:order-last">
      {text.print}
    </Button>
    <Button aria-label={text.startOf(type.name)} onClick={onStart}>
      {text.start}
    </Button>
  </div>
)
