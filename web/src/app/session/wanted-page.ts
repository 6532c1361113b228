import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { meansUnauthorized } from '@/api/errors'
import { documentTypesQuery } from '@/features/catalog/queries'
import { createDocument } from '@/features/documents/use-start-document'
import { takeAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'
import { reportFailedCreation } from '../start/failed-creation'
import { askToLogIn } from './signed-out'
import { firstPage } from '../start/start-flow'

/** Where a sign-in leads: to what was wanted before it, a chosen document being created on the way, or else home. */
export function useWantedPage() {
  const client = useQueryClient()
  // Told after the welcome: of two messages only the later is seen.
  const failure = useRef<() => void>(undefined)
  const create = async (id: string) => {
    const types = await client.ensureQueryData(documentTypesQuery)
    const type = types.find((type) => type.id === id)
    return type ? firstPage(await createDocument(type)) : paths.home()
  }
  const findWantedPage = async () => {
    failure.current = undefined
    const afterSignIn = takeAfterSignIn()
    if (afterSignIn?.kind === 'return') return afterSignIn.path
    if (afterSignIn?.kind !== 'start') return paths.home()
    return create(afterSignIn.type).catch((error: unknown) => {
      failure.current = () =>
        meansUnauthorized(error) ? askToLogIn(afterSignIn.type) : reportFailedCreation(error)
      return paths.home()
    })
  }
  return { findWantedPage, tellFailure: () => failure.current?.() }
}
