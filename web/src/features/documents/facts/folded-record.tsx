import type { Fact } from '@/api/types'
import { copy } from '@/copy'
import { foldedRecord as text } from '@/copy/folded-record'
import { Button } from '@/ui/button'
import type { RecordDraft } from './draft-types'
import { nameOf, restOf } from './record-words'

type FoldedRecordProps = {
  fact: Fact
  record: RecordDraft
  number: number
  onEdit: () => void
  onRemove: (record: RecordDraft, name: string) => void
}

/** A thing or person of whom all is said, in one line that opens. */
export function FoldedRecord({ fact, record, number, onEdit, onRemove }: FoldedRecordProps) {
  const name = nameOf(fact, record, number)
  return (
    <div role="group" aria-label={name} data-record={record.key} className={rowClass}>
      <p className="min-w-0 grow basis-48 py-1.5 leading-snug break-words">
        <span className="font-semibold">{name}</span>
        {restOf(fact, record)}
      </p>
      <div className="-ml-3 flex gap-1">
        <Button look="quiet" shape="compact" aria-label={text.editOf(name)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button
          look="quiet"
          shape="compact"
          aria-label={copy.facts.remove(name)}
          onClick={() => onRemove(record, name)}
        >
          {copy.facts.removeShort}
        </Button>
      </div>
    </div>
  )
}

const rowClass =
  'flex min-w-0 flex-wrap items-center gap-x-4 rounded-md border border-edge bg-sunken px-4 py-1.5'
