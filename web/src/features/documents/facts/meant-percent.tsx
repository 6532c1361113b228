import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { withPart } from './draft'
import type { RecordDraft } from './draft-types'
import { nameOf, partOf, partsOf, percentLeft } from './shares'

const text = copy.facts

type PercentProps = { records: RecordDraft[]; onChange: (records: RecordDraft[]) => void }

/** Parts always make up the whole, so 50 and 40 would become other shares than whoever thinks in percent means. */
export function MeantPercent({ records, onChange }: PercentProps) {
  const left = percentLeft(records)
  const say = left > 0 ? text.percentShort : text.percentOver
  const mend = left > 0 ? text.giveRest : text.takeOff
  const give = (to: RecordDraft) =>
    onChange(records.map((each) => (each === to ? withPart(each, `${partOf(each) + left}`) : each)))
  return (
    <div role="status">
      {left !== 0 && (
        <Notice tone="warning" className="mt-4">
          <p>{say(partsOf(records).whole, Math.abs(left))}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {records.map(
              (record, index) =>
                partOf(record) + left > 0 && (
                  <Button key={record.key} look="secondary" shape="compact" onClick={() => give(record)}>
                    {mend(nameOf(record, index))}
                  </Button>
                ),
            )}
          </div>
        </Notice>
      )}
    </div>
  )
}
