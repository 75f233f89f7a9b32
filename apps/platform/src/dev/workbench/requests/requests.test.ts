import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stockProduct } from '../../testing/shop.ts'
import { Shopper } from '../../testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { requestLogOf } from './log.ts'
import type { RequestView, Summary } from './request-view.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
beforeEach(() => requestLogOf(site.platform.services).clear())
afterAll(() => site.close())

async function list(query = ''): Promise<Summary[]> {
  const answer = await site.fetch(`${site.url}/_dev/requests${query}`)
  return ((await answer.json()) as { requests: Summary[] }).requests
}

async function detail(id: string): Promise<RequestView> {
  const answer = await site.fetch(`${site.url}/_dev/requests/${id}`)
  return ((await answer.json()) as { request: RequestView }).request
}

function page(path: string): Promise<string> {
  return site.fetch(site.url + path, { headers: { accept: 'text/html' } }).then((answer) => answer.text())
}

describe('The request log', () => {
  it('tells of a call its name, caller, answer, SQL, event and both bodies', async () => {
    const visitor = await Shopper.visitor(site)
    const added = await visitor.add(await stockProduct(site.platform.services.db))
    expect(added.status).toBe(200)
    const [made] = await list('?call=AddToCurrentCart')
    expect(made).toMatchObject({
      call: 'AddToCurrentCart',
      method: 'POST',
      path: '/ecom/v1/carts/current/add-to-cart',
      status: 200,
      role: 'VISITOR',
      session: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(made?.sqlCount).toBeGreaterThan(1)
    const whole = await detail(made?.id ?? '')
    expect(JSON.parse(whole.requestBody)).toMatchObject({ lineItems: [{ quantity: 1 }] })
    expect(JSON.parse(whole.responseBody)).toEqual(added.body)
    expect(whole.statements.map(({ sql }) => sql).join()).toContain('token_families')
    expect(whole.curl).toContain(`curl -X POST '${site.url}/ecom/v1/carts/current/add-to-cart'`)
    expect(whole.curl).toContain('-H "authorization: $TOKEN"')
    expect(await page(`/_dev/requests/${made?.id}`)).toContain('wix.ecom.v1.cart_created')
  })

  it('finds by call, status, session and text', async () => {
    const visitor = await Shopper.visitor(site)
    await visitor.cart()
    const other = await Shopper.visitor(site)
    await other.call('POST', '/stores/v3/products/search', { search: { search: { expression: 'needle' } } })
    const cart = (await list('?call=currentcart'))[0]
    expect(cart?.call).toBe('GetCurrentCart')
    expect(await list('?status=4')).toMatchObject([{ status: 404 }])
    expect(await list(`?session=${cart?.session}`)).toHaveLength(1)
    expect(await list('?text=NEEDLE')).toMatchObject([{ call: 'SearchProducts' }])
    expect(await list('?role=x&text=nowhere-at-all')).toEqual([])
  })

  it('pauses, goes on and forgets', async () => {
    const act = (name: string) => site.fetch(`${site.url}/_dev/requests/${name}`, { method: 'POST' })
    await Shopper.visitor(site)
    await act('pause')
    await Shopper.visitor(site)
    expect(await list()).toHaveLength(1)
    await act('resume')
    await Shopper.visitor(site)
    expect(await list()).toHaveLength(2)
    await act('clear')
    expect(await list()).toEqual([])
  })

  it('keeps the newest within so many and so much memory', async () => {
    const log = requestLogOf(site.platform.services)
    for (let index = 0; index < 520; index++) await site.fetch(`${site.url}/nothing/${index}`)
    expect(log.all()).toHaveLength(500)
    expect(log.all()[0]?.target).toBe('/nothing/519')
    const body = JSON.stringify({ text: 'x'.repeat(50_000) })
    for (let index = 0; index < 200; index++) {
      await site.fetch(`${site.url}/stores/v3/products/search`, { method: 'POST', body })
    }
    expect(log.bytes).toBeLessThanOrEqual(8_000_000)
    log.clear()
    expect(log.bytes).toBe(0)
  })

  it('sends rows as requests end, and only those that are wanted', async () => {
    const stream = await site.fetch(`${site.url}/_dev/requests/live?call=getcurrentcart`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const visitor = await Shopper.visitor(site)
    await visitor.cart()
    let text = ''
    while (!text.includes('data: ')) text += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    const { rows, count } = JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '') as {
      rows: string[]
      count: number
    }
    expect(count).toBe(1)
    expect(rows.join()).toMatch(/<tr>.*GetCurrentCart.*<\/tr>/s)
  })

  it('sends also what ended between the page and its first line, and after a broken line', async () => {
    const page = await (
      await site.fetch(`${site.url}/_dev/requests?text=between`, { headers: { accept: 'text/html' } })
    ).text()
    const address = /data-live="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const first = async (headers: Record<string, string> = {}) => {
      const stream = await site.fetch(site.url + address, { headers })
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!/data: .*\n\n/.test(text)) text += (await reader?.read())?.value ?? ''
      await reader?.cancel()
      return text
    }
    await site.fetch(`${site.url}/between/1`)
    const told = await first()
    expect(told).toContain('GET /between/1')
    await site.fetch(`${site.url}/between/2`)
    const again = await first({ 'last-event-id': /id: (\d+)/.exec(told)?.[1] ?? '' })
    expect(again).toContain('GET /between/2')
    expect(again).not.toContain('GET /between/1')
  })
})

it('The request log shows no secret, wherever it was said', async () => {
  const secrets = new Set<string>([site.ownerKey, 'pass-canary-word-1843', '4111 1111 1111 1111', '737'])
  const spying: typeof fetch = async (input, init) => {
    const answer = await site.fetch(input, init)
    for (const [, value = ''] of (await answer.clone().text()).matchAll(/"\w*[tT]oken"\s*:\s*"([^"]+)"/g)) {
      if (value !== 'Bearer') secrets.add(value)
    }
    return answer
  }
  const { signUp } = await import('../../testing/sign-up.ts')
  const member = await signUp(
    { ...site, fetch: spying },
    { email: 'canary@example.test', password: 'pass-canary-word-1843' },
  )
  const say = (path: string, body: unknown, more: Record<string, string> = {}) =>
    spying(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: member.accessToken, ...more },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const login = '/_api/iam/authentication/v2/login'
  await say(login, { loginId: { email: 'canary+verify@example.test' }, password: 'pass-canary-word-1843' })
  await say('/_api/iam/authentication/v2/register', {
    loginId: { email: 'canary+verify@example.test' },
    password: 'pass-canary-word-1843',
  })
  const box = await site.fetch(`${site.url}/_dev/mailbox/canary+verify@example.test`)
  const { code } = (await box.json()) as { code: string }
  expect(code).toMatch(/^\d{6}$/)
  secrets.add(code)
  await say('/_api/iam/authentication/v2/verify-code', { code, stateToken: 'x' })
  await say(
    '/oauth2/token',
    `grant_type=refresh_token&refresh_token=${member.refreshToken}&client_id=${site.clientId}`,
    {
      'content-type': 'application/x-www-form-urlencoded',
    },
  )
  // Unparseable, in the wrong place, under a harmless name, in an address, and echoed by an error.
  await say(login, `{"password":"pass-canary-word-1843",`)
  await say('/ecom/v1/carts', { note: `it is pass-canary-word-1843`, password: 'pass-canary-word-1843' })
  await say('/ecom/v1/carts', { note: member.accessToken, key: site.ownerKey })
  await say('/ecom/v1/checkouts', {
    card: { number: '4111 1111 1111 1111', cvc: '737' },
    memo: '4111 1111 1111 1111',
  })
  await say('/stores/v3/products/search', {}, { authorization: site.ownerKey })
  await spying(`${site.url}/members/v1/members/my?access_token=${member.accessToken}&code=${code}`)
  await spying(`${site.url}/nothing/${member.refreshToken}`)
  expect(secrets.size).toBeGreaterThan(7)

  const rows = await list()
  expect(rows.length).toBeGreaterThan(12)
  const shown = [JSON.stringify(rows), await page('/_dev/requests'), await page('/_dev/requests?text=canary')]
  for (const { id } of rows) shown.push(JSON.stringify(await detail(id)), await page(`/_dev/requests/${id}`))
  for (const secret of secrets) {
    // The three digits of a card's back may be part of anything; as a value they are not there.
    const pattern = secret.length > 3 ? secret : `"${secret}"`
    const leaks = shown
      .filter((text) => text.includes(pattern))
      .map((text) => text.slice(Math.max(0, text.indexOf(pattern) - 80), text.indexOf(pattern) + 60))
    expect(leaks).toEqual([])
  }
  expect(shown.join()).toContain('canary@example.test')
})
