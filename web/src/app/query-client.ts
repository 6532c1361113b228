import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthorized } from '@/api/errors'
import { isPersonal } from '@/api/personal'

/**
 * Where an unauthorized answer leads: to the server's sign-in, as from every document, or to the site's own sign-in
 * page, as from the AI-guided screen.
 */
type SignIn = 'server' | 'page'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The call needs someone to be signed in. True stands for the server's sign-in. */
      signedIn?: true | SignIn
    }
  }
}

/** Answers never go stale by themselves: what changes them invalidates them. Nothing is asked twice. */
export function makeQueryClient(onSignedOut: (to: SignIn) => void): QueryClient {
  const watch = (error: unknown, to: true | SignIn | undefined) => {
    if (to && isUnauthorized(error)) onSignedOut(to === true ? 'server' : to)
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => watch(error, isPersonal(query) || undefined),
    }),
    mutationCache: new MutationCache({
      onError: (error, _values, _context, mutation) => watch(error, mutation.meta?.signedIn),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      // Without a network a change fails at once, so that the page can say so and keep it.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
