import { createPlatformClient } from '@galleria/platform-client'
import { getCurrentCart } from '@galleria/platform-client/cart'
import { afterEach, expect, test } from 'vitest'
import { createServerSession } from './server-session.ts'
import { createSession, type SessionOptions } from './session.ts'
import type { Session } from './session-types.ts'
import { getSession } from './shared-session.ts'
import { createTestBrowser, type SignedIn } from './testing/test-browser.ts'
import { startTokenServer, type TokenServer } from './testing/token-server.ts'

const clientId = 'client-1'
const open: Session[] = []
afterEach(() => {
  for (const session of open.splice(0)) session.close()
})

function sessionOn(server: TokenServer, options: Partial<SessionOptions> = {}, member?: SignedIn): Session {
  const session = createSession({
    clientId,
    baseUrl: server.url,
    channel: null,
    ...createTestBrowser({ url: server.url, clientId }, { member }),
    ...options,
  })
  open.push(session)
  return session
}

const base = '/_api/iam/authentication/v2'
const credentials = { email: 'ada@galleria.test', password: 'lovelace-1843' }

/** Answers redirect sessions and everything given by path. */
function answering(server: TokenServer, answers: Record<string, { status?: number; body: unknown }> = {}) {
  server.intercept = ({ path }) => {
    if (path.endsWith('/redirect-session'))
      return { body: { redirectSession: { fullUrl: `${server.url}/authorize?x=1`, urlDetails: {} } } }
    return answers[path]
  }
}

test('A fresh session is nobody, a call makes it a visitor, and listeners hear of every change of role and token', async () => {
  await using server = await startTokenServer()
  const session = sessionOn(server)
  const heard: string[] = []
  const stop = session.subscribe(() => heard.push(session.role))
  expect([session.role, session.isMember, session.isPersistent]).toEqual(['none', false, true])
  expect(await session.getAuthHeaders()).toEqual({ authorization: 'access-1' })
  expect(session.accessToken.value).toBe('access-1')
  expect(heard).toEqual(['visitor'])
  expect(await session.getAuthHeaders({ renew: true })).toEqual({ authorization: 'access-2' })
  expect([session.accessToken.value, ...heard]).toEqual(['access-2', 'visitor', 'visitor'])
  stop()
  await session.logout({ returnTo: 'http://shop.test/' }).catch(() => undefined)
  expect(heard).toHaveLength(2)
})

test('Faults rows 15 and 16: a 401 costs one renewal however many calls meet it, and a lasting one at most two attempts each', async () => {
  await using server = await startTokenServer()
  const cart = { cart: { id: 'c', lineItems: [], currency: 'USD' } }
  let accepted = 'access-2'
  server.intercept = ({ path, authorization }) => {
    if (!path.startsWith('/ecom')) return undefined
    return authorization === accepted ? { body: cart } : { status: 401, body: {} }
  }
  const session = sessionOn(server)
  const client = createPlatformClient({ baseUrl: server.url, getAuthHeaders: session.getAuthHeaders })
  await session.getAuthHeaders()
  expect(await Promise.all([1, 2, 3].map(() => getCurrentCart(client)))).toEqual([cart, cart, cart])
  expect(server.grants()).toEqual(['anonymous', 'refresh_token'])
  accepted = 'never'
  const before = server.received.length
  await expect(getCurrentCart(client)).rejects.toMatchObject({ status: 401 })
  expect(server.received.slice(before).map(({ path }) => path)).toEqual([
    '/ecom/v1/carts/current',
    '/oauth2/token',
    '/ecom/v1/carts/current',
  ])
})

test('Register and login send what the wire asks for, as a visitor', async () => {
  await using server = await startTokenServer()
  answering(server, {
    [`${base}/register`]: { body: { state: 'SUCCESS', sessionToken: 's1' } },
    [`${base}/login`]: { body: { state: 'REQUIRE_OWNER_APPROVAL' } },
  })
  const session = sessionOn(server)
  const profile = { nickname: 'Ada' }
  expect(await session.register({ ...credentials, profile })).toEqual({
    loginState: 'SUCCESS',
    sessionToken: 's1',
  })
  expect(await session.login({ ...credentials, captcha: { visible: 'v' } })).toEqual({
    loginState: 'OWNER_APPROVAL_REQUIRED',
  })
  const [, register, login] = server.received
  const loginId = { email: credentials.email }
  expect(register).toEqual({
    path: `${base}/register`,
    authorization: 'access-1',
    body: { loginId, password: credentials.password, profile },
  })
  expect(login?.body).toEqual({
    loginId,
    password: credentials.password,
    captchaTokens: [{ Recaptcha: 'v' }],
  })
})

test('Failures are states, and a dead network is one that blames nobody', async () => {
  const server = await startTokenServer()
  answering(server, {
    [`${base}/login`]: {
      status: 403,
      body: { message: 'No', details: { applicationError: { code: '-19976', description: 'No', data: {} } } },
    },
  })
  const session = sessionOn(server)
  expect(await session.login(credentials)).toEqual({
    loginState: 'FAILURE',
    error: 'No',
    errorCode: 'invalidPassword',
  })
  await server[Symbol.asyncDispose]()
  expect(await session.login(credentials)).toEqual({ loginState: 'FAILURE', error: 'System error occurred' })
})

test('Faults row 46: a code is sent only after verification was asked for, and a wrong one may be tried again', async () => {
  await using server = await startTokenServer()
  const verify = '/_api/iam/verification/v1/auth/verify'
  const answers: Record<string, { status?: number; body: unknown }> = {
    [`${base}/register`]: { body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'st' } },
    [verify]: {
      status: 400,
      body: { details: { applicationError: { code: 'VERIFICATION_FAILED', description: 'x', data: {} } } },
    },
  }
  answering(server, answers)
  const session = sessionOn(server)
  expect(await session.verifyEmail({ code: '123456' })).toEqual({
    loginState: 'FAILURE',
    error: 'Unknown _state',
  })
  expect(server.received).toEqual([])
  await session.register(credentials)
  await expect(session.verifyEmail({ code: '000000' })).rejects.toMatchObject({ code: 'VERIFICATION_FAILED' })
  answers[verify] = { body: { state: 'SUCCESS', sessionToken: 's' } }
  expect(await session.verifyEmail({ code: '123456' })).toEqual({ loginState: 'SUCCESS', sessionToken: 's' })
  expect(server.received.at(-1)?.body).toEqual({ code: '123456', stateToken: 'st' })
  await session.verifyEmail({ code: '654321', stateToken: 'from-the-page' })
  expect(server.received.at(-1)?.body).toEqual({ code: '654321', stateToken: 'from-the-page' })
})

const mfa = { availableFactors: [{ factorType: 'TOTP', factorStatus: 'ENABLED' }], reason: 'USER_SETTINGS' }

test('A second factor ends a login as unknown unless the caller says that it knows about them', async () => {
  await using server = await startTokenServer()
  answering(server, {
    [`${base}/login`]: { body: { state: 'REQUIRE_MFA', stateToken: 'm1', requireMfaData: mfa } },
  })
  const session = sessionOn(server)
  expect(await session.login(credentials)).toEqual({ loginState: 'FAILURE', error: 'Unknown _state' })
  expect(await session.login({ ...credentials, mfa: true })).toMatchObject({
    loginState: 'MFA_REQUIRED',
    factors: ['TOTP'],
  })
})

test('Faults row 47: a factor is used only where it was offered; a wrong code may be tried again', async () => {
  await using server = await startTokenServer()
  const verify = `${base}/TOTP/verify`
  const challenge = { ...mfa, factorType: 'TOTP', verificationChallengeData: {} }
  const answers: Record<string, { status?: number; body: unknown }> = {
    [`${base}/login`]: { body: { state: 'REQUIRE_MFA', stateToken: 'm1', requireMfaData: mfa } },
    [verify]: { body: { state: 'MFA_CHALLENGE', stateToken: 'm2', mfaChallengeData: challenge } },
  }
  answering(server, answers)
  const session = sessionOn(server)
  const unknownState = { loginState: 'FAILURE', error: 'Unknown _state' }
  expect(await session.verifyFactor({ factorType: 'TOTP', code: '123456' })).toEqual(unknownState)
  await session.login({ ...credentials, mfa: true })
  const before = server.received.length
  expect(await session.verifyFactor({ factorType: 'SMS', code: '123456' })).toEqual(unknownState)
  expect(server.received).toHaveLength(before)
  expect(await session.verifyFactor({ factorType: 'TOTP' })).toMatchObject({ loginState: 'MFA_CHALLENGE' })
  expect(server.received.at(-1)).toMatchObject({ path: verify, body: { stateToken: 'm1', totpData: {} } })
  answers[verify] = {
    status: 400,
    body: { details: { applicationError: { code: 'VERIFICATION_FAILED', description: 'x', data: {} } } },
  }
  const wrong = session.verifyFactor({ factorType: 'TOTP', code: '000000' })
  await expect(wrong).rejects.toMatchObject({ code: 'VERIFICATION_FAILED' })
  answers[verify] = {
    body: { state: 'SUCCESS', sessionToken: 's', additionalData: { deviceToken: { strValue: 'd' } } },
  }
  const right = { factorType: 'TOTP', code: '123456', rememberThisDevice: true } as const
  expect(await session.verifyFactor(right)).toEqual({
    loginState: 'SUCCESS',
    sessionToken: 's',
    deviceToken: 'd',
  })
  expect(server.received.at(-1)?.body).toMatchObject({
    stateToken: 'm2',
    rememberThisDevice: true,
    totpData: { code: '123456' },
  })
  await session.login({ ...credentials, deviceToken: 'd' })
  expect(server.received.at(-1)?.body).toMatchObject({ clientMetaData: { deviceToken: 'd' } })
})

test.each([
  ['SMS', 'smsData', { code: '123456' }],
  ['CALL', 'callData', { code: '123456' }],
  ['EMAIL', 'emailData', { code: '123456' }],
  ['TOTP', 'totpData', { code: '123456' }],
  ['PUSH', 'pushData', { transactionId: 't' }],
  ['WEBAUTHN', 'webauthnData', { challengeId: 'c', credential: '{}' }],
  ['PASSWORD', 'passwordData', { password: 'p' }],
  ['RECOVERY_CODE', 'recoveryCodeData', { code: 'abcd-efgh' }],
] as const)('%s is answered in %s', async (factorType, field, data) => {
  await using server = await startTokenServer()
  answering(server, { [`${base}/${factorType}/verify`]: { body: { state: 'SUCCESS', sessionToken: 's' } } })
  const from = { loginState: 'MFA_REQUIRED', stateToken: 'kept', factors: [factorType] } as const
  expect(await sessionOn(server).verifyFactor({ factorType, ...data, from })).toMatchObject({
    loginState: 'SUCCESS',
  })
  expect(server.received.at(-1)?.body).toMatchObject({ stateToken: 'kept', [field]: data })
})

test('A code is sent again, a forgotten password replaced, a known one changed', async () => {
  await using server = await startTokenServer()
  answering(server, {
    [`${base}/register`]: { body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'v1' } },
    '/_api/iam/verification/v1/auth/resend': {
      body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'v2' },
    },
    '/_api/iam/recovery/v1/recover': { body: { state: 'SUCCESS', sessionToken: 's' } },
    [`${base}/change-password`]: { body: {} },
  })
  const session = sessionOn(server)
  expect(await session.resendVerification()).toMatchObject({ error: 'Unknown _state' })
  await session.register(credentials)
  expect(await session.resendVerification()).toEqual({
    loginState: 'EMAIL_VERIFICATION_REQUIRED',
    stateToken: 'v2',
  })
  expect(server.received.at(-1)?.body).toEqual({ stateToken: 'v1' })
  expect(await session.recover({ recoveryToken: 'r', password: 'another one' })).toMatchObject({
    sessionToken: 's',
  })
  await session.changePassword({ newPassword: 'another one' })
  expect(server.received.at(-1)?.body).toEqual({ newPassword: 'another one' })
})

test("Tokens that the shop's own back end got for a member make a member, and nothing else does", async () => {
  await using server = await startTokenServer()
  const session = sessionOn(server)
  const accessToken = { value: 'a', expiresAt: Math.floor(Date.now() / 1000) + 600 }
  const external = (value: string) =>
    session.completeExternalLogin({ accessToken, refreshToken: { value, role: 'member' } })
  await expect(external('')).rejects.toThrow('Failed to get member tokens')
  server.intercept = () => ({ status: 400, body: { error: 'invalid_grant' } })
  await expect(external('forged')).rejects.toThrow('Failed to get member tokens')
  expect(session.role).toBe('none')
  server.intercept = () => undefined
  await external('r')
  expect(session.isMember).toBe(true)
  // Renewed at once: where the platform rotates, what stood in the page is worth nothing any more.
  expect(server.received.at(-1)?.body).toEqual({ clientId, grantType: 'refresh_token', refreshToken: 'r' })
  expect(await session.getAuthHeaders()).toEqual({ authorization: 'access-1' })
  const now = Date.now() / 1000
  expect(Math.abs(session.accessToken.expiresAt - (now + 900))).toBeLessThanOrEqual(2)
})

test('A member who comes back is one from the first paint, before any call', async () => {
  await using server = await startTokenServer()
  const session = sessionOn(server, {}, { accessToken: '', refreshToken: 'r' })
  expect([session.isMember, session.accessToken.value]).toEqual([true, ''])
  expect(await session.getAuthHeaders()).toEqual({ authorization: 'access-1' })
  expect(server.grants()).toEqual(['refresh_token'])
})

test('Faults row 17: where the browser takes no cookies a session lasts as long as its page, and says so', async () => {
  await using server = await startTokenServer()
  const session = sessionOn(server, { cookies: () => '' })
  expect(session.isPersistent).toBe(true)
  await session.getAuthHeaders()
  expect(session.isPersistent).toBe(false)
  const kept = sessionOn(server)
  await kept.getAuthHeaders()
  expect(kept.isPersistent).toBe(true)
})

test('The length of a PKCE verifier is an option', async () => {
  await using server = await startTokenServer()
  answering(server)
  const session = sessionOn(server, { codeVerifierLength: 128 })
  await session.createLoginUrl({ redirectUri })
  await session.handleCallback(`${redirectUri}#code=c1&state=${stateOf(server)}`)
  expect(server.received.at(-1)?.body.codeVerifier).toHaveLength(128)
})

const redirectUri = 'http://shop.test/account/callback'
const stateOf = (server: TokenServer) => {
  const { body } = server.received.findLast(({ path }) => path.endsWith('/redirect-session')) ?? {}
  return (body as unknown as { auth: { authRequest: { state: string } } }).auth.authRequest.state
}

test('Faults row 30: a redirect login ends as a member at the page it began on, once', async () => {
  await using server = await startTokenServer()
  answering(server)
  const session = sessionOn(server)
  expect(await session.createLoginUrl({ redirectUri, returnTo: '/cart?x=1' })).toBe(
    `${server.url}/authorize?x=1`,
  )
  const callback = `${redirectUri}#code=c1&state=${stateOf(server)}`
  expect(await session.handleCallback(callback)).toEqual({ returnTo: '/cart?x=1' })
  expect(session.isMember).toBe(true)
  const grant = server.received.at(-1)
  expect(grant?.authorization).toBeUndefined()
  expect(grant?.body).toEqual({
    clientId,
    grantType: 'authorization_code',
    redirectUri,
    code: 'c1',
    codeVerifier: expect.stringMatching(/^[\w\-.~]{43}$/),
  })
  const before = server.received.length
  await expect(session.handleCallback(callback)).rejects.toThrow('Invalid _state')
  expect(server.received).toHaveLength(before)
})

test('Faults row 29: a callback without code, with another state or with a refused code signs nobody in', async () => {
  await using server = await startTokenServer()
  answering(server)
  const session = sessionOn(server)
  const attempts = [
    [() => `${redirectUri}#error=login_required&state=${stateOf(server)}`, 'Missing code or _state'],
    [() => `${redirectUri}#code=c&state=other`, 'Invalid _state'],
  ] as const
  for (const [url, message] of attempts) {
    await session.createLoginUrl({ redirectUri })
    await expect(session.handleCallback(url())).rejects.toMatchObject({ name: 'AuthError', message })
  }
  await session.createLoginUrl({ redirectUri })
  const state = stateOf(server)
  server.intercept = ({ path }) =>
    path === '/oauth2/token' ? { status: 400, body: { error: 'invalid_grant' } } : undefined
  const refused = session.handleCallback(`${redirectUri}?code=c&state=${state}`)
  await expect(refused).rejects.toMatchObject({ name: 'AuthError', message: 'Failed to get member tokens' })
  expect(server.grants().filter((grant) => grant === 'authorization_code')).toHaveLength(1)
  expect(session.isMember).toBe(false)
})

test('Logout asks for the address to visit and ends the session here, even when nobody answers', async () => {
  await using server = await startTokenServer()
  answering(server)
  const session = sessionOn(server)
  await session.getAuthHeaders()
  const { logoutUrl } = await session.logout({ returnTo: 'http://shop.test/account/signed-out' })
  expect(logoutUrl).toBe(`${server.url}/authorize?x=1`)
  expect(server.received.at(-1)?.body).toEqual({
    logout: { clientId },
    callbacks: { postFlowUrl: 'http://shop.test/account/signed-out' },
  })
  expect(session.role).toBe('none')
  await session.getAuthHeaders()
  server.intercept = ({ path }) => (path === '/oauth2/token' ? undefined : { status: 500, body: {} })
  await expect(session.logout({ returnTo: 'http://shop.test/' })).rejects.toMatchObject({ status: 500 })
  expect(session.role).toBe('none')
})

test('Faults row 2: copies of this package in one page share one session per client', async () => {
  const url = 'http://127.0.0.1:9'
  const browser = createTestBrowser({ url, clientId: 'shared' })
  const options = { clientId: 'shared', baseUrl: url, ...browser, channel: null }
  const session = getSession(options)
  expect(getSession({ ...options })).toBe(session)
  expect(getSession({ ...options, clientId: 'other' })).not.toBe(session)
  const registry = globalThis as unknown as Record<symbol, Map<string, Session>>
  expect(registry[Symbol.for('galleria.auth.session.v1')]?.get('http://127.0.0.1:9 shared')).toBe(session)
})

test('A server reads as one visitor whose token nothing shows, and cannot sign in', async () => {
  await using server = await startTokenServer()
  const session = createServerSession({ clientId, baseUrl: server.url })
  const headers = await Promise.all([session.getAuthHeaders(), session.getAuthHeaders()])
  expect(headers).toEqual([{ authorization: 'access-1' }, { authorization: 'access-1' }])
  expect(server.grants()).toEqual(['anonymous'])
  expect([session.role, session.isMember]).toEqual(['none', false])
  expect(JSON.stringify(session)).not.toContain('access-1')
  await expect(session.login(credentials)).rejects.toThrow(
    'Sign in and out in a browser. A server session is always a visitor.',
  )
})
