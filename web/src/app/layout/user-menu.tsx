import * as Menu from '@radix-ui/react-dropdown-menu'
import { useNavigate } from 'react-router'
import type { User } from '@/api/types'
import { copy } from '@/copy'
import { displayName } from '@/features/auth/queries'
import { useLogOut } from '@/features/auth/use-log-out'
import { paths } from '@/lib/paths'
import { ChevronIcon } from '@/ui/icons'
import { PersonIcon } from '@/ui/screen-icons'
import { Tooltip, Tooltips } from '@/ui/tooltip'
import { useStartFlow } from '../start/start-flow'
import { menuClass, menuItemClass } from '@/ui/menu'
import { StartMenu } from './start-menu'

export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const logOut = useLogOut()
  // Here and not in the menu, which is gone before the document is made.
  const start = useStartFlow()
  const name = displayName(user)
  return (
    <Menu.Root modal={false}>
      <Tooltips>
        <Tooltip label={copy.menu.accountMenu(name)}>
          <Menu.Trigger
            aria-label={copy.menu.accountMenu(name)}
            className="flex h-[44px] min-w-0 items-center gap-2 rounded-md px-2 hover:bg-sunken"
          >
            <Avatar user={user} />
            <span className="max-w-28 truncate font-medium sm:max-w-48 @max-[23rem]:sr-only">{name}</span>
            <ChevronIcon className="size-4 shrink-0 text-soft @max-[26rem]:hidden" />
          </Menu.Trigger>
        </Tooltip>
      </Tooltips>
      <Menu.Portal>
        <Menu.Content align="end" sideOffset={6} className={menuClass}>
          <Menu.Item className={menuItemClass} onSelect={() => void navigate(paths.dashboard())}>
            {copy.menu.myDocuments}
          </Menu.Item>
          <StartMenu {...start} />
          <Menu.Item className={menuItemClass} onSelect={() => void navigate(paths.account())}>
            {copy.shell.yourAccount}
          </Menu.Item>
          <Menu.Item
            className={menuItemClass}
            disabled={logOut.isPending}
            onSelect={() => logOut.mutate('here')}
          >
            {copy.menu.signOut}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Avatar({ user }: { user: User }) {
  if (user.profileImageUrl) {
    return (
      <img src={user.profileImageUrl} alt="" className="size-[32px] shrink-0 rounded-full object-cover" />
    )
  }
  return (
    <span className="grid size-[32px] shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
      <PersonIcon className="size-[20px]" />
    </span>
  )
}
