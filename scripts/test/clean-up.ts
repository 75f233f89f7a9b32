import { afterAll, vi } from 'vitest'

// Node's `fetch` keeps the functions of `performance` that it finds at its first use: those of no test.
void globalThis.Response

/** Test files share a worker and its globals: none may find what another put in their place. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
