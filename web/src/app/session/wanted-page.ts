import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { meansUnauthorized } from '@/api/errors'
import { documentTypesQuery } from '@/features/catalog/queries'
import { createDocument } from '@/features/documents/use-start-document'
import { takeIntent } from '@/lib/intent'
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
    const intent = takeIntent()
    if (intent?.kind === 'return') return intent.path
    if (intent?.kind !== 'start') return paths.home()
    return create(intent.type).catch((error: unknown) => {
      failure.current = () =>
        meansUnauthorized(error) ? askToLogIn(intent.type) : reportFailedCreation(error)
      return paths.home()
    })
  }
  return { findWantedPage, tellFailure: () => failure.current?.() }
}
