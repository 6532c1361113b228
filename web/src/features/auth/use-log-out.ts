import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '@/api/client'
import { hasStatus } from '@/api/errors'
import { forgetToken, readToken } from '@/api/token'
import { copy } from '@/copy'
import { openAddress } from '@/lib/open-address'
import { paths } from '@/lib/paths'
import { endSignOut, finishAll, startSignOut } from '@/lib/sign-out'
import { isAnyWaiting } from '@/lib/unsaved'
import { notify, notifyFailure } from '@/ui/notify'

const REDIRECT_MS = 500

/** On this device, or wherever the person is signed in. */
export type Extent = 'here' | 'everywhere'

/** Signs out once what waits is saved. The rest happens at /?logout=true, where the server's own sign-out leads too. */
export function useLogOut() {
  const navigate = useNavigate()
  const mayLeave = useMayLeave()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (extent: Extent) => {
      if (!(await mayLeave())) return
      const hasToken = readToken() !== null
      if (hasToken || extent === 'everywhere') await end(extent)
      if (!hasToken) return leaveByServer()
      forgetToken()
      notify(copy.toasts.loggedOut, copy.toasts.loggedOutText)
      setTimeout(() => void navigate(paths.loggedOut()), REDIRECT_MS)
    },
    onError: (error) => notifyFailure(error, copy.toasts.logoutFailedText, copy.toasts.logoutFailed),
  })
}

/** Signing out forgets what is not saved. That is said first, and whoever has been told may leave. */
function useMayLeave() {
  const isTold = useRef(false)
  return async (): Promise<boolean> => {
    const isSaved = (await finishAll()) && !isAnyWaiting()
    const mayLeave = isSaved || isTold.current
    isTold.current = !mayLeave
    if (!mayLeave) notify(copy.toasts.stillSignedIn, copy.toasts.stillSignedInText)
    return mayLeave
  }
}

/** A session that the server no longer knows is as good as ended; of the others nothing is known then. */
async function end(extent: Extent): Promise<void> {
  startSignOut()
  try {
    await (extent === 'here' ? api.POST('/api/auth/logout') : api.DELETE('/api/account/sessions'))
  } catch (error) {
    if (extent === 'here' && hasStatus(error, 401)) return
    endSignOut()
    throw error
  }
}

/** Without a token the session is in a cookie, which only the server can take back. */
function leaveByServer(): void {
  openAddress(paths.serverLogout())
}
