import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { api, dataOf } from '@/api/client'
import { hasStatus } from '@/api/errors'
import { forgetToken, readToken } from '@/api/token'
import { copy } from '@/app/copy'
import { notify, notifyFailure } from '@/app/notify'
import { paths } from '@/app/paths'
import { openAddress } from '@/lib/open-address'
import { endSignOut, finishAll, startSignOut } from '@/lib/sign-out'
import { isAnyUnsaved } from '@/lib/unsaved'

const REDIRECT_MS = 500

/** Signs out once what waits is saved. The rest happens at /?logout=true, where the server's own sign-out leads too. */
export function useLogOut() {
  const navigate = useNavigate()
  const mayLeave = useMayLeave()
  return useMutation({
    mutationFn: async () => {
      if (!(await mayLeave())) return
      if (!readToken()) return leaveByServer()
      await endSession()
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
    const isSaved = (await finishAll()) && !isAnyUnsaved()
    const mayLeave = isSaved || isTold.current
    isTold.current = !mayLeave
    if (!mayLeave) notify(copy.toasts.stillSignedIn, copy.toasts.stillSignedInText)
    return mayLeave
  }
}

/** A session that the server no longer knows is as good as ended. */
async function endSession(): Promise<void> {
  startSignOut()
  try {
    await dataOf(api.POST('/api/auth/logout'))
  } catch (error) {
    if (hasStatus(error, 401)) return
    endSignOut()
    throw error
  }
}

/** Without a token the session is in a cookie, which only the server can take back. */
function leaveByServer(): void {
  openAddress(paths.serverLogout())
}
