import { useNavigate } from 'react-router'
import type { DocumentType } from '@/api/types'
import { endPostLogout } from '@/api/token'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'

/** Most who choose here are new: they create an account first, with the sign-in one press away. The choice is remembered. */
export function useChoice() {
  const navigate = useNavigate()
  return (type: DocumentType) => {
    rememberAfterSignIn({ kind: 'start', type: type.id })
    endPostLogout()
    void navigate(paths.createAccount())
  }
}
