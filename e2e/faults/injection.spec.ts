import { sessionOf } from '../kit/page-session.ts'
import { newPerson } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'

test('Faults row 93: what gets into a page by its HTML, or by an address from elsewhere, does not run', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Content Security Policy|TrustedHTML|TrustedScript/)
  await page.goto('/products/potting-soil')
  const refused = await page.evaluate(async (source) => {
    // In a task of the page's own: what a debugger runs may evaluate.
    const run = (attempt: () => unknown) =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            attempt()
            resolve('let through')
          } catch (error) {
            resolve((error as Error).name)
          }
        })
      })
    const script = () => document.createElement('script')
    return {
      html: await run(() => {
        document.body.innerHTML = '<img src=x onerror="window.injected = true">'
      }),
      text: await run(() => {
        const own = script()
        own.text = 'window.injected = true'
        document.body.append(own)
      }),
      elsewhere: await run(() => {
        script().src = 'https://elsewhere.test/a.js'
      }),
      data: await run(() => {
        script().src = source
      }),
      page: await run(() => {
        script().src = '/products/potting-soil'
      }),
      handler: await run(() => document.body.setAttribute('onclick', 'window.injected = true')),
      evaluated: await run(() => Reflect.construct(Function, ['window.injected = true'])),
    }
  }, 'data:text/javascript,window.injected=true')
  expect(refused).toEqual({
    html: 'TypeError',
    text: 'TypeError',
    elsewhere: 'TypeError',
    data: 'TypeError',
    page: 'TypeError',
    handler: 'TypeError',
    evaluated: 'EvalError',
  })
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})

test('Faults rows 93 and 107: a script that runs in the page from the start finds no refresh token anywhere', async ({
  page,
  context,
}) => {
  // As a module with a valid signature could: before the page's own code, it stands between it and the network.
  await context.addInitScript(() => {
    const seen: string[] = []
    const keep = (what: unknown) => void seen.push(typeof what === 'string' ? what : JSON.stringify(what))
    Object.assign(globalThis, { seen })
    const real = globalThis.fetch.bind(globalThis)
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      keep([request.url, ...request.headers])
      keep(await request.clone().text())
      const answer = await real(request)
      keep([...answer.headers])
      void answer
        .clone()
        .text()
        .then(keep, () => undefined)
      return answer
    }
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      this.addEventListener('load', () => keep(this.getAllResponseHeaders() + this.responseText))
      return send.call(this, body)
    }
    const post = BroadcastChannel.prototype.postMessage
    BroadcastChannel.prototype.postMessage = function (message) {
      keep(message)
      return post.call(this, message)
    }
    addEventListener('message', ({ data }) => keep(data ?? ''))
    for (const name of ['setItem', 'getItem'] as const) {
      const own = Storage.prototype[name] as (...input: string[]) => unknown
      Storage.prototype[name] = function (...input: string[]) {
        keep(input)
        return own.apply(this, input) as never
      }
    }
  })
  const account = new Account(page)
  const person = newPerson()
  await account.register(person)
  const session = await sessionOf(page)
  const first = await session.evaluate((own) => own.getAuthHeaders())
  const second = await session.evaluate((own) => own.getAuthHeaders({ renew: true }))
  expect(second).not.toEqual(first)

  const found = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return JSON.stringify([
      ...(globalThis as unknown as { seen: string[] }).seen,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      cached.flat().map(({ url }) => url),
      performance.getEntries().map(({ name }) => name),
    ])
  })
  const kept = (await context.cookies()).find(({ name }) => name.startsWith('galleria-refresh'))
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/_session' })
  const refreshToken = decodeURIComponent(kept?.value.split('~')[1] ?? '')
  expect(refreshToken.length).toBeGreaterThan(20)
  // Prove that the script did look: it found the token that lets a page call.
  expect(found).toContain(second.authorization)
  expect(found).not.toContain(refreshToken)
  expect(found).not.toContain('refresh_token":')

  // Nor is it handed out by the shop's own endpoint, or to another site.
  const asked = await page.evaluate(async () => {
    const answer = await fetch('/_session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"grantType":"refresh_token"}',
    })
    return Object.keys(await answer.json())
  })
  expect(asked.sort()).toEqual(['access_token', 'expires_in', 'role'])
})
