import * as Menu from '@radix-ui/react-dropdown-menu'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { ChevronIcon } from '@/ui/icons'
import { MoreIcon } from '@/ui/screen-icons'
import { menuClass, menuItemClass } from '@/ui/menu'
import { handOffPath } from '../hand-off/addresses'
import { documentState } from './document-state'

type RowMenuProps = {
  document: Document
  which: string
  /** Told where the focus goes when the question has been answered. */
  onDelete: (opener: HTMLElement | null) => void
}

/** All that can be done with a document besides what comes next. */
export function RowMenu({ document, which, onDelete }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        ref={opener}
        aria-label={copy.dashboard.rowMenuLabel(which)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2 text-base font-semibold text-accent hover:bg-accent-soft"
      >
        {/* On a phone the name of the paper needs the room. */}
        <MoreIcon className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{copy.dashboard.rowMenu}</span>
        <ChevronIcon className="size-4 max-sm:hidden" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content align="end" sideOffset={6} className={menuClass}>
          {waysOf(document, which).map(({ words, label, to }) => (
            <Menu.Item key={to} asChild className={menuItemClass}>
              <Link to={to} aria-label={label} className="block">
                {words}
              </Link>
            </Menu.Item>
          ))}
          <Menu.Separator className="my-1.5 h-px bg-line" />
          <Menu.Item
            aria-label={copy.dashboard.deleteLabel(which)}
            className={`${menuItemClass} text-danger`}
            onSelect={() => onDelete(opener.current)}
          >
            {copy.dashboard.delete}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

function waysOf(document: Document, which: string) {
  const { id } = document
  const state = documentState(document)
  const { open, openLabel, edit, editLabel, handOff } = copy.dashboard
  const goOn = {
    words: copy.dashboard.continue,
    label: copy.dashboard.continueLabel(which),
    to: paths.chat(id),
  }
  const sign = { words: copy.signing.link, label: copy.signing.linkLabel(which), to: paths.signing(id) }
  const versions = {
    words: copy.signing.versions,
    label: copy.signing.versionsLabel(which),
    to: paths.versions(id),
  }
  const give = { words: handOff, label: `${handOff}: ${which}`, to: handOffPath(id) }
  return [
    { words: open, label: openLabel(which), to: paths.review(id) },
    { words: edit, label: editLabel(which), to: paths.questionnaire(id) },
    ...(state === 'done' ? [sign, versions] : [goOn]),
    give,
  ]
}
