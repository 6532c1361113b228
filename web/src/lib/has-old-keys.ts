import { keys, session } from './storage'

/** Whether this tab keeps something of an older version of the site: few do, and only they load what takes it over. */
export const hasOldKeys = (): boolean => keys(session).some((key) => /^(draft|unsent):/.test(key))
