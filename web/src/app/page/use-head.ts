import { createContext, use, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { copy } from '@/copy'

/** What a page says of itself to the browser's tab, to search engines and where it is shared. */
export type Head = { title: string; description: string }

/** Hears it where a page is written at build time, which runs no effects. */
export const HeadContext = createContext<((head: Head) => void) | undefined>(undefined)

/**
 * What the browser's tab and the search engines are told of a page. The tags stand in the HTML and are rewritten here: an element
 * of React's would be a second one beside it.
 */
export function useHead(title: string, description: string = copy.shell.description): void {
  const { pathname } = useLocation()
  use(HeadContext)?.({ title, description })
  useLayoutEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    // Which of its addresses is meant when a page is shared: without what is only in the search.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
  }, [title, description, pathname])
}
