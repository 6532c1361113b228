import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

/** While something is waited for, it is looked for again and again. */
const isWaitedFor = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

const brief = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })

// The whole page is written out for who reads the failure, once the waiting is over, and not for each look.
configure({
  getElementError: (message, container) =>
    isWaitedFor() ? brief(message) : getElementError(message, container),
})
