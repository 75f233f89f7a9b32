import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { Authenticator } from '../../../dev/testing/authenticator.ts'
import { post } from '../../../dev/testing/post.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'
import { answerPush } from './store/push.ts'

const ORIGIN = 'http://localhost:3000'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

interface Answer {
  readonly state?: string
  readonly stateToken: string
  readonly sessionToken?: string
  readonly requireMfaData?: {
    availableFactors: { factorType: string; factorStatus: string }[]
    reason: string
  }
  readonly mfaChallengeData?: {
    factorType: string
    reason: string
    verificationChallengeData: {
      hint?: string
      pushData?: { transactionId: string }
      webauthnData?: { challengeId: string; publicKeyCredentialRequestOptionsJson: string }
    }
  }
  readonly additionalData?: { deviceToken?: { strValue: string } }
  readonly details?: { readonly applicationError?: { readonly code: string } }
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever it is
  readonly [key: string]: any
}

async function call(path: string, body: object, token = visitor, method = 'POST'): Promise<Answer> {
  const response = await site.fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: token, origin: ORIGIN },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
  return response.json() as Promise<Answer>
}
const codeOf = (answer: Answer) => answer.details?.applicationError?.code
const login = ({ email, password }: TestMember, clientMetaData?: object) =>
  call('/v2/login', { loginId: { email }, password, clientMetaData })
const verify = (factorType: string, stateToken: string, data: object, more: object = {}) => {
  const name = { RECOVERY_CODE: 'recoveryCode' }[factorType] ?? factorType.toLowerCase()
  return call(`/v2/${factorType}/verify`, { stateToken, [`${name}Data`]: data, ...more })
}
const box = async (recipient: string) =>
  (await (await site.fetch(`${site.url}/_dev/mailbox/${encodeURIComponent(recipient)}`)).json()) as {
    code: string | null
    messages: { text: string }[]
  }

async function enroll(member: TestMember, type: string, more: object = {}) {
  return call(`/v1/factors/${type}/enroll`, more, member.accessToken)
}
const activate = (member: TestMember, type: string, body: object) =>
  call(`/v1/factors/${type}/activate`, body, member.accessToken)

async function withTotp() {
  const member = await site.signUp()
  const { enrollmentId, totp } = await enroll(member, 'TOTP')
  const app = new TOTP({ secret: Secret.fromBase32(totp.secret) })
  const now = () => site.clock.now().getTime()
  const code = () => app.generate({ timestamp: now() })
  const activated = await activate(member, 'TOTP', { enrollmentId, code: code() })
  // The code that proved the app is spent; a half minute later there is another.
  site.clock.advance(31)
  return { member, code, recoveryCodes: activated.recoveryCodes as string[], uri: totp.uri as string }
}

describe('An authenticator app', () => {
  it('An authenticator app is asked for at the next login, alone, and lets in with its code', async () => {
    const { member, code, uri, recoveryCodes } = await withTotp()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Galleria/)
    expect(recoveryCodes).toHaveLength(10)
    const asked = await login(member)
    expect(asked).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: { factorType: 'TOTP', reason: 'USER_SETTINGS' },
    })
    expect(asked.sessionToken).toBeUndefined()
    const done = await verify('TOTP', asked.stateToken, { code: code() })
    expect(done).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
  })

  it('An authenticator app is replaced by a recovery code, once', async () => {
    const { member, recoveryCodes } = await withTotp()
    const [code] = recoveryCodes
    const first = await login(member)
    expect((await verify('RECOVERY_CODE', first.stateToken, { code: code?.toUpperCase() })).state).toBe(
      'SUCCESS',
    )
    const second = await login(member)
    expect(codeOf(await verify('RECOVERY_CODE', second.stateToken, { code }))).toBe('VERIFICATION_FAILED')
  })

  it('An authenticator app is not asked for on a device that was remembered, for thirty days', async () => {
    const { member, code } = await withTotp()
    const asked = await login(member)
    const done = await verify('TOTP', asked.stateToken, { code: code() }, { rememberThisDevice: true })
    const deviceToken = done.additionalData?.deviceToken?.strValue
    expect(deviceToken).toMatch(/^[\w-]{43}$/)
    expect((await login(member, { deviceToken })).state).toBe('SUCCESS')
    expect((await login(member)).state).toBe('MFA_CHALLENGE')
    const other = await withTotp()
    expect((await login(other.member, { deviceToken })).state).toBe('MFA_CHALLENGE')
    site.clock.advance(31 * 86_400)
    visitor = (await anonymous(site)).access_token
    expect((await login(member, { deviceToken })).state).toBe('MFA_CHALLENGE')
  })
})

describe('A code by text, call or mail', () => {
  it.each(['SMS', 'CALL', 'EMAIL'])(
    'A code by text, call or mail %s is enrolled, sent again, and lets in once',
    async (type) => {
      const member = await site.signUp()
      const phone = `+1555${String(Math.random()).slice(2, 9)}`
      const to = type === 'EMAIL' ? member.email : phone
      const { enrollmentId, hint } = await enroll(member, type, type === 'EMAIL' ? {} : { phone })
      expect(hint).toContain('•')
      const added = await activate(member, type, { enrollmentId, code: (await box(to)).code })
      expect(added.factor).toMatchObject({ type, status: 'ENABLED' })
      const asked = await login(member)
      expect(asked.mfaChallengeData?.factorType).toBe(type)
      const again = await verify(type, asked.stateToken, {})
      expect(again.state).toBe('MFA_CHALLENGE')
      expect(again.stateToken).not.toBe(asked.stateToken)
      const { code } = await box(to)
      expect(codeOf(await verify(type, asked.stateToken, { code }))).toBe('VERIFICATION_FAILED')
      expect((await verify(type, again.stateToken, { code })).state).toBe('SUCCESS')
      expect(codeOf(await verify(type, again.stateToken, { code }))).toBe('VERIFICATION_FAILED')
    },
  )

  it('A code by text, call or mail needs a phone number with its country', async () => {
    const member = await site.signUp()
    const answer = await enroll(member, 'SMS', { phone: '555 0100' })
    expect(answer.details).toMatchObject({ validationError: { fieldViolations: [{ field: 'phone' }] } })
  })
})

describe('A push', () => {
  it('A push waits until it is approved, then lets in', async () => {
    const { member } = await pushMember()
    const asked = await login(member)
    const transactionId = asked.mfaChallengeData?.verificationChallengeData.pushData?.transactionId
    const poll = () => verify('PUSH', asked.stateToken, { transactionId })
    for (let time = 0; time < 8; time += 1) expect((await poll()).state).toBe('MFA_CHALLENGE')
    expect(await answerPush(site.platform.services, await secretOf(member), 'APPROVED')).toBe(true)
    expect((await poll()).state).toBe('SUCCESS')
    expect(codeOf(await poll())).toBe('VERIFICATION_FAILED')
  })

  it('A push ends the login when it is refused, whatever is said later', async () => {
    const { member } = await pushMember()
    const asked = await login(member)
    const transactionId = asked.mfaChallengeData?.verificationChallengeData.pushData?.transactionId
    const secret = await secretOf(member)
    await answerPush(site.platform.services, secret, 'DENIED')
    expect(await answerPush(site.platform.services, secret, 'APPROVED')).toBe(false)
    expect(codeOf(await verify('PUSH', asked.stateToken, { transactionId }))).toBe('VERIFICATION_FAILED')
  })

  it('A push asks in the language of the member, and so is a new way to sign in told', async () => {
    const { member } = await pushMember('ar')
    const lettersOf = async () => (await box(member.email)).messages.map(({ text }) => text)
    expect((await lettersOf()).some((text) => text.includes('أُضيفت طريقة لتسجيل الدخول'))).toBe(true)
    await login(member)
    expect((await lettersOf()).some((text) => text.includes('تسجيل دخول جديد من'))).toBe(true)
  })

  async function pushMember(language?: string) {
    const member = await site.signUp()
    if (language)
      await site.platform.services.db
        .updateTable('members')
        .set({ identityProfile: jsonb({ language }) })
        .where('id', '=', member.memberId)
        .execute()
    const { enrollmentId } = await enroll(member, 'PUSH')
    await activate(member, 'PUSH', { enrollmentId, code: (await box(member.email)).code })
    return { member }
  }
  const secretOf = async (member: TestMember) =>
    /request=([\w-]+)/.exec((await box(member.email)).messages[0]?.text ?? '')?.[1] ?? ''
})

describe('A passkey', () => {
  async function withPasskey() {
    const member = await site.signUp()
    const key = new Authenticator()
    const { enrollmentId, webauthn } = await enroll(member, 'WEBAUTHN')
    const options = JSON.parse(webauthn.publicKeyCredentialCreationOptionsJson)
    expect(options.rp.id).toBe('localhost')
    const added = await activate(member, 'WEBAUTHN', {
      enrollmentId,
      credential: key.create(options, ORIGIN),
      name: 'My key',
    })
    expect(added.factor).toMatchObject({ type: 'WEBAUTHN', hint: 'My key' })
    return { member, key }
  }

  it('A passkey signs what it is asked, and lets in', async () => {
    const { member, key } = await withPasskey()
    const asked = await login(member)
    const data = asked.mfaChallengeData?.verificationChallengeData.webauthnData
    const options = JSON.parse(data?.publicKeyCredentialRequestOptionsJson ?? '')
    const credential = key.get(options, ORIGIN)
    const done = await verify('WEBAUTHN', asked.stateToken, { challengeId: data?.challengeId, credential })
    expect(done.state).toBe('SUCCESS')
  })

  it('A passkey alone signs in without a password where it knows its owner', async () => {
    const { member, key } = await withPasskey()
    const begun = await call('/v2/login', { loginId: { email: member.email }, webauthn: {} })
    expect((await answered(begun, key)).state).toBe('SUCCESS')
  })

  it('A passkey that only was touched needs the password, or another factor, as well', async () => {
    const { member, key } = await withPasskey()
    key.verifiesUser = false
    const begun = await call('/v2/login', { loginId: { email: member.email }, webauthn: {} })
    const half = await answered(begun, key)
    expect(half).toMatchObject({ state: 'REQUIRE_MFA' })
    expect(half.sessionToken).toBeUndefined()
    expect(half.requireMfaData?.availableFactors.map(({ factorType }) => factorType)).toEqual([
      'RECOVERY_CODE',
      'PASSWORD',
    ])
    expect(codeOf(await verify('PASSWORD', half.stateToken, { password: 'wrong one' }))).toBe(
      'VERIFICATION_FAILED',
    )
    expect((await verify('PASSWORD', half.stateToken, { password: member.password })).state).toBe('SUCCESS')
  })

  it('A passkey cannot be replaced by a lesser factor at the beginning', async () => {
    const { member } = await withPasskey()
    const begun = await call('/v2/login', { loginId: { email: member.email }, webauthn: {} })
    for (const [type, data] of [
      ['PASSWORD', { password: member.password }],
      ['EMAIL', { code: '000000' }],
      ['RECOVERY_CODE', { code: 'x' }],
    ] as const) {
      expect(codeOf(await verify(type, begun.stateToken, data))).toBe('VERIFICATION_FAILED')
    }
    const { email } = await site.signUp()
    expect(codeOf(await call('/v2/login', { loginId: { email }, webauthn: {} }))).toBe('-19976')
  })

  function answered(asked: Answer, key: Authenticator) {
    const data = asked.mfaChallengeData?.verificationChallengeData.webauthnData
    const options = JSON.parse(data?.publicKeyCredentialRequestOptionsJson ?? '')
    const credential = key.get(options, ORIGIN)
    return verify('WEBAUTHN', asked.stateToken, { challengeId: data?.challengeId, credential })
  }

  it('A passkey is refused on a page without a host name, in words that help', async () => {
    const member = await site.signUp()
    const response = await site.fetch(`${site.url}/v1/factors/WEBAUTHN/enroll`, {
      method: 'POST',
      headers: { authorization: member.accessToken, origin: 'http://127.0.0.1:3000' },
      body: '{}',
    })
    expect(codeOf((await response.json()) as Answer)).toBe('PASSKEY_NEEDS_HOST_NAME')
  })
})

describe('Several factors', () => {
  it('Several factors are offered to choose from', async () => {
    const { member } = await withTotp()
    const { enrollmentId } = await enroll(member, 'EMAIL')
    const second = await activate(member, 'EMAIL', { enrollmentId, code: (await box(member.email)).code })
    expect(second.recoveryCodes).toBeUndefined()
    const asked = await login(member)
    expect(asked.state).toBe('REQUIRE_MFA')
    expect(asked.requireMfaData).toEqual({
      availableFactors: ['TOTP', 'EMAIL', 'RECOVERY_CODE'].map((factorType) => ({
        factorType,
        factorStatus: 'ENABLED',
      })),
      reason: 'USER_SETTINGS',
    })
    const chosen = await verify('EMAIL', asked.stateToken, {})
    const { code } = await box(member.email)
    expect((await verify('EMAIL', chosen.stateToken, { code })).state).toBe('SUCCESS')
  })

  it('Several factors are listed and removed; the last takes recovery codes with it', async () => {
    const { member } = await withTotp()
    const list = () => call('/_api/iam/security/v1/factors', {}, member.accessToken, 'GET')
    const [{ factorId }] = (await list()).factors
    expect(await call(`/v1/factors/${factorId}`, {}, member.accessToken, 'DELETE')).toEqual({})
    expect(await list()).toEqual({ factors: [] })
    const { db } = site.platform.services
    const left = await db
      .selectFrom('recoveryCodes')
      .selectAll()
      .where('memberId', '=', member.memberId)
      .execute()
    expect(left).toEqual([])
    expect((await login(member)).state).toBe('SUCCESS')
  })

  it('Several factors are changed only within five minutes of a login', async () => {
    const member = await site.signUp()
    site.clock.advance(301)
    expect(codeOf(await enroll(member, 'TOTP'))).toBe('LOGIN_TOO_OLD')
  })
})

describe('Sessions', () => {
  it('Sessions are listed, and ended one by one or all but this', async () => {
    const { email, password, ...first } = await site.signUp()
    const { exchange } = await import('../../../dev/testing/sign-up.ts')
    const more = async () => {
      const { sessionToken } = await login({ email, password, ...first })
      return exchange(site, visitor, sessionToken as string)
    }
    await more()
    await more()
    const list = async () =>
      (await call('/v1/sessions', {}, first.accessToken, 'GET')).sessions as {
        id: string
        current: boolean
      }[]
    const sessions = await list()
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const other = sessions.find(({ current }) => !current)
    await call(`/v1/sessions/${other?.id}`, {}, first.accessToken, 'DELETE')
    expect(await list()).toHaveLength(2)
    await call('/v1/sessions/end-others', {}, first.accessToken)
    expect(await list()).toMatchObject([{ current: true }])
    const stranger = await site.signUp()
    const [mine] = await list()
    expect(codeOf(await call(`/v1/sessions/${mine?.id}`, {}, stranger.accessToken, 'DELETE'))).toBe(
      'NOT_FOUND',
    )
  })
})

describe('The site may ask everybody, or whoever looks unusual', () => {
  it('lends the mailbox to members who have no factor', async () => {
    const strict = await createTestPlatform({ config: { mfa: 'required' } })
    const token = (await anonymous(strict)).access_token
    const email = `${crypto.randomUUID()}@example.test`
    const answer = await post(
      strict,
      '/v2/register',
      { loginId: { email }, password: 'correct horse' },
      token,
    )
    expect(await answer.json()).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: {
        factorType: 'EMAIL',
        reason: 'USER_SETTINGS',
        availableFactors: [{ factorType: 'EMAIL', factorStatus: 'ENABLED_BY_RULE' }],
      },
    })
    await strict.close()
  })

  it('asks at a login from another browser, as a login of high risk', async () => {
    const careful = await createTestPlatform({ config: { mfa: 'risk' } })
    const member = await careful.signUp()
    const token = (await anonymous(careful)).access_token
    const from = async (userAgent?: string) => {
      const response = await careful.fetch(`${careful.url}/v2/login`, {
        method: 'POST',
        headers: { authorization: token, ...(userAgent ? { 'user-agent': userAgent } : {}) },
        body: JSON.stringify({ loginId: { email: member.email }, password: member.password }),
      })
      return (await response.json()) as Answer
    }
    expect((await from()).state).toBe('SUCCESS')
    expect(await from('Another browser')).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: { reason: 'HIGH_RISK_LOGIN' },
    })
    await careful.close()
  })
})
