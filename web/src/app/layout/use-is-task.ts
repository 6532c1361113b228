import { useLocation } from 'react-router'

/** The pages where one works on a document: nothing but the work is there. */
const TASK = /^\/(chat|ai|document|questionnaire|review)\//

export const useIsTask = (): boolean => TASK.test(useLocation().pathname)
