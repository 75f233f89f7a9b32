import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, submit } from '../../dev/testing/post.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { pageHeaders } from './policy.ts'

let site: TestPlatform
let visitor: string
const shop = 'http://127.0.0.1:3000'
const verifier = 'v'.repeat(43)
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

interface Opened {
  readonly url: string
  readonly secret: string
}

async function open(
  change: object = {},
  prompt: string | undefined = 'login',
  headers: Record<string, string> = {},
  more: object = {},
): Promise<Opened> {
  const answer = await site.fetch(`${site.url}/v1/redirect-session`, {
    method: 'POST',
    headers: { authorization: visitor, ...headers },
    body: JSON.stringify({
      auth: {
        authRequest: {
          clientId: site.clientId,
          redirectUri: `${shop}/account/callback`,
          codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
          codeChallengeMethod: 'S256',
          responseType: 'code',
          state: 'the state',
          ...change,
        },
        ...('preferences' in more ? {} : { prompt }),
      },
      ...more,
    }),
  })
  const { redirectSession } = (await answer.json()) as { redirectSession: { fullUrl: string } }
  const secret = new URL(redirectSession.fullUrl).searchParams.get('request_uri') as string
  return { url: redirectSession.fullUrl, secret }
}

const get = (url: string) => site.fetch(url, { redirect: 'manual' })
const account = () => ({ email: `${crypto.randomUUID()}@example.test`, password: 'correct horse' })

describe('Signing in by redirect', () => {
  it('shows the page, signs up, and returns with code, state and issuer in the fragment', async () => {
    const { url, secret } = await open()
    const first = await get(url)
    expect(first.status).toBe(303)
    const page = await get(new URL(first.headers.get('location') as string, url).href)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<h1>Sign in</h1>')

    const done = await submit(site, '/_hosted/sign-up', {
      ...account(),
      nickname: 'Grace',
      request_uri: secret,
    })
    expect(done.status).toBe(303)
    const location = new URL(done.headers.get('location') as string)
    expect(location.origin + location.pathname).toBe(`${shop}/account/callback`)
    const answer = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
    expect(answer).toMatchObject({
      state: 'the state',
      iss: site.url,
      callbackType: 'AUTHORIZE',
      status: 'SUCCESS',
    })

    const tokens = await post(site, '/oauth2/token', {
      clientId: site.clientId,
      grantType: 'authorization_code',
      redirectUri: `${shop}/account/callback`,
      code: answer.code,
      codeVerifier: verifier,
    })
    expect(tokens.status).toBe(200)
    const { access_token: authorization } = (await tokens.json()) as { access_token: string }
    const my = await site.fetch(`${site.url}/v1/members/my`, { headers: { authorization } })
    expect(await my.json()).toMatchObject({ member: { profile: { nickname: 'Grace' } } })
  })

  it('answers in the query if asked to', async () => {
    const { secret } = await open({ responseMode: 'query' })
    const done = await submit(site, '/_hosted/sign-up', { ...account(), request_uri: secret })
    expect(new URL(done.headers.get('location') as string).searchParams.get('state')).toBe('the state')
  })

  it('gives one code per request, so that Back and Reload make no second', async () => {
    const { secret } = await open()
    const who = { ...account(), request_uri: secret }
    expect((await submit(site, '/_hosted/sign-up', who)).status).toBe(303)
    const again = await submit(site, '/_hosted/login', who)
    expect(again.status).toBe(400)
    expect(await again.text()).toContain('This page has expired')
  })

  it('says what was wrong, keeps the address that was typed, and escapes it', async () => {
    const { secret } = await open()
    const email = '"><script>alert(1)</script>@x.test'
    const page = await submit(site, '/_hosted/login', { email, password: 'no', request_uri: secret })
    expect(page.status).toBe(422)
    const text = await page.text()
    expect(text).toMatch(/id="email"[^>]* aria-describedby="email-error"[^>]* aria-invalid="true" autofocus/)
    expect(text).not.toContain('<script>')
    expect(text).toContain('&lt;script&gt;')
  })

  it.each([['short', 'This password is too short. Use at least 8 characters.']])(
    'refuses the password %j in words',
    async (password, words) => {
      const { secret } = await open()
      const page = await submit(site, '/_hosted/sign-up', { ...account(), password, request_uri: secret })
      expect(await page.text()).toContain(words)
    },
  )

  it('refuses an unknown or foreign request', async () => {
    const { url } = await open()
    for (const wrong of [
      `${site.url}/_api/oauth2/authorize`,
      `${site.url}/_api/oauth2/authorize?client_id=${site.clientId}&request_uri=guess`,
      url.replace(site.clientId, crypto.randomUUID()),
    ]) {
      const page = await get(wrong)
      expect(page.status).toBe(400)
      expect(page.headers.get('location')).toBeNull()
    }
  })

  it('asks for the mailed code where the site wants addresses verified', async () => {
    const strict = await createTestPlatform({ config: { requireEmailVerification: true } })
    visitor = (await anonymous(strict)).access_token
    const lenient = site
    site = strict
    const { secret } = await open()
    const who = account()
    const page = await submit(site, '/_hosted/sign-up', { ...who, request_uri: secret })
    const stateToken = /name="stateToken" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    const box = await site.fetch(`${site.url}/_dev/mailbox/${who.email}`)
    const { code } = (await box.json()) as { code: string }
    const wrong = code === '000000' ? '000001' : '000000'
    const bad = await submit(site, '/_hosted/verify', { stateToken, code: wrong, request_uri: secret })
    expect(bad.status).toBe(422)
    const good = await submit(site, '/_hosted/verify', { stateToken, code, request_uri: secret })
    expect(good.status).toBe(303)
    site = lenient
    visitor = (await anonymous(site)).access_token
    await strict.close()
  })
})

/** Every form of the pages; each is tried from elsewhere. */
const forms = [
  ...[
    'login',
    'sign-up',
    'verify',
    'forgot',
    'consent',
    'second-step',
    'second-step/decided',
    'recover',
    'push',
    'pay/:id',
  ],
].map((name) => `/_hosted/${name}`)

describe('Row 35: a form of ours', () => {
  it('is known in full by this test', () => {
    const posts = site.platform.app.routes
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/_hosted/'))
      .map(({ path }) => path)
      // Mailbox providers send the newsletter's form too: the proof in its link stands for who asks (RFC 8058).
      // The provider of mail tells of bounces, and proves itself by a secret.
      .filter((path) => !/\/(account|checkout|bookings|events|plans|newsletter|mail)\//.test(path))
    expect(new Set(posts)).toEqual(new Set(forms))
  })

  it.each([
    ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { origin: site?.url ?? 'http://platform.test', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a browser that does not tell', { origin: 'null' }],
    ['the store itself', { origin: shop }],
    ['nowhere', {}],
  ])('is refused when it comes from %s', async (_, headers: Record<string, string>) => {
    const { secret } = await open()
    for (const path of forms) {
      const answer = await submit(site, path, { ...account(), request_uri: secret }, headers)
      expect(answer.status).toBe(403)
    }
  })
})

describe('A hosted page', () => {
  it('runs no script but its own, loads nothing from elsewhere, and is framed by nobody', async () => {
    const { secret } = await open()
    const page = await get(`${site.url}/_hosted/login?request_uri=${secret}`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${shop}`)
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const text = await page.text()
    expect(text).not.toMatch(/style=|onclick/)
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(scripts).toEqual([`<script type="module" src="/_hosted/form.js" nonce="${nonce}">`])
    expect(text).toContain(`href="${shop}/"`)
    expect((await get(`${site.url}/_hosted/theme.css`)).headers.get('content-type')).toContain('text/css')
  })

  it('sets its headings in the face of the store, from a file of its own', async () => {
    const { secret } = await open()
    const page = await get(`${site.url}/_hosted/login?request_uri=${secret}`)
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'")
    const theme = await (await get(`${site.url}/_hosted/theme.css`)).text()
    const file = /url\("([^"]+)"\)/.exec(theme)?.[1]
    const face = await get(`${site.url}${file}`)
    expect(face.headers.get('content-type')).toBe('font/woff2')
    expect(new TextDecoder().decode((await face.arrayBuffer()).slice(0, 4))).toBe('wOF2')
  })
})

describe('Rows 31 and 50: a secret in an address', () => {
  it('is told to no page that follows', async () => {
    const open = await createTestPlatform({ config: { publicUrl: 'https://platform.example' } })
    for (const name of ['login', 'sign-up', 'forgot', 'recover', 'push', 'logout', 'account/info']) {
      const address = `${open.url}/_hosted/${name}?request_uri=x&recoveryToken=x&request=x&session=x`
      const page = await open.fetch(address, { redirect: 'manual' })
      expect([name, page.headers.get('referrer-policy')]).toEqual([name, 'no-referrer'])
    }
    await open.close()
  })

  it.each([
    ['http://127.0.0.1:4000', 'no-referrer'],
    ['http://localhost:4000', 'no-referrer'],
    // Without Fetch Metadata the origin is all that proves a form, so it must be told.
    ['http://192.168.1.7:4000', 'same-origin'],
    ['http://127.evil.test', 'same-origin'],
  ])('is told to no other site: %s', (publicUrl, policy) => {
    const headers = pageHeaders({ publicUrl }, { nonce: undefined, formTargets: [], frames: [] })
    expect(headers['Referrer-Policy']).toBe(policy)
  })

  it('shows files of the platform’s own, also where they have an origin of theirs', () => {
    const needs = { nonce: undefined, formTargets: [], frames: [] }
    const policyOf = (config: Parameters<typeof pageHeaders>[0]) =>
      pageHeaders(config, needs)['Content-Security-Policy']?.split('; ')
    const publicUrl = 'https://shop.test'
    expect(policyOf({ publicUrl })).toContain("img-src 'self' data:")
    expect(policyOf({ publicUrl, mediaUrl: 'https://files.test/under' })).toContain(
      "img-src 'self' data: https://files.test",
    )
  })
})

describe('A language', () => {
  it('is the page’s own, or the one that the store spoke, or the browser’s', async () => {
    const answer = await site.fetch(`${site.url}/v1/redirect-session`, {
      method: 'POST',
      headers: { authorization: visitor, 'x-wix-linguist': 'ar|ar-EG|true|0' },
      body: JSON.stringify({ login: {} }),
    })
    const { redirectSession } = (await answer.json()) as { redirectSession: { fullUrl: string } }
    const text = async (url: string, headers = {}) => (await site.fetch(url, { headers })).text()
    expect(await text(redirectSession.fullUrl)).toContain('<html lang="ar" dir="rtl">')
    expect(await text(`${redirectSession.fullUrl}&ui_locales=en`)).toContain('<html lang="en" dir="ltr">')
    const gone = `${site.url}/_hosted/recover`
    expect(await text(gone, { 'accept-language': 'ar-EG,ar;q=0.9' })).toContain('dir="rtl"')
  })
})

describe('Signing in silently', () => {
  const silent = { responseMode: 'web_message', redirectUri: undefined }

  async function sessionToken(): Promise<string> {
    const { email, password } = account()
    const answer = await post(site, '/v2/register', { loginId: { email }, password }, visitor)
    return ((await answer.json()) as { sessionToken: string }).sessionToken
  }

  it('row 39: posts code and state to the page that asked, and to no other', async () => {
    const { url } = await open({ ...silent, sessionToken: await sessionToken() }, 'none', { origin: shop })
    const page = await get(url)
    const text = await page.text()
    const posts = [...text.matchAll(/parent\.postMessage\((\{.*?\}),("[^"]*")\)/g)]
    expect(posts.map(([, , target]) => target)).toEqual([JSON.stringify(shop)])
    expect(JSON.parse(posts[0]?.[1] ?? '')).toEqual({
      code: expect.any(String),
      state: 'the state',
      iss: site.url,
    })
    const policy = page.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(text).toContain(`<script nonce="${nonce}">`)
    expect(policy).toContain(`frame-ancestors ${shop};`)
  })

  it('names every registered origin, never "*", when nobody told who asks', async () => {
    for (const headers of [{}, { origin: 'https://evil.test' }]) {
      const { url } = await open({ ...silent, sessionToken: await sessionToken() }, 'none', headers)
      const text = await (await get(url)).text()
      const targets = [...text.matchAll(/,"(https?:[^"]*)"\)/g)].map(([, target]) => target)
      expect(targets).toEqual([shop, 'http://localhost:3000'])
      expect(text).not.toContain('"*"')
    }
  })

  it('answers login_required at once when there is no session, a used one, or a made-up one', async () => {
    const used = await sessionToken()
    await get((await open({ ...silent, sessionToken: used }, 'none')).url)
    for (const token of [undefined, used, 'made-up']) {
      const { url } = await open({ ...silent, sessionToken: token }, 'none')
      expect(await (await get(url)).text()).toContain('"error":"login_required"')
    }
  })

  it('cannot be led out of its script by the state', async () => {
    const { url } = await open({ ...silent, state: '</script><script>alert(1)</script>\u2028' }, 'none')
    const text = await (await get(url)).text()
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text).not.toContain('\u2028')
  })

  it('is what the specification’s preferences ask for as well', async () => {
    const { url } = await open({}, undefined, {}, { preferences: { prompt: 'none' } })
    expect((await get(url)).headers.get('location')).toContain('error=login_required')
  })

  it('returns login_required by redirect too', async () => {
    const { url } = await open({}, 'none')
    const answer = await get(url)
    expect(answer.headers.get('location')).toMatch(
      /#error=login_required.*state=the\+state.*callbackType=AUTHORIZE&status=ERROR/,
    )
  })
})

describe('Signing out', () => {
  it('ends the session and returns to the page that asked', async () => {
    const member = await site.signUp()
    const postFlowUrl = `${shop}/account/signed-out`
    const answer = await post(
      site,
      '/v1/redirect-session',
      { logout: { clientId: site.clientId }, callbacks: { postFlowUrl } },
      member.accessToken,
    )
    const { redirectSession } = (await answer.json()) as { redirectSession: { fullUrl: string } }
    const renew = () =>
      post(site, '/oauth2/token', { grantType: 'refresh_token', refreshToken: member.refreshToken })
    expect((await renew()).status).toBe(200)
    for (let visit = 0; visit < 2; visit += 1) {
      const back = await get(redirectSession.fullUrl)
      expect([back.status, back.headers.get('location')]).toEqual([
        303,
        `${postFlowUrl}?callbackType=LOGOUT&status=SUCCESS`,
      ])
    }
    expect((await renew()).status).toBe(400)
    const my = await site.fetch(`${site.url}/v1/members/my`, {
      headers: { authorization: member.accessToken },
    })
    expect(my.status).toBe(401)
  })

  it('cannot be done to somebody by a made-up address', async () => {
    expect((await get(`${site.url}/_hosted/logout?session=guess`)).status).toBe(400)
    expect((await get(`${site.url}/_hosted/logout`)).status).toBe(400)
  })
})
