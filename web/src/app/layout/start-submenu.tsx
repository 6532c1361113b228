import * as Menu from '@radix-ui/react-dropdown-menu'
import { useQuery } from '@tanstack/react-query'
import { documentTypesQuery } from '@/features/catalog/queries'
import { ChevronIcon } from '@/ui/icons'
import { copy } from '../copy'
import type { useStartFlow } from '../start-flow'
import { menuClass, menuItemClass } from './menu-classes'

/** The types of documents, each one press away from its first question. It opens a tenth of a second after the pointer. */
export function StartSubmenu({ choose, creating }: ReturnType<typeof useStartFlow>) {
  const { data: types } = useQuery(documentTypesQuery)
  if (!types) return null
  return (
    <Menu.Sub>
      <Menu.SubTrigger className={`${menuItemClass} flex items-center justify-between gap-3`}>
        {copy.shell.startDocument}
        <ChevronIcon className="size-4 -rotate-90 text-soft" />
      </Menu.SubTrigger>
      <Menu.Portal>
        <Menu.SubContent sideOffset={4} collisionPadding={8} className={menuClass}>
          {types.map((type) => (
            <Menu.Item
              key={type.id}
              disabled={creating !== undefined}
              className={menuItemClass}
              onSelect={() => choose(type, 'ai-only')}
            >
              {type.name}
            </Menu.Item>
          ))}
        </Menu.SubContent>
      </Menu.Portal>
    </Menu.Sub>
  )
}
