import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import type { Bundle, County, DocumentType, Law } from '@/api/types'
import { bundlesQuery, countiesQuery, documentTypesQuery, lawQuery } from '@/features/catalog/queries'
import { StrictMode } from 'react'
import { Pages } from './app'
import { HeadContext, type Head } from './page/use-head'
import { WaitingPage } from './page/waiting-page'
import { makeQueryClient } from './query-client'

/** What the server says of what is sold and of the law, as it is kept for the build. */
export type Served = {
  types: DocumentType[]
  bundles: Bundle[]
  counties: County[]
  laws: Record<string, Law>
}

/** A page as a visitor sees it before a script has run: its words, and what it says of itself. */
export async function pageAt(path: string, served: Served): Promise<Head & { html: string }> {
  let head: Head | undefined
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <HeadContext value={(said) => (head = said)}>
          <Pages client={knowing(served)} />
        </HeadContext>
      </StaticRouter>
    </StrictMode>,
    {
      // React would write a large part behind a script in the page, which the content security policy refuses.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error
      },
    },
  )
  const html = await textOf(prelude)
  if (!head) throw new Error(`${path} says nothing of itself.`)
  return { ...head, html }
}

/** What stands in the page of people who are signed in until their own is there. */
export async function waitingPage(): Promise<string> {
  const { prelude } = await prerender(<WaitingPage />)
  return textOf(prelude)
}

const textOf = async (stream: ReadableStream): Promise<string> => new Response(stream).text()

function knowing({ types, bundles, counties, laws }: Served) {
  const client = makeQueryClient(() => undefined)
  client.setQueryData(documentTypesQuery.queryKey, types)
  client.setQueryData(bundlesQuery.queryKey, bundles)
  client.setQueryData(countiesQuery.queryKey, counties)
  for (const [slug, law] of Object.entries(laws)) client.setQueryData(lawQuery(slug).queryKey, law)
  return client
}
