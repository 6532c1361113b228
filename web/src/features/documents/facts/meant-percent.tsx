import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { withPart } from './draft'
import type { RecordDraft } from './draft-types'
import { nameOf, partOf, partsOf, percentLeft, smallest, withoutShare } from './shares'

const text = copy.facts

type PercentProps = {
  records: RecordDraft[]
  onChange: (records: RecordDraft[]) => void
  onParts: () => void
}

/** Parts always make up the whole, so 50 and 40 would become other shares than whoever thinks in percent means. What is left is given at a press. */
export function MeantPercent({ records, onChange, onParts }: PercentProps) {
  const open = withoutShare(records)
  const { parts, whole } = partsOf(records)
  const left = open.length > 0 ? Math.max(100 - whole, 0) : percentLeft(records)
  const takers = open.length > 0 ? open : records
  const mend = left > 0 ? text.giveRest : text.takeOff
  const give = (to: RecordDraft) =>
    onChange(records.map((each) => (each === to ? withPart(each, `${partOf(each) + left}`) : each)))
  return (
    <div role="status" data-percent={open.length === 0 || undefined}>
      {left !== 0 && (
        <Notice tone="warning" className="mt-4">
          <p>{sentenceOf(whole, left, open.length > 0)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {takers.map(
              (record) =>
                partOf(record) + left > 0 && (
                  <Button key={record.key} look="secondary" shape="compact" onClick={() => give(record)}>
                    {mend(nameOf(record, records.indexOf(record)))}
                  </Button>
                ),
            )}
            {open.length === 0 && (
              <Button look="secondary" shape="compact" onClick={onParts}>
                {text.meantParts(smallest(parts.filter(Boolean)))}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  )
}

function sentenceOf(whole: number, left: number, isOpen: boolean): string {
  if (isOpen) return text.percentLeft(left)
  return left > 0 ? text.percentShort(whole, left) : text.percentOver(whole, -left)
}
