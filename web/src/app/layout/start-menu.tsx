import * as Menu from '@radix-ui/react-dropdown-menu'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { copy } from '@/copy'
import { documentTypesQuery } from '@/features/catalog/queries'
import { ChevronIcon } from '@/ui/icons'
import type { useStartFlow } from '../start/start-flow'
import { menuClass, menuItemClass } from '@/ui/menu'

/** The types of documents, each one press away from its first question. */
export function StartMenu({ choose, creating }: ReturnType<typeof useStartFlow>) {
  const { data: types } = useQuery(documentTypesQuery)
  const [isWide] = useState(() => window.matchMedia('(min-width: 40rem)').matches)
  if (!types) return null
  const items = types.map((type) => (
    <Menu.Item
      key={type.id}
      disabled={creating !== undefined}
      className={menuItemClass}
      onSelect={() => choose(type, 'ai-only')}
    >
      {type.name}
    </Menu.Item>
  ))
  return isWide ? <Submenu>{items}</Submenu> : <Listed>{items}</Listed>
}

/** It opens a tenth of a second after the pointer has come. */
function Submenu({ children }: { children: ReactNode }) {
  return (
    <Menu.Sub>
      <Menu.SubTrigger className={`${menuItemClass} flex items-center justify-between gap-3`}>
        {copy.menu.startDocument}
        <ChevronIcon className="size-4 -rotate-90 text-soft" />
      </Menu.SubTrigger>
      <Menu.Portal>
        <Menu.SubContent
          sideOffset={4}
          collisionPadding={8}
          onFocusOutside={stayForJumps}
          className={menuClass}
        >
          {children}
        </Menu.SubContent>
      </Menu.Portal>
    </Menu.Sub>
  )
}

/**
 * A pointer that jumps, as that of an eye tracker or of a voice control does, leaves the first menu without having
 * moved towards the second. Radix then hands the focus to the first menu as a whole and closes the second.
 */
function stayForJumps(event: Event): void {
  if (event.target instanceof Element && event.target.role === 'menu') event.preventDefault()
}

/** A phone has no room for a menu beside a menu. */
function Listed({ children }: { children: ReactNode }) {
  const label = useId()
  return (
    <Menu.Group aria-labelledby={label} className="my-1 border-y border-line py-1">
      <Menu.Label id={label} className="px-3 py-1.5 text-sm text-soft">
        {copy.menu.startDocument}
      </Menu.Label>
      {children}
    </Menu.Group>
  )
}
