import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAuthorizationRequest, safeReturnTo, validateAuthorizationResponse } from './authorization.ts'
import { createCodeChallenge } from './pkce.ts'
import { createArea } from './testing/test-browser.ts'
import { createTransactionStore, readAuthorizationResponse } from './transactions.ts'

const transaction = { state: 's', codeVerifier: 'v' }

test('A redirect login asks for a code with S256, offline access and a fresh state', async () => {
  const options = {
    clientId: 'c',
    responseMode: 'fragment',
    prompt: 'login',
    redirectUri: 'http://shop/callback',
    returnTo: '/cart',
  } as const
  const { input, transaction } = await createAuthorizationRequest(options)
  expect(input).toEqual({
    auth: {
      prompt: 'login',
      authRequest: {
        redirectUri: 'http://shop/callback',
        clientId: 'c',
        codeChallenge: await createCodeChallenge(transaction.codeVerifier),
        codeChallengeMethod: 'S256',
        responseMode: 'fragment',
        responseType: 'code',
        scope: 'offline_access',
        state: transaction.state,
      },
    },
  })
  expect(transaction).toMatchObject({ redirectUri: 'http://shop/callback', returnTo: '/cart' })
  expect((await createAuthorizationRequest(options)).transaction.state).not.toBe(transaction.state)
})

test('A silent login carries the session token and no redirect address', async () => {
  const options = { clientId: 'c', responseMode: 'web_message', prompt: 'none', sessionToken: 't' } as const
  const { input } = await createAuthorizationRequest(options)
  expect(input.auth).toMatchObject({
    prompt: 'none',
    authRequest: { responseMode: 'web_message', sessionToken: 't' },
  })
  expect(input.auth?.authRequest).not.toHaveProperty('redirectUri')
})

test.each([
  ['http://shop/callback#code=a%20b&state=s', { code: 'a b', state: 's' }],
  ['http://shop/callback?code=c&state=s', { code: 'c', state: 's' }],
  ['/account/callback?utm=1#state=s&error=access_denied', { state: 's', error: 'access_denied' }],
  [
    '/account/callback#code=c&state=s&iss=https%3A%2F%2Fa.test',
    { code: 'c', state: 's', iss: 'https://a.test' },
  ],
  ['/account/callback?x=1#section', {}],
  ['/account/callback', {}],
])('%s is read as %o', (url, expected) => {
  expect(readAuthorizationResponse(url)).toEqual(expected)
})

test('Faults row 29: code and state must both be there, and the state must be the stored one', () => {
  expect(validateAuthorizationResponse({ code: 'c', state: 's' }, transaction)).toBe('c')
  const missing = 'Missing code or _state'
  expect(() => validateAuthorizationResponse({}, transaction)).toThrow(missing)
  expect(() => validateAuthorizationResponse({ code: 'c' }, transaction)).toThrow(missing)
  expect(() => validateAuthorizationResponse({ state: 's', error: 'login_required' }, transaction)).toThrow(
    missing,
  )
  expect(() => validateAuthorizationResponse({ code: 'c', state: 'x' }, transaction)).toThrow(
    'Invalid _state',
  )
  expect(() => validateAuthorizationResponse({ code: 'c', state: 's' }, undefined)).toThrow('Invalid _state')
})

test('Faults row 36: an answer of another server than the one asked is refused', () => {
  const asked = { ...transaction, issuer: 'https://shop.test' }
  const answer = { code: 'c', state: 's' }
  expect(validateAuthorizationResponse(answer, asked)).toBe('c')
  expect(validateAuthorizationResponse({ ...answer, iss: 'https://shop.test/' }, asked)).toBe('c')
  for (const iss of ['https://evil.test', 'https://shop.test.evil.test', 'nonsense'])
    expect(() => validateAuthorizationResponse({ ...answer, iss }, asked)).toThrow('Invalid _state')
})

test('Faults row 29: a transaction is taken once, and one that is not ours is none', () => {
  const area = createArea()
  const store = createTransactionStore('c', area)
  store.save(transaction)
  expect(store.peek()).toEqual(transaction)
  expect(store.take()).toEqual(transaction)
  expect(store.take()).toBeUndefined()
  for (const raw of ['x', 'null', '{}', '{"state":1,"codeVerifier":"v"}', '[]']) {
    area.setItem('galleria.auth.login.v1.c', raw)
    expect(store.take()).toBeUndefined()
  }
  expect(createTransactionStore('c', undefined).take()).toBeUndefined()
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '',
  undefined,
])('Returning to %j leads home', (returnTo) => expect(safeReturnTo(returnTo)).toBe('/'))

test('The return address is always on our own site', () => {
  const path = fc.array(
    fc.constantFrom('/', '\\', '.', '@', ':', '\t', '\n', 'evil.test', '?', '#', 'a', ' '),
  )
  fc.assert(
    fc.property(path, (parts) => {
      expect(new URL(safeReturnTo(parts.join('')), 'http://shop.test/x').origin).toBe('http://shop.test')
    }),
    { numRuns: 2000 },
  )
})
