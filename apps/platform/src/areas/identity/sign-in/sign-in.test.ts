import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, submit } from '../../../dev/testing/post.ts'
import { anonymous, exchange } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

interface Answer {
  readonly state?: string
  readonly sessionToken?: string
  readonly stateToken?: string
  readonly details?: {
    readonly applicationError?: { readonly code: string }
    readonly validationError?: { readonly fieldViolations: readonly object[] }
  }
}

async function call(path: string, body: object, token = visitor, on = site): Promise<Answer> {
  return (await post(on, path, body, token)).json() as Promise<Answer>
}
const password = 'correct horse'
const newEmail = () => `${crypto.randomUUID()}@example.test`
const register = (email: string, more: object = {}) =>
  call('/v2/register', { loginId: { email }, password, ...more })
const login = (email: string, given = password, token = visitor, on = site) =>
  call('/v2/login', { loginId: { email }, password: given }, token, on)
const codeOf = (answer: Answer) => answer.details?.applicationError?.code
const letters = async (email: string) =>
  (await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).json()) as {
    code: string | null
    messages: { subject: string; text: string }[]
  }

describe('Registering', () => {
  it('Registering succeeds at once, sends a welcome, and makes a member whom others can find', async () => {
    const email = newEmail()
    const answer = await register(email, { profile: { firstName: 'Ada', lastName: 'L', nickname: 'ada' } })
    expect(answer).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { address: email, isVerified: false }, status: { name: 'ACTIVE' } },
    })
    const box = await letters(email)
    expect(box).toMatchObject({ code: null, messages: [{ subject: 'Welcome to Galleria' }] })
    const { access_token: authorization } = await exchange(site, visitor, answer.sessionToken as string)
    const my = await site.fetch(`${site.url}/v1/members/my?fieldsets=FULL`, { headers: { authorization } })
    expect(await my.json()).toMatchObject({
      member: {
        loginEmail: email,
        status: 'APPROVED',
        privacyStatus: 'PRIVATE',
        profile: { nickname: 'ada', slug: 'ada' },
        contact: { firstName: 'Ada', lastName: 'L', emails: [email] },
      },
    })
  })

  it('Registering tells the outbox', async () => {
    const { memberId } = await site.signUp()
    const events = await site.platform.services.db
      .selectFrom('outbox')
      .select('type')
      .where('entityId', '=', memberId)
      .execute()
    expect(events).toContainEqual({ type: 'wix.members.v1.member_created' })
  })

  it('Registering gives every member a slug of their own, also when they come together', async () => {
    const names = ['my', 'Same Name', 'Same Name', 'Same Name', '日本']
    await Promise.all(names.map((nickname) => register(newEmail(), { profile: { nickname } })))
    const rows = await site.platform.services.db
      .selectFrom('members')
      .select(['nickname', 'slug'])
      .where('nickname', 'in', names)
      .execute()
    expect(rows).toHaveLength(names.length)
    expect(rows.find((row) => row.nickname === 'my')?.slug).toMatch(/^my-[0-9a-f]{6}$/)
    for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9-]+$/)
  })

  it.each(['', 'plain', 'a@b', 'a b@c.test', 'zero\u200bwidth@example.test', '@example.test', 'a@-x.test'])(
    'Registering refuses the address %j in the form clients look for',
    async (email) => {
      const answer = await register(email)
      expect(answer.details?.validationError?.fieldViolations).toEqual([
        expect.objectContaining({ field: 'loginId.email', data: { type: 'EMAIL' } }),
      ])
    },
  )

  it.each([
    ['short', 'MIN_LENGTH'],
    ['x'.repeat(129), 'MAX_LENGTH'],
  ])('Registering refuses a password of wrong length', async (wrong, violatedRule) => {
    const answer = await register(newEmail(), { password: wrong })
    expect(answer.details?.validationError?.fieldViolations).toEqual([
      expect.objectContaining({ field: 'password', violatedRule }),
    ])
  })

  it('Registering takes an address once, in whatever spelling, even five times at once', async () => {
    const name = crypto.randomUUID()
    const spellings = [`${name}@example.test`, `${name.toUpperCase()}@EXAMPLE.test`, `${name}@Example.TEST`]
    const answers = await Promise.all([...spellings, ...spellings].map((email) => register(email)))
    expect(answers.filter((answer) => answer.state === 'SUCCESS')).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === '-19995')).toHaveLength(5)
  })

  it('Registering tells passwords apart beyond their 72nd byte', async () => {
    const email = newEmail()
    await register(email, { password: `${'x'.repeat(72)}a` })
    expect(codeOf(await login(email, `${'x'.repeat(72)}b`))).toBe('-19976')
  })

  it('Registering keeps no password, and logs none', async () => {
    const canary = `canary-${crypto.randomUUID()}`
    const email = newEmail()
    await register(email, { password: canary })
    await login(email, `${canary}-wrong`)
    const row = await site.platform.services.db
      .selectFrom('members')
      .selectAll()
      .where('emailKey', '=', email)
      .executeTakeFirstOrThrow()
    expect(row.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify([row, site.logs])).not.toContain(canary)
  })
})

describe('Logging in', () => {
  it.each([
    ['a wrong password', async () => login((await site.signUp()).email, 'wrong password'), '-19976'],
    ['an unknown address', () => login(newEmail()), 'IDENTITY_NOT_FOUND'],
    [
      'no password',
      async () => call('/v2/login', { loginId: { email: (await site.signUp()).email } }),
      '-19976',
    ],
  ])('Logging in with %s is an application error with a string code', async (_, attempt, code) => {
    expect(codeOf(await attempt())).toBe(code)
  })

  it('Logging in never answers 401, which would mean that the token is dead', async () => {
    expect(
      (await post(site, '/v2/login', { loginId: { email: newEmail() }, password }, visitor)).status,
    ).toBe(400)
  })

  it('Logging in asks a member without a password to choose one', async () => {
    const { memberId, email } = await site.signUp()
    const { db } = site.platform.services
    await db.updateTable('members').set({ passwordHash: null }).where('id', '=', memberId).execute()
    expect(codeOf(await login(email, ''))).toBe('-19973')
  })

  it('Logging in waits for the owner where a member is pending, and refuses one who is blocked', async () => {
    const { memberId, email, password: known } = await site.signUp()
    const { db } = site.platform.services
    const become = (status: 'PENDING' | 'BLOCKED') =>
      db.updateTable('members').set({ status }).where('id', '=', memberId).execute()
    await become('PENDING')
    const pending = await login(email, known)
    expect(pending.state).toBe('REQUIRE_OWNER_APPROVAL')
    expect(pending.sessionToken).toBeUndefined()
    await become('BLOCKED')
    expect(codeOf(await login(email, known))).toBe('MEMBER_NOT_ACTIVE')
  })

  it('Logging in tries no more than five of a hundred parallel guesses, then lets the owner in after the window', async () => {
    const { email, password: known } = await site.signUp()
    // A second later one more try is free: a busy machine must not take it.
    await site.clock.still(async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => login(email, `guess ${index}`)),
      )
      expect(answers.filter((answer) => codeOf(answer) === '-19976')).toHaveLength(5)
      expect(answers.filter((answer) => codeOf(answer) === 'THROTTLED_FEATURE')).toHaveLength(95)
      const refused = await post(site, '/v2/login', { loginId: { email }, password: known }, visitor)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    })
    site.clock.advance(15 * 60 + 1)
    visitor = (await anonymous(site)).access_token
    expect((await login(email, known)).state).toBe('SUCCESS')
  })

  it('Logging in says the same for every failure where the site is strict', async () => {
    const strict = await createTestPlatform({ config: { strictLoginErrors: true } })
    const token = (await anonymous(strict)).access_token
    const { email } = await strict.signUp()
    const answers = [await login(newEmail(), 'x', token, strict), await login(email, 'x', token, strict)]
    expect(answers[0]).toEqual(answers[1])
    await strict.close()
  })

  it('Logging in needs a token', async () => {
    expect((await post(site, '/v2/login', { loginId: { email: newEmail() }, password })).status).toBe(401)
  })
})

describe('Verifying an address', () => {
  let strict: TestPlatform
  let token: string
  beforeAll(async () => {
    strict = await createTestPlatform({ config: { requireEmailVerification: true } })
    token = (await anonymous(strict)).access_token
  })
  afterAll(() => strict.close())

  const start = async () => {
    const email = newEmail()
    const answer = await call('/v2/register', { loginId: { email }, password }, token, strict)
    const read = async () =>
      ((await (await strict.fetch(`${strict.url}/_dev/mailbox/${email}`)).json()) as { code: string }).code
    return { email, answer, stateToken: answer.stateToken as string, read }
  }
  const verify = (code: string, stateToken: string) =>
    call('/v1/auth/verify', { code, stateToken }, token, strict)
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('Verifying an address takes the mailed code once', async () => {
    const { answer, stateToken, read } = await start()
    expect(answer.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    expect(answer.sessionToken).toBeUndefined()
    const code = await read()
    expect(code).toMatch(/^\d{6}$/)
    expect(await verify(code, stateToken)).toMatchObject({
      state: 'SUCCESS',
      identity: { email: { isVerified: true } },
    })
    expect(codeOf(await verify(code, stateToken))).toBe('VERIFICATION_FAILED')
  })

  it('Verifying an address allows five guesses, made one by one or together, and then not even the right code', async () => {
    const { stateToken, read } = await start()
    const code = await read()
    await Promise.all(Array.from({ length: 40 }, () => verify(other(code), stateToken)))
    expect(codeOf(await verify(code, stateToken))).toBe('VERIFICATION_FAILED')
  })

  it('Verifying an address binds a code to its state token and to ten minutes', async () => {
    const [first, second] = [await start(), await start()]
    expect(codeOf(await verify(await first.read(), second.stateToken))).toBe('VERIFICATION_FAILED')
    strict.clock.advance(601)
    expect(codeOf(await verify(await first.read(), first.stateToken))).toBe('VERIFICATION_FAILED')
  })

  it('Verifying an address sends a new code on request, and the old one stops working', async () => {
    const { stateToken, read } = await start()
    const old = await read()
    const again = await call('/v1/auth/resend', { stateToken }, token, strict)
    expect(again).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken })
    const fresh = await read()
    if (fresh !== old) expect(codeOf(await verify(old, stateToken))).toBe('VERIFICATION_FAILED')
    expect((await verify(fresh, stateToken)).state).toBe('SUCCESS')
  })

  it('Verifying an address is asked again at a login before it was done', async () => {
    const { email } = await start()
    expect((await login(email, password, token, strict)).state).toBe('REQUIRE_EMAIL_VERIFICATION')
  })
})

describe('A forgotten password', () => {
  const send = (email: string) => call('/v1/send-email', { email })
  const tokenFrom = async (email: string) => {
    const { messages } = await letters(email)
    return /recoveryToken=([\w-]+)/.exec(messages[0]?.text ?? '')?.[1] ?? ''
  }

  it('A forgotten password gets the same answer whether the address is known or not', async () => {
    const { email } = await site.signUp()
    expect(await send(email)).toEqual({})
    expect(await send(newEmail())).toEqual({})
  })

  it('A forgotten password is refused for what is no address, which tells nobody who has an account', async () => {
    const { details } = await send('not an address')
    expect(details?.validationError?.fieldViolations[0]).toMatchObject({
      field: 'email',
      violatedRule: 'FORMAT',
      data: { type: 'EMAIL' },
    })
  })

  it('A forgotten password is replaced once per mail, and every session of before ends', async () => {
    const member = await site.signUp()
    await send(member.email)
    const recoveryToken = await tokenFrom(member.email)
    const recover = () => call('/v1/recover', { recoveryToken, password: 'a new password' })
    expect((await recover()).state).toBe('SUCCESS')
    expect(codeOf(await recover())).toBe('RECOVERY_TOKEN_INVALID')
    expect(codeOf(await login(member.email, member.password))).toBe('-19976')
    expect((await login(member.email, 'a new password')).state).toBe('SUCCESS')
    const my = await site.fetch(`${site.url}/v1/members/my`, {
      headers: { authorization: member.accessToken },
    })
    expect(my.status).toBe(401)
  })
})

describe('The page of the recovery mail', () => {
  it('The page of the recovery mail changes the password once and goes on to the page that asked', async () => {
    const member = await site.signUp()
    const url = 'http://127.0.0.1:3000/account/sign-in?from=mail'
    await call('/v1/send-email', { email: member.email, redirect: { url, clientId: site.clientId } })
    const { messages } = await letters(member.email)
    const link = /https?:\S+/.exec(messages[0]?.text ?? '')?.[0] ?? ''
    const recoveryToken = new URL(link).searchParams.get('recoveryToken') ?? ''
    expect(await (await site.fetch(link)).text()).toContain('Choose a new password')
    const change = (given: string, headers?: Record<string, string>) =>
      submit(site, '/_hosted/recover', { recoveryToken, password: given }, headers)
    expect((await change('a new password', { origin: 'https://evil.test' })).status).toBe(403)
    expect((await change('short')).status).toBe(422)
    expect(await (await change('a new password')).text()).toContain(`href="${url}"`)
    expect((await login(member.email, 'a new password')).state).toBe('SUCCESS')
    expect((await change('another one')).status).toBe(400)
    expect((await site.fetch(link)).status).toBe(400)
  })
})

describe('A new password', () => {
  const change = (token: string, newPassword = 'another password') =>
    post(site, '/v2/change-password', { newPassword }, token)

  it('A new password ends every other session, within five minutes of a login alone', async () => {
    const member = await site.signUp()
    const second = await exchange(
      site,
      visitor,
      (await login(member.email, member.password)).sessionToken as string,
    )
    expect((await change(member.accessToken, 'short')).status).toBe(400)
    expect((await change(second.access_token)).status).toBe(200)
    expect((await change(member.accessToken)).status).toBe(401)
    site.clock.advance(301)
    expect((await change(second.access_token)).status).toBe(403)
    expect((await change(visitor)).status).toBe(403)
  })
})
