import { useLayoutEffect } from 'react'
import { copy } from '@/copy'

/**
 * What the browser's tab and the search engines are told of a page. Both tags stand in index.html and are rewritten
 * here: an element of React's would be a second one beside it.
 */
export function useHead(title: string, description: string = copy.shell.description): void {
  useLayoutEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
