import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '@galleria/platform-client/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Auth from './index.ts'
import { createTestBrowser } from './testing/test-browser.ts'
import { startTokenServer } from './testing/token-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-copies-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Six modules that each brought the package along: three as it is, three of another major version of its contract. */
async function sixCopies(): Promise<(typeof Auth)[]> {
  const { main } = await bundle(
    { main: `export * from '@galleria/auth'` },
    { directory: import.meta.dirname, isWhole: true },
  )
  const other = main.replaceAll('galleria.auth.session.v1', 'galleria.auth.session.v2')
  expect(other).not.toBe(main)
  return Promise.all(
    [main, other, main, other, main, other].map(async (code, index) => {
      const path = join(folder, `copy-${index}.mjs`)
      await writeFile(path, code)
      return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as typeof Auth
    }),
  )
}

test.runIf(navigator.locks)(
  'Faults rows 2, 110: six copies of the package, of two major versions, have one session each version and make one request',
  async () => {
    await using server = await startTokenServer()
    const browser = createTestBrowser({ url: server.url, clientId: 'copies' })
    const options = { clientId: 'copies', baseUrl: server.url, ...browser }
    const copies = await sixCopies()
    const sessions = copies.map(({ getSession }) => getSession(options))
    expect(new Set(sessions).size).toBe(2)
    const headers = await Promise.all(
      sessions.flatMap((session) => [1, 2, 3].map(() => session.getAuthHeaders())),
    )
    expect(new Set(headers.map(({ authorization }) => authorization))).toEqual(new Set(['access-1']))
    expect(server.grants()).toEqual(['anonymous'])
    for (const session of sessions) session.close()
  },
)
