import { useNavigate } from 'react-router'
import { forgetCookie, forgetToken } from '@/api/token'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { notify } from '@/ui/notify'

/** With the account its sessions have gone, so there is nothing left to sign out of: only to forget. */
export function useAfterDeletion() {
  const navigate = useNavigate()
  return (told: string) => {
    forgetToken()
    forgetCookie()
    notify(copy.account.end.done, told)
    void navigate(paths.loggedOut())
  }
}
