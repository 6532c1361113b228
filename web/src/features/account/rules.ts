import { copy } from '@/copy'

/** Whether it is the right one the server says. */
export const passwordGiven = (password: string) => password.length > 0 || copy.account.passwordMissing
