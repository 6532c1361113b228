import { useLocation } from 'react-router'

/** The pages where one works on a document: nothing but the work is there. */
const TASK = /^\/(chat|ai|document|questionnaire|review)\//

/** The steps before and after it: the site's name stays, and what leads elsewhere does not. */
const STEP = /^\/(legal-compliance|checkout)(\/|$)/

/** What of the site stands around the page. */
export function useSurroundings(): string | undefined {
  const { pathname } = useLocation()
  if (TASK.test(pathname)) return 'in-task'
  return STEP.test(pathname) ? 'in-step' : undefined
}
