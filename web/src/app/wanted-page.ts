import { useQueryClient } from '@tanstack/react-query'
import { meansUnauthorized } from '@/api/errors'
import { documentTypesQuery } from '@/features/catalog/queries'
import { createDocument } from '@/features/documents/use-start-document'
import { takeIntent } from '@/lib/intent'
import { reportFailedCreation } from './failed-creation'
import { paths } from './paths'
import { askToLogIn } from './signed-out'
import { firstPage } from './start-flow'

/** Where a sign-in leads: to what was wanted before it, a chosen document being created on the way, or else home. */
export function useWantedPage(): () => Promise<string> {
  const client = useQueryClient()
  return async () => {
    const intent = takeIntent()
    if (intent?.kind === 'return') return intent.path
    if (intent?.kind !== 'start') return paths.home()
    try {
      const types = await client.ensureQueryData(documentTypesQuery)
      const type = types.find(({ id }) => id === intent.type)
      return type ? firstPage(await createDocument(type)) : paths.home()
    } catch (error) {
      if (meansUnauthorized(error)) askToLogIn(intent.type)
      else reportFailedCreation(error)
      return paths.home()
    }
  }
}
