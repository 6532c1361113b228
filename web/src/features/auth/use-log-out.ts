import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, dataOf } from '@/api/client'
import { hasStatus } from '@/api/errors'
import { forgetToken, readToken } from '@/api/token'
import { copy } from '@/app/copy'
import { notify, notifyFailure } from '@/app/notify'
import { paths } from '@/app/paths'
import { openAddress } from '@/lib/open-address'

const REDIRECT_MS = 500

/** Signs out. The rest happens at /?logout=true, where the server's own sign-out leads too. */
export function useLogOut() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      if (!readToken()) return leaveByServer()
      await endSession()
      forgetToken()
      notify(copy.toasts.loggedOut, copy.toasts.loggedOutText)
      setTimeout(() => void navigate(paths.loggedOut()), REDIRECT_MS)
    },
    onError: (error) => notifyFailure(error, copy.toasts.logoutFailedText, copy.toasts.logoutFailed),
  })
}

/** A session that the server no longer knows is as good as ended. */
async function endSession(): Promise<void> {
  try {
    await dataOf(api.POST('/api/auth/logout'))
  } catch (error) {
    if (!hasStatus(error, 401)) throw error
  }
}

/** Without a token the session is in a cookie, which only the server can take back. */
function leaveByServer(): void {
  openAddress(paths.serverLogout())
}
