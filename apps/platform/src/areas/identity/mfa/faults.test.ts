import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from '../../../dev/testing/authenticator.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

const ORIGIN = 'http://localhost:3000'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

// biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever it is
async function call(path: string, body: object, token = visitor): Promise<any> {
  const response = await site.fetch(site.url + path, {
    method: 'POST',
    headers: { authorization: token, origin: ORIGIN },
    body: JSON.stringify(body),
  })
  return response.json()
}
const login = ({ email, password }: TestMember) => call('/v2/login', { loginId: { email }, password })
const verify = (type: string, stateToken: string, data: object) =>
  call(`/v2/${type}/verify`, { stateToken, [`${type.toLowerCase()}Data`]: data })
const codeOf = (answer: { details?: { applicationError?: { code: string } } }) =>
  answer.details?.applicationError?.code
const mailed = async (address: string) =>
  ((await (await site.fetch(`${site.url}/_dev/mailbox/${address}`)).json()) as { code: string }).code

async function withFactors() {
  const member = await site.signUp()
  const { enrollmentId, totp } = await call('/v1/factors/TOTP/enroll', {}, member.accessToken)
  const app = new TOTP({ secret: Secret.fromBase32(totp.secret) })
  const code = () => app.generate({ timestamp: site.clock.now().getTime() })
  await call('/v1/factors/TOTP/activate', { enrollmentId, code: code() }, member.accessToken)
  const mail = await call('/v1/factors/EMAIL/enroll', {}, member.accessToken)
  await call(
    '/v1/factors/EMAIL/activate',
    { enrollmentId: mail.enrollmentId, code: await mailed(member.email) },
    member.accessToken,
  )
  site.clock.advance(31)
  return { member, code }
}

/** Expected state of the login: the valid state token, the factor begun with it, and the tries left. */
interface Model {
  token: string | undefined
  begun: 'EMAIL' | undefined
  tries: number
  sent: number
  done: boolean
}
interface Real {
  readonly member: TestMember
  readonly code: () => string
  readonly used: Set<string>
}
type Command = fc.AsyncCommand<Model, Real>

class Login implements Command {
  check = () => true
  async run(model: Model, real: Real) {
    const answer = await login(real.member)
    expect(answer).toMatchObject({ state: 'REQUIRE_MFA', stateToken: expect.any(String) })
    expect(answer.sessionToken).toBeUndefined()
    Object.assign(model, { token: answer.stateToken, begun: undefined, tries: 5, sent: 0, done: false })
  }
  toString = () => 'login'
}

/** A login that another one overtook is still its own; only a challenge makes a token stale. */
class Begin implements Command {
  check = ({ token, done, tries, sent }: Model) => token !== undefined && !done && tries > 0 && sent < 5
  async run(model: Model, real: Real) {
    const answer = await verify('EMAIL', model.token ?? '', {})
    expect(answer.state).toBe('MFA_CHALLENGE')
    expect(codeOf(await verify('EMAIL', model.token ?? '', { code: await mailed(real.member.email) }))).toBe(
      'VERIFICATION_FAILED',
    )
    Object.assign(model, { token: answer.stateToken, begun: 'EMAIL', sent: model.sent + 1 })
  }
  toString = () => 'begin by mail'
}

class Answer implements Command {
  readonly #kind: 'mailed' | 'app' | 'wrong' | 'other factor'
  constructor(kind: 'mailed' | 'app' | 'wrong' | 'other factor') {
    this.#kind = kind
  }
  check = (model: Model) => model.token !== undefined
  async run(model: Model, real: Real) {
    const token = model.token ?? ''
    const open = !model.done && model.tries > 0
    if (this.#kind === 'app') site.clock.advance(31)
    const code = this.#kind === 'app' ? real.code() : await mailed(real.member.email)
    const [type, data] = {
      mailed: ['EMAIL', { code }],
      app: ['TOTP', { code }],
      wrong: ['EMAIL', { code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') }],
      'other factor': ['SMS', { code }],
    }[this.#kind] as [string, object]
    const answer = await verify(type, token, data)
    const right = this.#kind === 'app' || (this.#kind === 'mailed' && model.begun === 'EMAIL')
    if (open && right) {
      expect(answer.state).toBe('SUCCESS')
      expect(real.used.has(answer.sessionToken)).toBe(false)
      real.used.add(answer.sessionToken)
      model.done = true
    } else {
      expect(codeOf(answer)).toBe('VERIFICATION_FAILED')
      if (open) model.tries -= 1
    }
  }
  toString = () => `answer (${this.#kind})`
}

it('Faults row 47: no order of steps gets past the second factor, and each of them gets in only once', async () => {
  const { member, code } = await withFactors()
  const commands = [
    fc.constant(new Login()),
    fc.constant(new Begin()),
    fc.constantFrom('mailed', 'app', 'wrong', 'other factor').map((kind) => new Answer(kind as 'app')),
  ]
  const { db } = site.platform.services
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 12 }), async (steps) => {
      // The account's own budgets have tests of their own.
      await db.deleteFrom('loginAttempts').execute()
      visitor = (await anonymous(site)).access_token
      await fc.asyncModelRun(
        () => ({
          model: { token: undefined, begun: undefined, tries: 0, sent: 0, done: false } as Model,
          real: { member, code, used: new Set<string>() },
        }),
        steps,
      )
    }),
    { numRuns: 25 },
  )
}, 60_000)

it('Faults row 47: a state token of another member, or a made-up one, proves nothing', async () => {
  const [one, other] = [await withFactors(), await withFactors()]
  const asked = await login(one.member)
  expect(codeOf(await verify('TOTP', asked.stateToken, { code: other.code() }))).toBe('VERIFICATION_FAILED')
  expect(codeOf(await verify('TOTP', 'x'.repeat(43), { code: one.code() }))).toBe('VERIFICATION_FAILED')
  expect((await verify('TOTP', asked.stateToken, { code: one.code() })).state).toBe('SUCCESS')
})

it('Faults row 47: knowing the password does not give endless tries at the second factor', async () => {
  const { member } = await withFactors()
  const codes: (string | undefined)[] = []
  for (let round = 0; round < 6; round += 1) {
    const { stateToken } = await login(member)
    for (let tries = 0; tries < 5; tries += 1) {
      codes.push(codeOf(await verify('TOTP', stateToken, { code: '000000' })))
    }
  }
  expect(codes.filter((code) => code === 'VERIFICATION_FAILED')).toHaveLength(20)
  expect(codes.filter((code) => code === 'THROTTLED_FEATURE')).toHaveLength(10)
})

it('Faults row 47: a new password by mail does not replace the second factor', async () => {
  const { member } = await withFactors()
  const { db } = site.platform.services
  await db.deleteFrom('factors').where('memberId', '=', member.memberId).where('type', '=', 'EMAIL').execute()
  await call('/v1/send-email', { email: member.email })
  const box = await (await site.fetch(`${site.url}/_dev/mailbox/${member.email}`)).json()
  const text = (box as { messages: { text: string }[] }).messages[0]?.text ?? ''
  const recoveryToken = /recoveryToken=([\w-]+)/.exec(text)?.[1]
  const answer = await call('/v1/recover', { recoveryToken, password: 'another password' })
  expect(answer).toMatchObject({ state: 'MFA_CHALLENGE', mfaChallengeData: { factorType: 'TOTP' } })
  expect(answer.sessionToken).toBeUndefined()
})

describe("Faults row 48: an authenticator app's code", () => {
  it('is taken once in its half minute, also when it comes ten times at the same moment', async () => {
    const { member, code } = await withFactors()
    const now = code()
    const logins = await Promise.all(Array.from({ length: 10 }, () => login(member)))
    const answers = await Promise.all(
      logins.map(({ stateToken }) => verify('TOTP', stateToken, { code: now })),
    )
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1)
    const { stateToken } = await login(member)
    expect(codeOf(await verify('TOTP', stateToken, { code: now }))).toBe('VERIFICATION_FAILED')
  })

  it('of the half minute before is worth nothing once the present one was used', async () => {
    const { member, code } = await withFactors()
    const before = code()
    site.clock.advance(30)
    const { stateToken } = await login(member)
    expect((await verify('TOTP', stateToken, { code: code() })).state).toBe('SUCCESS')
    const again = await login(member)
    expect(codeOf(await verify('TOTP', again.stateToken, { code: before }))).toBe('VERIFICATION_FAILED')
  })
})

describe("Faults row 48: a passkey's answer", () => {
  async function withPasskey() {
    const member = await site.signUp()
    const key = new Authenticator()
    const { enrollmentId, webauthn } = await call('/v1/factors/WEBAUTHN/enroll', {}, member.accessToken)
    const options = JSON.parse(webauthn.publicKeyCredentialCreationOptionsJson)
    const credential = key.create(options, ORIGIN)
    await call('/v1/factors/WEBAUTHN/activate', { enrollmentId, credential }, member.accessToken)
    return { member, key }
  }
  async function asked(member: TestMember) {
    const answer = await login(member)
    const { challengeId, publicKeyCredentialRequestOptionsJson } =
      answer.mfaChallengeData.verificationChallengeData.webauthnData
    return {
      stateToken: answer.stateToken as string,
      challengeId,
      options: JSON.parse(publicKeyCredentialRequestOptionsJson),
    }
  }

  it('of another page is refused', async () => {
    const { member, key } = await withPasskey()
    for (const origin of ['https://evil.test', 'http://localhost:3001', 'https://localhost:3000']) {
      const { stateToken, challengeId, options } = await asked(member)
      const credential = key.get(options, origin)
      expect(codeOf(await verify('WEBAUTHN', stateToken, { challengeId, credential }))).toBe(
        'VERIFICATION_FAILED',
      )
    }
  })

  it('for another host is refused', async () => {
    const { member, key } = await withPasskey()
    const { stateToken, challengeId, options } = await asked(member)
    const credential = key.get({ ...options, rpId: 'evil.test' }, ORIGIN)
    expect(codeOf(await verify('WEBAUTHN', stateToken, { challengeId, credential }))).toBe(
      'VERIFICATION_FAILED',
    )
  })

  it('to another question, or to one that was asked before, is refused', async () => {
    const { member, key } = await withPasskey()
    const first = await asked(member)
    const old = key.get(first.options, ORIGIN)
    const second = await asked(member)
    const { stateToken, challengeId } = second
    expect(codeOf(await verify('WEBAUTHN', stateToken, { challengeId, credential: old }))).toBe(
      'VERIFICATION_FAILED',
    )
    // The question was asked once: even its right answer comes too late now.
    const right = key.get(second.options, ORIGIN)
    expect(codeOf(await verify('WEBAUTHN', stateToken, { challengeId, credential: right }))).toBe(
      'VERIFICATION_FAILED',
    )
    const done = { challengeId: first.challengeId, credential: old }
    expect((await verify('WEBAUTHN', first.stateToken, done)).state).toBe('SUCCESS')
    expect(codeOf(await verify('WEBAUTHN', first.stateToken, done))).toBe('VERIFICATION_FAILED')
  })

  it('whose counter did not grow is refused: the key was copied', async () => {
    const { member, key } = await withPasskey()
    const first = await asked(member)
    const { challengeId } = first
    const credential = key.get(first.options, ORIGIN)
    expect((await verify('WEBAUTHN', first.stateToken, { challengeId, credential })).state).toBe('SUCCESS')
    key.counter = 1
    const second = await asked(member)
    const copied = key.get(second.options, ORIGIN)
    expect(
      codeOf(
        await verify('WEBAUTHN', second.stateToken, { challengeId: second.challengeId, credential: copied }),
      ),
    ).toBe('VERIFICATION_FAILED')
  })

  it('by the key of another member is refused', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    const { stateToken, challengeId, options } = await asked(one.member)
    const credential = other.key.get(options, ORIGIN)
    expect(codeOf(await verify('WEBAUTHN', stateToken, { challengeId, credential }))).toBe(
      'VERIFICATION_FAILED',
    )
  })
})
