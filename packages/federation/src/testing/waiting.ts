import { configure, getConfig } from '@testing-library/react'

const { getElementError: describe } = getConfig()

/** Testing Library sets it while it tries again what it waits for; not in its types. */
const isTrying = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true

configure({
  // A real database answers: on a busy machine the usual second is too short.
  asyncUtilTimeout: 10_000,
  // Printing the whole page for each try, which no one reads, was a seventh of a test. The last error prints it.
  getElementError(message, container) {
    if (!isTrying()) return describe(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
})
