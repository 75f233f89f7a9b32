import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../dev/testing/post.ts'
import { anonymous } from '../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../dev/testing.ts'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

const SEND_EMAIL = '/_api/iam/recovery/v1/send-email'
const send = (body: string, path = SEND_EMAIL) =>
  site.fetch(site.url + path, { method: 'POST', headers: { authorization: visitor }, body })

describe('Every answer', () => {
  it('carries a request id, and says so for unknown calls too', async () => {
    const answer = await site.fetch(`${site.url}/v1/no-such-call`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await answer.json()).toEqual({
      message: 'There is no call GET /v1/no-such-call.',
      details: {
        applicationError: {
          code: 'UNKNOWN_CALL',
          description: 'There is no call GET /v1/no-such-call.',
          data: {},
        },
      },
    })
  })

  it('is the same at the public and at the bare path', async () => {
    const { accessToken } = await site.signUp()
    const headers = { authorization: accessToken }
    const [hosted, bare] = await Promise.all(
      ['/members/v1/members/my', '/v1/members/my'].map(async (path) =>
        (await site.fetch(site.url + path, { headers })).json(),
      ),
    )
    expect(hosted).toEqual(bare)
  })

  it('to a write carries what makes the next read consistent', async () => {
    const answer = await send('{"email":"nobody@example.test"}')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-wix-consistent')).toBeTruthy()
  })
})

describe('CORS', () => {
  const ask = (origin: string, method = 'OPTIONS') =>
    site.fetch(`${site.url}/health`, {
      method,
      headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}) },
    })

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000'])(
    'lets the registered origin %s in',
    async (origin) => {
      const preflight = await ask(origin)
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
      expect(preflight.headers.get('access-control-allow-headers')).toBe(
        'authorization, content-type, traceparent, x-wix-bi-gateway, x-wix-consistent, x-wix-currency, x-wix-linguist',
      )
      expect(preflight.headers.get('vary')).toBe('Origin')
      const answer = await ask(origin, 'GET')
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-expose-headers')).toBe(
        'X-Wix-Request-Id, X-Wix-Consistent, Retry-After',
      )
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    },
  )

  it.each([
    'https://evil.test',
    'null',
    'http://127.0.0.1:3001',
    'https://127.0.0.1:3000',
    'http://127.0.0.1:3000.evil.test',
    'http://LOCALHOST:3000',
  ])('keeps %s out', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await ask(origin, method)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('vary')).toBe('Origin')
    }
  })

  it('is answered on errors too, so that the page can read them', async () => {
    const answer = await site.fetch(`${site.url}/nope`, { headers: { origin: 'http://localhost:3000' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  })
})

describe('A body', () => {
  it.each([
    ['{', 400, 'MALFORMED_JSON'],
    ['[1]', 400, 'MALFORMED_JSON'],
    ['"text"', 400, 'MALFORMED_JSON'],
    ['null', 400, 'MALFORMED_JSON'],
    [`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, 'JSON_TOO_DEEP'],
    [`{"email":"${'x'.repeat(1_000_001)}"}`, 413, 'BODY_TOO_LARGE'],
  ])('that is wrong as a whole is refused (%#)', async (body, status, code) => {
    const answer = await send(body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ details: { applicationError: { code } } })
  })

  it('is cut off while it streams in, whatever length it claims', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000).fill(32))
      },
    })
    const answer = await site.fetch(site.url + SEND_EMAIL, {
      method: 'POST',
      headers: { authorization: visitor },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(5_000_000)
  })

  it('cannot reach a prototype', async () => {
    const answer = await send(
      '{"email":"nobody@example.test","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    )
    expect(answer.status).toBe(200)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it('with wrong fields is answered with every violation, sorted', async () => {
    const answer = await post(
      site,
      '/v2/register',
      { loginId: { email: 7 }, profile: { firstName: [] } },
      visitor,
    )
    expect(answer.status).toBe(400)
    const body = (await answer.json()) as {
      message: string
      details: {
        validationError: { fieldViolations: { field: string; violatedRule: string; data: object }[] }
      }
    }
    expect(body.message).toMatch(
      /^INVALID_ARGUMENT: "loginId.email" must be a string, "password" must not be empty/,
    )
    const found = body.details.validationError.fieldViolations
    expect(found.map(({ field, violatedRule }) => [field, violatedRule])).toEqual([
      ['loginId.email', 'FORMAT'],
      ['password', 'REQUIRED_FIELD'],
      ['profile.firstName', 'FORMAT'],
    ])
    for (const { data } of found) expect(data).toBeTypeOf('object')
  })
})

describe('A query', () => {
  const my = (query: string, token: string) =>
    site.fetch(`${site.url}/v1/members/my?${query}`, { headers: { authorization: token } })

  it('repeats a key for a list, or packs the whole into ".r"', async () => {
    const { accessToken } = await site.signUp()
    const packed = Buffer.from(JSON.stringify({ fieldsets: ['FULL'] })).toString('base64url')
    for (const query of ['fieldsets=FULL', 'fieldsets=PUBLIC&fieldsets=FULL', `.r=${packed}`]) {
      expect(await (await my(query, accessToken)).json()).toMatchObject({
        member: { contact: { phones: [] } },
      })
    }
    expect(await (await my('', accessToken)).json()).toMatchObject({ member: { status: 'UNKNOWN' } })
  })

  it.each(['fieldsets=SECRET', '.r=%00', '.r=e30x', '.r=W10', 'fieldsets.a.b=1'])(
    'like %s is refused',
    async (query) => {
      const { accessToken } = await site.signUp()
      expect((await my(query, accessToken)).status).toBe(400)
    },
  )

  it('cannot reach a prototype', async () => {
    const { accessToken } = await site.signUp()
    expect((await my('__proto__.polluted=1&constructor.prototype.polluted=1', accessToken)).status).toBe(200)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })
})

it('Logs a fault of its own with the request id, and tells the caller nothing of it', async () => {
  const own = await createTestPlatform()
  own.platform.app.get('/broken', () => {
    throw new Error('secret detail')
  })
  const answer = await own.fetch(`${own.url}/broken`)
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(text).not.toContain('secret detail')
  expect(own.logs).toEqual([
    expect.objectContaining({ requestId: answer.headers.get('x-wix-request-id'), path: '/broken' }),
  ])
  await own.close()
})
