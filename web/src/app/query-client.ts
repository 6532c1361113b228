import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthorized } from '@/api/errors'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The call needs somebody to be signed in: an unauthorized answer leads to the sign-in page. */
      signedIn?: true
    }
  }
}

/** Answers never go stale by themselves: what changes them invalidates them. Nothing is asked twice. */
export function makeQueryClient(onSignedOut: () => void): QueryClient {
  const watch = (error: unknown, concerned: boolean) => {
    if (concerned && isUnauthorized(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => watch(error, query.queryKey[0] === 'documents'),
    }),
    mutationCache: new MutationCache({
      onError: (error, _values, _context, mutation) => watch(error, mutation.meta?.signedIn === true),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
