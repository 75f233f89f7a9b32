import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stockProduct } from '../../testing/shop.ts'
import { Shopper } from '../../testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'

let site: TestPlatform
let visitor: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  visitor = await Shopper.visitor(site)
})
afterEach(() => send('DELETE', '/_dev/faults'))
afterAll(() => site.close())

function send(method: string, path: string, body?: unknown): Promise<Response> {
  return site.fetch(site.url + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
}

async function fault(rule: object): Promise<string> {
  const answer = await send('POST', '/_dev/faults', rule)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { fault: { id: string } }).fault.id
}

async function state() {
  type Rule = { id: string; seen: number; hits: number }
  return (await (await send('GET', '/_dev/faults')).json()) as { faults: Rule[]; usedUp: Rule[] }
}

const search = '/stores/v3/products/search'
function ask(headers: Record<string, string> = {}, path = search): Promise<Response> {
  return site.fetch(site.url + path, {
    method: 'POST',
    headers: { authorization: visitor.token, 'content-type': 'application/json', ...headers },
    body: '{}',
  })
}

describe('A fault', () => {
  it('answers with the platform’s own error, of the application, of validation and of the system', async () => {
    await fault({
      operation: 'SearchProducts',
      fault: { kind: 'error', status: 409, code: 'SOLD_OUT', data: { left: 0 } },
      times: 1,
    })
    const application = await ask()
    expect(application.status).toBe(409)
    expect(await application.json()).toMatchObject({
      details: { applicationError: { code: 'SOLD_OUT', data: { left: 0 } } },
    })
    await fault({
      operation: `POST ${search}`,
      fault: { kind: 'error', fieldViolations: [{ field: 'search.paging' }] },
      times: 1,
    })
    const validation = await ask()
    expect(validation.status).toBe(400)
    expect(await validation.json()).toMatchObject({
      message: 'INVALID_ARGUMENT: "search.paging" is not valid',
      details: { validationError: { fieldViolations: [{ field: 'search.paging', data: {} }] } },
    })
    await fault({ fault: { kind: 'error', status: 503, retryAfterSeconds: 7 }, times: 1 })
    const system = await ask()
    expect([system.status, system.headers.get('retry-after')]).toEqual([503, '7'])
    expect((await ask()).status).toBe(200)
  })

  it('meets only the call, header, role and session it is for', async () => {
    const member = await site.signUp()
    const statuses = async (rule: object) => {
      await fault({ ...rule, fault: { kind: 'error', status: 500 } })
      const answers = [
        await ask(),
        await ask({ 'x-test': 'one' }),
        await ask({ authorization: member.accessToken }),
        await site.fetch(`${site.url}/ecom/v1/carts/current`, { headers: { authorization: visitor.token } }),
      ]
      await send('DELETE', '/_dev/faults')
      return answers.map(({ status }) => status)
    }
    expect(await statuses({ operation: 'GetCurrentCart' })).toEqual([200, 200, 200, 500])
    expect(await statuses({ operation: 'GET /ecom/*' })).toEqual([200, 200, 200, 500])
    expect(await statuses({ operation: '* /*/v3/*search' })).toEqual([500, 500, 500, 404])
    expect(await statuses({ headers: { 'X-Test': 'one' } })).toEqual([200, 500, 200, 404])
    expect(await statuses({ role: 'MEMBER' })).toEqual([200, 200, 500, 404])
    expect(await statuses({ role: 'VISITOR', operation: 'SearchProducts' })).toEqual([500, 500, 200, 404])
    expect(await statuses({ session: member.memberId })).toEqual([200, 200, 500, 404])
    expect(await statuses({})).toEqual([500, 500, 500, 500])
  })

  it('lets some pass, meets each so-manieth, so many times, and is then gone, with its count', async () => {
    const id = await fault({ fault: { kind: 'error', status: 500 }, after: 2, every: 3, times: 2 })
    const statuses: number[] = []
    for (let index = 0; index < 9; index++) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 500, 200, 200, 500, 200, 200, 200])
    expect(await state()).toMatchObject({ faults: [], usedUp: [{ id, seen: 6, hits: 2 }] })
  })

  it('loses the answer after the work is done: the change is kept', async () => {
    const fresh = await Shopper.visitor(site)
    const product = await stockProduct(site.platform.services.db)
    const lose = (applied: string) =>
      fault({ operation: 'AddToCurrentCart', applied, fault: { kind: 'error', status: 503 }, times: 1 })
    await lose('before')
    expect((await fresh.add(product)).status).toBe(503)
    expect((await fresh.cart()).status).toBe(404)
    await lose('after')
    expect((await fresh.add(product)).status).toBe(503)
    expect((await fresh.cart()).body.cart.lineItems).toHaveLength(1)
  })

  it('breaks the answer: truncated, malformed, HTML, empty', async () => {
    const whole = await (await ask()).text()
    const broken = async (kind: string, more: object = {}) => {
      await fault({ fault: { kind, ...more }, times: 1 })
      const answer = await ask()
      return { type: answer.headers.get('content-type'), status: answer.status, text: await answer.text() }
    }
    const truncated = await broken('truncated', { afterBytes: 9 })
    expect(truncated).toMatchObject({ status: 200, type: 'application/json', text: whole.slice(0, 9) })
    const malformed = await broken('malformed')
    expect(malformed.text.slice(0, 20)).toBe(whole.slice(0, 20))
    expect(() => JSON.parse(malformed.text)).toThrow(SyntaxError)
    expect(await broken('html')).toMatchObject({ status: 502, type: expect.stringContaining('text/html') })
    expect(await broken('empty')).toMatchObject({ status: 200, text: '' })
  })

  it('holds a request until it is cleared, and then lets it go on', async () => {
    const id = await fault({ fault: { kind: 'hang' }, times: 1 })
    let ended = false
    const held = ask().then((answer) => {
      ended = true
      return answer.status
    })
    await expect.poll(async () => (await state()).usedUp.length).toBe(1)
    expect(ended).toBe(false)
    expect((await send('DELETE', `/_dev/faults/${id}`)).status).toBe(200)
    expect(await held).toBe(200)
  })

  it('delays, and a caller who goes away is waited for no more', async () => {
    await fault({ fault: { kind: 'delay', ms: 40 }, times: 1 })
    const before = performance.now()
    expect((await ask()).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(39)
    await fault({ fault: { kind: 'delay', ms: 300_000 }, times: 1 })
    const leaving = new AbortController()
    const request = new Request(site.url + search, {
      method: 'POST',
      headers: { authorization: visitor.token },
      body: '{}',
      signal: leaving.signal,
    })
    const left = site.platform.fetch(request)
    leaving.abort()
    await left
  })

  it('says what is wrong with a rule', async () => {
    const answer = await send('POST', '/_dev/faults', {
      operation: 'no such form!',
      times: 0,
      fault: { kind: 'error', status: 200 },
      tims: 1,
    })
    expect(answer.status).toBe(400)
    const { message } = (await answer.json()) as { message: string }
    expect(message).toContain('"operation" must be the name of a call, or a method and path')
    for (const field of ['fault.status', 'times', 'tims']) expect(message).toContain(`"${field}"`)
    const unknown = await send('POST', '/_dev/faults', { fault: { kind: 'explode' } })
    expect(await unknown.json()).toMatchObject({ message: expect.stringContaining('"fault.kind"') })
  })

  it('is taken from curl, which calls everything a form', async () => {
    const made = await site.fetch(`${site.url}/_dev/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '{ "fault": { "kind": "error", "status": 500 }, "times": 1 }',
    })
    expect(await made.json()).toMatchObject({ fault: { times: 1, applied: 'before' } })
    expect((await ask()).status).toBe(500)
  })

  it('can be made and cleared by the page’s form, without a script', async () => {
    const form = (path: string, fields: Record<string, string>) =>
      site.fetch(site.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    const made = await form('/_dev/faults', {
      operation: 'SearchProducts',
      kind: 'error',
      status: '418',
      ms: '',
      times: '1',
      role: '',
    })
    expect(made.status).toBe(303)
    expect((await ask()).status).toBe(418)
    const wrong = await form('/_dev/faults', { operation: 'SearchProducts', kind: 'delay', ms: '' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('fault.ms must not be empty')
    await fault({ fault: { kind: 'hang' } })
    await form('/_dev/faults/clear', {})
    expect((await state()).faults).toEqual([])
  })

  it('goes when the site’s memory is emptied', async () => {
    await fault({ fault: { kind: 'hang' } })
    site.platform.services.siteCache.clear()
    expect((await ask()).status).toBe(200)
  })
})

describe('On a real connection', () => {
  it('resets after so many bytes, by a reset that the caller sees as one', async () => {
    const server = serve({
      fetch: (request, env) => site.platform.fetch(request, env),
      port: 0,
      hostname: '127.0.0.1',
    }) as Server
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const seen = async () => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.write(
        `POST ${search} HTTP/1.1\r\nHost: platform.test\r\nAuthorization: ${visitor.token}\r\nContent-Length: 2\r\n\r\n{}`,
      )
      const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
      return { code: error.code, text }
    }
    // A reset may overtake what was sent before it: then nothing was seen of that either.
    let cut = { code: undefined as string | undefined, text: '' }
    for (let attempt = 0; attempt < 20 && cut.text === ''; attempt += 1) {
      await fault({ operation: 'SearchProducts', fault: { kind: 'reset', afterBytes: 20 }, times: 1 })
      cut = await seen()
    }
    expect(cut.code).toBe('ECONNRESET')
    const [head = '', body = ''] = cut.text.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 200/)
    expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBeGreaterThan(20)
    expect(body).toHaveLength(20)
    await fault({ operation: 'SearchProducts', fault: { kind: 'reset' }, times: 1 })
    expect(await seen()).toEqual({ code: 'ECONNRESET', text: '' })
    server.close()
  })
})
