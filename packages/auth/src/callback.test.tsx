import { afterEach, expect, test } from 'vitest'
import { createIdentityStore } from './identity.ts'
import { createSession } from './session.ts'
import type { Session } from './session-types.ts'
import { createArea } from './testing/test-browser.ts'
import { createTransactionStore } from './transactions.ts'

const clientId = 'c'
let session: Session | undefined
afterEach(() => {
  session?.close()
  history.replaceState(null, '', '/')
})

function begin(state: string) {
  const transactions = createArea()
  createTransactionStore(clientId, transactions).save({ state, codeVerifier: 'v', returnTo: '/cart' })
  const grants: string[] = []
  const fetchTokens: typeof fetch = async (request) => {
    grants.push(await new Request(request).text())
    return Response.json({ access_token: 'a', expires_in: 900, role: 'member' })
  }
  const options = {
    clientId,
    baseUrl: 'http://platform.test',
    fetch: fetchTokens,
    channel: null,
    transactions,
  }
  return { options, grants }
}

test('Faults row 31: the answer of a redirect login leaves address and history before anything else runs, and still counts', async () => {
  history.replaceState({ idx: 3 }, '', '/account/callback?utm=1#code=secret&state=s')
  const { options, grants } = begin('s')
  session = createSession({ ...options, storage: createArea() })
  expect(location.href).not.toContain('secret')
  expect(history.state).toEqual({ idx: 3 })
  expect(await session.handleCallback(location.href)).toEqual({ returnTo: '/cart' })
  expect(grants).toEqual([expect.stringContaining('"code":"secret"')])
  await expect(session.handleCallback(location.href)).rejects.toThrow('Missing code or _state')
})

test('An address with a state that is not ours is left alone', () => {
  history.replaceState(null, '', '/page#state=open&code=7')
  session = createSession({ ...begin('s').options, storage: createArea() })
  expect(location.hash).toBe('#state=open&code=7')
})

test('Faults row 21: a page restored from the back-forward cache after a logout elsewhere knows nobody', () => {
  const storage = createArea()
  const stored = createIdentityStore(clientId, storage)
  stored.write({ role: 'member', id: 'x' })
  session = createSession({ ...begin('s').options, storage })
  expect(session.isMember).toBe(true)
  stored.write({ role: 'none', id: 'y' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(session.isMember).toBe(true)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(session.role).toBe('none')
})
