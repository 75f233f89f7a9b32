import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../../../dev/testing/post.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

type Kind = 'visible' | 'invisible'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform({ config: { captcha: 'always' } })
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

async function solved(kind: Kind, on = site): Promise<string> {
  const challenge = await (await on.fetch(`${on.url}/_hosted/captcha/challenge?kind=${kind}`)).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function register(captchaTokens?: object[], on = site, token = visitor) {
  const body = {
    loginId: { email: `${randomUUID()}@example.test` },
    password: 'correct horse',
    captchaTokens,
  }
  return outcome(await post(on, '/v2/register', body, token))
}
async function outcome(response: Response) {
  const answer = (await response.json()) as {
    state?: string
    details?: { applicationError?: { code: string; data: object } }
  }
  return answer.state ?? answer.details?.applicationError?.code
}

describe('Faults row 44: a captcha', () => {
  it('that is missing is -19971, whatever else is sent in its place', async () => {
    for (const tokens of [undefined, [], [{}], [{ Recaptcha: '' }], [{ NoCaptcha: 'x' }]]) {
      expect(await register(tokens)).toBe('-19971')
    }
  })

  it.each(['x', 'eyJ9', Buffer.from('{"challenge":{},"solution":{}}').toString('base64'), 'Ā'])(
    'that is %j is -19970',
    async (token) => {
      expect(await register([{ Recaptcha: token }])).toBe('-19970')
    },
  )

  it('that is solved lets in once, also when it comes ten times at the same moment', async () => {
    const token = await solved('visible')
    const answers = await Promise.all(Array.from({ length: 10 }, () => register([{ Recaptcha: token }])))
    expect(answers.filter((answer) => answer === 'SUCCESS')).toHaveLength(1)
    expect(answers.filter((answer) => answer === '-19970')).toHaveLength(9)
  })

  it('of the one kind is none of the other', async () => {
    expect(await register([{ Recaptcha: await solved('invisible') }])).toBe('-19970')
    expect(await register([{ InvisibleRecaptcha: await solved('visible') }])).toBe('-19970')
    expect(await register([{ InvisibleRecaptcha: await solved('invisible') }])).toBe('SUCCESS')
  })

  it('of another site is refused', async () => {
    const other = await createTestPlatform({ config: { captcha: 'always', siteId: randomUUID() } })
    expect(await register([{ Recaptcha: await solved('visible', other) }])).toBe('-19970')
    await other.close()
  })

  it('whose puzzle, answer or life was changed is refused', async () => {
    const change = async (edit: (payload: Payload) => void) => {
      const payload = JSON.parse(Buffer.from(await solved('invisible'), 'base64').toString()) as Payload
      edit(payload)
      return register([{ InvisibleRecaptcha: Buffer.from(JSON.stringify(payload)).toString('base64') }])
    }
    expect(await change(({ challenge }) => Object.assign(challenge.parameters, { cost: 1 }))).toBe('-19970')
    expect(await change(({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 9e9 }))).toBe(
      '-19970',
    )
    expect(await change(({ solution }) => Object.assign(solution, { counter: 0 }))).not.toBe('-19971')
    expect(await change(({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) }))).toBe(
      '-19970',
    )
    expect(await change(({ challenge }) => Object.assign(challenge, { signature: '00' }))).toBe('-19970')
  })

  it('ends after ten minutes', async () => {
    const token = await solved('visible')
    site.clock.advance(601)
    expect(await register([{ Recaptcha: token }])).toBe('-19970')
  })
})

interface Payload {
  challenge: { parameters: object; signature: string }
  solution: object
}

describe('A captcha by risk', () => {
  it('is visible from the fourth try at an account on', async () => {
    const careful = await createTestPlatform({ config: { captcha: 'risk' } })
    const token = (await anonymous(careful)).access_token
    const { email, password } = await careful.signUp()
    const login = async (given: string, captchaTokens?: object[], from?: string) => {
      const response = await careful.fetch(`${careful.url}/v2/login`, {
        method: 'POST',
        headers: { authorization: token, 'user-agent': from ?? 'a stranger' },
        body: JSON.stringify({ loginId: { email }, password: given, captchaTokens }),
      })
      return outcome(response)
    }
    for (let tries = 0; tries < 3; tries += 1) expect(await login('wrong')).toBe('-19976')
    for (let tries = 0; tries < 5; tries += 1) expect(await login(password)).toBe('-19971')
    expect(await login(password, [{ InvisibleRecaptcha: await solved('invisible', careful) }])).toBe('-19971')
    expect(await login('wrong', [{ Recaptcha: await solved('visible', careful) }])).toBe('-19976')
    expect(await login(password, [{ Recaptcha: await solved('visible', careful) }])).toBe('SUCCESS')
    expect(await login(password)).toBe('SUCCESS')
    await careful.close()
  })
})

describe("Google's captcha", () => {
  it('is asked about at its own address, and believed for our hosts alone', async () => {
    const asked: URLSearchParams[] = []
    const google = new Hono().post('/siteverify', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      asked.push(form)
      const [hostname = '', score] = (form.get('response') ?? '').split(':')
      return c.json({ success: hostname !== 'no', hostname, ...(score ? { score: Number(score) } : {}) })
    })
    const { server, url } = await listening(google)
    const keys = (name: string) => ({ siteKey: `${name}-key`, secret: `${name}-secret` })
    const own = await createTestPlatform({
      config: {
        captcha: 'always',
        recaptcha: { visible: keys('seen'), invisible: keys('unseen'), verifyUrl: `${url}/siteverify` },
      },
    })
    const token = (await anonymous(own)).access_token
    expect(await (await own.fetch(`${own.url}/_hosted/captcha`)).json()).toEqual({
      provider: 'recaptcha',
      siteKeys: { Recaptcha: 'seen-key', InvisibleRecaptcha: 'unseen-key' },
    })
    expect(await register([{ Recaptcha: '127.0.0.1' }], own, token)).toBe('SUCCESS')
    expect(asked[0]?.get('secret')).toBe('seen-secret')
    expect(await register([{ InvisibleRecaptcha: '127.0.0.1:0.9' }], own, token)).toBe('SUCCESS')
    expect(asked[1]?.get('secret')).toBe('unseen-secret')
    for (const response of ['no', 'evil.test', '127.0.0.1:0.1']) {
      expect(await register([{ Recaptcha: response }], own, token)).toBe('-19970')
    }
    await new Promise((closed) => server.close(closed))
    expect(await register([{ Recaptcha: '127.0.0.1' }], own, token)).toBe('UNAVAILABLE')
    await own.close()
  })
})

function listening(app: Hono): Promise<{ server: ReturnType<typeof serve>; url: string }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, url: `http://127.0.0.1:${port}` }),
    )
  })
}
