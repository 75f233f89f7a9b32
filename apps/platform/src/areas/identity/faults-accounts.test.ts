import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emailKey, emailSkeleton } from '../../base/texts/email-key.ts'
import { post } from '../../dev/testing/post.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { isReserved, toSlug } from './registration/slugs.ts'

// The real hashing, counted.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) }
})

/** More by `GUESSES=10000`. */
const GUESSES = Number(process.env.GUESSES ?? 1_000)

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform({ config: { trustedProxies: 1 } })
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

interface Answer {
  readonly status: number
  readonly state?: string
  readonly stateToken?: string
  readonly details?: {
    readonly applicationError?: { readonly code: string; readonly data: Record<string, unknown> }
    readonly validationError?: { readonly fieldViolations: { violatedRule: string; ruleName?: string }[] }
  }
}

async function call(path: string, body: object, from: Record<string, string> = {}): Promise<Answer> {
  const response = await site.fetch(site.url + path, {
    method: 'POST',
    headers: { authorization: visitor, ...from },
    body: JSON.stringify(body),
  })
  return { status: response.status, ...((await response.json()) as object) }
}
const password = 'correct horse'
const newEmail = () => `${randomUUID()}@example.test`
const login = (email: string, given = password, from?: Record<string, string>) =>
  call('/v2/login', { loginId: { email }, password: given }, from)
const register = (email: string, given = password, profile: object = {}) =>
  call('/v2/register', { loginId: { email }, password: given, profile })
const codeOf = (answer: Answer) => answer.details?.applicationError?.code
const letters = async (address: string) =>
  (
    (await (await site.fetch(`${site.url}/_dev/mailbox/${address}`)).json()) as {
      messages: { text: string; subject: string; code: string | null }[]
    }
  ).messages

describe('Faults row 42: guessing', () => {
  it('of a thousand parallel guesses at one account no more than five are looked at', async () => {
    const { email, password: known } = await site.signUp()
    const from = { 'x-forwarded-for': '198.51.100.1' }
    const { verify } = await import('@node-rs/argon2')
    vi.mocked(verify).mockClear()
    const answers = await site.clock.still(() =>
      Promise.all(Array.from({ length: 1000 }, (_, index) => login(email, `guess ${index}`, from))),
    )
    expect(answers.filter((answer) => codeOf(answer) === '-19976')).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(995)
    expect(verify).toHaveBeenCalledTimes(5)
    // A network address with an earlier sign-in is not locked out.
    expect((await login(email, known, { 'x-forwarded-for': 'unknown' })).state).toBe('SUCCESS')
  }, 60_000)

  it('waits twice as long with each further try, and never for good', async () => {
    const email = newEmail()
    for (let tries = 0; tries < 5; tries += 1) expect((await login(email)).status).toBe(400)
    const waits: number[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await login(email)
      const wait = Number(refused.details?.applicationError?.data.retryAfterSeconds)
      waits.push(wait)
      site.clock.advance(wait)
      expect((await login(email)).status).toBe(400)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16])
    const last = Number((await login(email)).details?.applicationError?.data.retryAfterSeconds)
    expect(last).toBeGreaterThan(16)
    expect(last).toBeLessThanOrEqual(15 * 60)
    site.clock.advance(last)
    visitor = (await anonymous(site)).access_token
    expect((await login(email)).status).toBe(400)
  })

  it('many accounts from one address ends at the budget of the address, and costs the others nothing', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => login(newEmail(), 'one of many', from)),
    )
    expect(answers.filter((answer) => codeOf(answer) === 'IDENTITY_NOT_FOUND')).toHaveLength(100)
    expect((await login(newEmail(), password, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(400)
  })

  it('counts a whole IPv6 network as one address, and no header that a caller wrote', async () => {
    const from = (index: number) => ({
      'x-forwarded-for': `10.0.0.${index % 250}, 2001:db8:7:7::${index.toString(16)}`,
    })
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) => login(newEmail(), password, from(index))),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(100)
  })

  it('by all together ends at a budget of all, but for who is known here', async () => {
    const busy = await createTestPlatform({ config: { failuresInAll: 8 } })
    const member = await busy.signUp()
    const token = (await anonymous(busy)).access_token
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(busy, '/v2/login', { loginId: { email: newEmail() }, password }, token),
      ),
    )
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(8)
    const { email, password: known } = member
    const own = await post(busy, '/v2/login', { loginId: { email }, password: known }, token)
    expect(own.status).toBe(200)
    await busy.close()
  })
})

describe('Faults row 43: whether an account exists', () => {
  it('costs a hash either way at a login', async () => {
    const { verify } = await import('@node-rs/argon2')
    const { email } = await site.signUp()
    for (const address of [email, newEmail(), 'no address at all']) {
      vi.mocked(verify).mockClear()
      await login(address, 'a wrong password')
      expect(verify).toHaveBeenCalledTimes(1)
    }
  })

  it('costs a hash either way at a registration', async () => {
    const { hash } = await import('@node-rs/argon2')
    const { email } = await site.signUp()
    for (const address of [email, newEmail()]) {
      vi.mocked(hash).mockClear()
      await register(address)
      expect(hash).toHaveBeenCalledTimes(1)
    }
  })

  it('is not told by a recovery: same answer, same writing, a letter each', async () => {
    const { db } = site.platform.services
    const { email } = await site.signUp()
    const written = async () => (await db.selectFrom('recoveries').select('hash').execute()).length
    for (const address of [email, newEmail()]) {
      const before = await written()
      const { status, ...answer } = await call('/v1/send-email', { email: address })
      expect([status, answer]).toEqual([200, {}])
      expect(await written()).toBe(before + 1)
      expect((await letters(address)).length).toBeGreaterThan(0)
    }
  })

  it('is not told by a login where the site is strict', async () => {
    const strict = await createTestPlatform({ config: { strictLoginErrors: true } })
    const token = (await anonymous(strict)).access_token
    const { email, memberId } = await strict.signUp()
    const noPassword = await strict.signUp()
    await strict.platform.services.db
      .updateTable('members')
      .set({ passwordHash: null })
      .where('id', '=', noPassword.memberId)
      .execute()
    const answers = await Promise.all(
      [email, newEmail(), noPassword.email].map(async (each) => {
        const answer = await post(strict, '/v2/login', { loginId: { email: each }, password: 'wrong' }, token)
        return [answer.status, await answer.text()]
      }),
    )
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(memberId).toBeTruthy()
    await strict.close()
  })
})

describe('Faults row 45: codes and tokens that are mailed', () => {
  it('of a thousand parallel guesses at a verification code no sixth is looked at', async () => {
    const email = `${randomUUID()}+verify@example.test`
    const { stateToken = '' } = await register(email)
    const [{ code } = { code: '' }] = await letters(email)
    const guesses = Array.from({ length: GUESSES }, (_, index) => String(index).padStart(6, '0')).filter(
      (guess) => guess !== code,
    )
    for (let start = 0; start < guesses.length; start += 500) {
      const answers = await Promise.all(
        guesses
          .slice(start, start + 500)
          .map((guess) => call('/v1/auth/verify', { code: guess, stateToken })),
      )
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['VERIFICATION_FAILED']))
    }
    const { db } = site.platform.services
    const rows = await db
      .selectFrom('verifications')
      .innerJoin('members', 'members.id', 'verifications.memberId')
      .select('attempts')
      .where('emailKey', '=', email)
      .execute()
    expect(rows).toEqual([{ attempts: 5 }])
    expect(codeOf(await call('/v1/auth/verify', { code, stateToken }))).toBe('VERIFICATION_FAILED')
  }, 60_000)

  it('belong to one account: its code opens no other', async () => {
    const [one, other] = [`${randomUUID()}+verify@example.test`, `${randomUUID()}+verify@example.test`]
    const { stateToken } = await register(one)
    await register(other)
    const [{ code } = { code: '' }] = await letters(other)
    expect(codeOf(await call('/v1/auth/verify', { code, stateToken }))).toBe('VERIFICATION_FAILED')
  })

  it('are as long as they must be, and end after ten minutes', async () => {
    const email = `${randomUUID()}+verify@example.test`
    const { stateToken } = await register(email)
    const [{ code } = { code: '' }] = await letters(email)
    expect(code).toMatch(/^\d{6}$/)
    site.clock.advance(10 * 60 + 1)
    visitor = (await anonymous(site)).access_token
    expect(codeOf(await call('/v1/auth/verify', { code, stateToken }))).toBe('VERIFICATION_FAILED')
  })
})

describe('Faults row 49: a stolen session', () => {
  it('cannot change the password five minutes after the login, nor how to sign in', async () => {
    const member = await site.signUp()
    site.clock.advance(301)
    for (const [path, body] of [
      ['/v2/change-password', { newPassword: 'a password of the thief' }],
      ['/v1/factors/TOTP/enroll', {}],
    ] as const) {
      const answer = await post(site, path, body, member.accessToken)
      expect([answer.status, codeOf((await answer.json()) as Answer)]).toEqual([403, 'LOGIN_TOO_OLD'])
    }
    const renewed = await post(site, '/oauth2/token', {
      grantType: 'refresh_token',
      refreshToken: member.refreshToken,
    })
    const { access_token } = (await renewed.json()) as { access_token: string }
    const again = await post(site, '/v2/change-password', { newPassword: 'once more, thief' }, access_token)
    expect(again.status).toBe(403)
    visitor = (await anonymous(site)).access_token
  })
})

describe('Faults row 50: the token of a recovery', () => {
  it('works once, ends the other links and every session, and is kept as a hash', async () => {
    const member = await site.signUp()
    const tokens: string[] = []
    for (let mail = 0; mail < 2; mail += 1) {
      await call('/v1/send-email', { email: member.email })
      tokens.push(/recoveryToken=([\w-]+)/.exec((await letters(member.email))[0]?.text ?? '')?.[1] ?? '')
    }
    const { db } = site.platform.services
    const rows = JSON.stringify(await db.selectFrom('recoveries').selectAll().execute())
    for (const token of tokens) expect(rows).not.toContain(token)
    const [older = '', newer = ''] = tokens
    const recover = (recoveryToken: string) =>
      call('/v1/recover', { recoveryToken, password: 'another password' })
    const both = await Promise.all([recover(newer), recover(newer)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await recover(older)).status).toBe(400)
    const my = await site.fetch(`${site.url}/v1/members/my`, {
      headers: { authorization: member.accessToken },
    })
    expect(my.status).toBe(401)
  })

  it('ends after an hour', async () => {
    const member = await site.signUp()
    await call('/v1/send-email', { email: member.email })
    const recoveryToken = /recoveryToken=([\w-]+)/.exec((await letters(member.email))[0]?.text ?? '')?.[1]
    site.clock.advance(3601)
    visitor = (await anonymous(site)).access_token
    expect((await call('/v1/recover', { recoveryToken, password: 'another password' })).status).toBe(400)
  })
})

it('A made-up recovery token costs no hash, and whoever tries three hundred is told to wait', async () => {
  const { hash } = await import('@node-rs/argon2')
  vi.mocked(hash).mockClear()
  const from = { 'x-forwarded-for': '198.51.100.77' }
  const answers = await Promise.all(
    Array.from({ length: 300 }, () =>
      call('/v1/recover', { recoveryToken: randomUUID(), password: 'another password' }, from),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(200)
  expect(answers.filter((each) => codeOf(each) === 'RECOVERY_TOKEN_INVALID')).toHaveLength(100)
  expect(hash).not.toHaveBeenCalled()
})

it('A member who changes the password over and over is told to wait before more of it is hashed', async () => {
  const { hash } = await import('@node-rs/argon2')
  const { accessToken } = await site.signUp()
  vi.mocked(hash).mockClear()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      post(site, '/v2/change-password', { newPassword: `another password ${at}` }, accessToken),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  expect(hash).toHaveBeenCalledTimes(10)
})

describe('Faults row 51: a password', () => {
  const ruleOf = async (given: string) =>
    (await register(newEmail(), given)).details?.validationError?.fieldViolations[0]

  it.each([
    ['seven characters', 'ábcdéfg', 'MIN_LENGTH'],
    ['seven emoji, though they are fourteen units', '🐘'.repeat(7), 'MIN_LENGTH'],
    ['129 characters', 'ü'.repeat(129), 'MAX_LENGTH'],
    ['one that everybody tries', 'password123', 'OTHER'],
    ['one that everybody tries, in capitals', 'QWERTYUIOP', 'OTHER'],
  ])('of %s is refused', async (_, given, rule) => {
    expect((await ruleOf(given))?.violatedRule).toBe(rule)
  })

  it.each([
    ['of emoji alone', '🐘🦒🦓🐪🦘🐂🐎🦌'],
    ['of 128 characters', 'ü'.repeat(128)],
    ['with blanks around it', '  leading and trailing  '],
    ['in Arabic', 'كلمة سر طويلة'],
  ])('%s is taken as it is, to the last character', async (_, given) => {
    const email = newEmail()
    expect((await register(email, given)).state).toBe('SUCCESS')
    expect((await login(email, given.slice(0, -1))).state).toBeUndefined()
    expect((await login(email, `${given}x`)).state).toBeUndefined()
    expect((await login(email, given.normalize('NFD'))).state).toBe('SUCCESS')
  })

  it('is told from its twin that differs after 72 bytes', async () => {
    const email = newEmail()
    await register(email, `${'é'.repeat(36)}a`)
    expect(codeOf(await login(email, `${'é'.repeat(36)}b`))).toBe('-19976')
  })
})

describe('Faults row 52: an address', () => {
  const locals = [
    'ada',
    'ADA',
    'Ada.Lovelace',
    'a_b',
    "o'neil",
    'a+tag',
    'élodie',
    'e\u0301lodie',
    '岡本',
    'ünïcödé',
  ]
  const domains = [
    'example.test',
    'EXAMPLE.test',
    'bücher.test',
    'BÜCHER.test',
    'xn--bcher-kva.test',
    'пример.test',
  ]
  const spoiled = [
    '\u200b',
    '\u200d',
    '\u202e',
    '\u00ad',
    '\ufeff',
    '\u2066',
    '\u0000',
    ' ',
    '\u3164',
    '\ufe0f',
  ]

  it('has one key in each of a hundred and twenty spellings, by form, case and IDNA', () => {
    let tried = 0
    for (const local of locals) {
      for (const domain of domains) {
        for (const form of ['NFC', 'NFD'] as const) {
          tried += 1
          const key = emailKey(`${local}@${domain}`.normalize(form))
          expect(key).toBe(emailKey(`${local.toLowerCase().normalize('NFC')}@${domain.toLowerCase()}`))
          expect(key).toMatch(/@[a-z0-9.-]+$/)
        }
      }
    }
    expect(tried).toBe(120)
  })

  it('is refused in each of eighty spellings with something invisible in it', () => {
    let tried = 0
    for (const hidden of spoiled) {
      for (const at of [0, 1, 3, 4, 8, 12, 15, 16]) {
        tried += 1
        const address = 'ada@example.test'
        expect([hidden, at, emailKey(address.slice(0, at) + hidden + address.slice(at))]).toEqual([
          hidden,
          at,
          undefined,
        ])
      }
    }
    expect(tried).toBe(80)
  })

  it('that looks like another is refused, whichever came first', async () => {
    const tail = randomUUID().replaceAll('-', '')
    const pairs = [
      [`paypal${tail}@example.test`, `pаypаl${tail}@example.test`],
      [`scope${tail}@example.test`, `ѕсоре${tail}@example.test`],
      [`ada${tail}@apple.test`, `ada${tail}@аррle.test`],
    ] as const
    for (const [latin, double] of pairs) {
      expect(emailKey(double)).not.toBe(emailKey(latin))
      expect(emailSkeleton(emailKey(double) ?? '')).toBe(emailSkeleton(emailKey(latin) ?? ''))
      expect((await register(latin)).state).toBe('SUCCESS')
      expect(codeOf(await register(double))).toBe('-19995')
    }
    const [first, second] = [`сосо${tail}@example.test`, `coco${tail}@example.test`]
    expect((await register(first)).state).toBe('SUCCESS')
    expect(codeOf(await register(second))).toBe('-19995')
  })

  it('with a tag is another address than without', async () => {
    const name = randomUUID()
    expect((await register(`${name}@example.test`)).state).toBe('SUCCESS')
    expect((await register(`${name}+shop@example.test`)).state).toBe('SUCCESS')
  })

  it('never throws, whatever is written, and a key is its own key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
        const key = emailKey(text)
        if (key !== undefined) {
          expect(emailKey(key)).toBe(key)
          expect(() => emailSkeleton(key)).not.toThrow()
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('Faults row 53: a slug', () => {
  it.each([
    'admin',
    'Admin',
    'аdmin',
    'adm1n',
    'sᴜpport',
    'supp0rt',
    'my',
    '../my',
    'jоin-community',
    'rnoderator',
  ])('made from %j is none of the reserved ones', async (nickname) => {
    const email = newEmail()
    expect((await register(email, password, { nickname })).state).toBe('SUCCESS')
    const { slug } = await site.platform.services.db
      .selectFrom('members')
      .select('slug')
      .where('emailKey', '=', email)
      .executeTakeFirstOrThrow()
    expect(isReserved(slug)).toBe(false)
    expect(slug).toMatch(/-[0-9a-f]{6}$/)
  })

  it('holds nothing that means something in a path, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        expect(toSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(toSlug(text).length).toBeLessThanOrEqual(60)
      }),
      { numRuns: 2000 },
    )
  })

  it('is one for each of fifty members who come with one name at the same time', async () => {
    const nickname = `Twin ${randomUUID().slice(0, 8)}`
    await Promise.all(Array.from({ length: 50 }, () => register(newEmail(), password, { nickname })))
    const rows = await site.platform.services.db
      .selectFrom('members')
      .select('slug')
      .where('nickname', '=', nickname)
      .execute()
    expect(rows).toHaveLength(50)
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(50)
  }, 30_000)
})
