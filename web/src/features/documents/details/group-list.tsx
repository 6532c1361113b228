import { useState } from 'react'
import { factHelp } from '@/copy/fact-help'
import type { County, Document, Fact } from '@/api/types'
import { Summary } from '@/ui/summary'
import { DetailGroup } from './detail-group'
import { blanksOf, type Group } from './detail-groups'

/** Fewer are as quickly read as the line that would fold them. */
const LEAST_FOLDED = 3

type GroupListProps = {
  document: Document
  groups: Group[]
  counties: County[]
  opened: string[]
  onToggle: (name: string, isOpen: boolean) => void
}

/** The parts that leave blanks, and where there are many others, those behind a line. */
export function GroupList({ document, groups, counties, opened, onToggle }: GroupListProps) {
  const { left, rest } = useParted(document, groups)
  const [isMoreOpen, setMoreOpen] = useFold(rest.filter(({ name }) => opened.includes(name)))
  const rows = (list: Group[]) =>
    list.map((group) => (
      <DetailGroup
        key={group.name}
        group={group}
        isOpen={opened.includes(group.name)}
        onToggle={(isOpen) => onToggle(group.name, isOpen)}
        document={document}
        counties={counties}
      />
    ))
  if (left.length === 0 || rest.length < LEAST_FOLDED) return rows(groups)
  return (
    <>
      {rows(left)}
      <details
        open={isMoreOpen}
        onToggle={({ currentTarget, target }) => target === currentTarget && setMoreOpen(currentTarget.open)}
      >
        <Summary className="min-h-14 gap-4 border-b border-line py-3">
          <span className="min-w-0 grow font-semibold">{factHelp.moreParts(rest.length)}</span>
        </Summary>
        <div className="pl-4">{rows(rest)}</div>
      </details>
    </>
  )
}

/** Whether the rest is shown. It unfolds for a part that is opened within it, such as one that a link leads to. */
function useFold(openedWithin: Group[]) {
  const names = openedWithin.map(({ name }) => name).join()
  const [isOpen, setOpen] = useState(names !== '')
  const [shown, setShown] = useState(names)
  if (names !== shown) {
    setShown(names)
    setOpen(true)
  }
  return [isOpen, setOpen] as const
}

/** As they stood when the page came: what is filled in stays where it is. */
function useParted(document: Document, groups: Group[]) {
  const hasBlanks = ({ facts }: { facts: Fact[] }) => blanksOf(document, facts).length > 0
  const [whole] = useState(() => groups.filter((group) => !hasBlanks(group)).map(({ name }) => name))
  return {
    left: groups.filter(({ name }) => !whole.includes(name)),
    rest: groups.filter(({ name }) => whole.includes(name)),
  }
}
