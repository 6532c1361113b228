import * as Menu from '@radix-ui/react-dropdown-menu'
import { useRef } from 'react'
import { copy } from '@/copy'
import { buttonClass } from '@/ui/button'
import { MoreIcon } from '@/ui/icons'
import { menuClass, menuItemClass } from '@/ui/menu'
import { Tooltip } from '@/ui/tooltip'

type RowMenuProps = {
  which: string
  /** Told where the focus goes when the question has been answered. */
  onDelete: (opener: HTMLElement | null) => void
}

/** What is seldom wanted, away from what is pressed often. */
export function RowMenu({ which, onDelete }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Menu.Root modal={false}>
      <Tooltip label={copy.dashboard.rowMenu}>
        <Menu.Trigger
          ref={opener}
          aria-label={copy.dashboard.rowMenuLabel(which)}
          className={buttonClass({ look: 'quiet', shape: 'icon' })}
        >
          <MoreIcon />
        </Menu.Trigger>
      </Tooltip>
      <Menu.Portal>
        <Menu.Content align="end" sideOffset={6} className={menuClass}>
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
