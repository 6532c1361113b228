import { useLocation } from 'react-router'

/** The pages where one works on a document: on a phone nothing but the work has room there. */
const TASK = /^\/(chat|ai|document|questionnaire)\//

export const useIsTask = (): boolean => TASK.test(useLocation().pathname)
