import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { authorizationAddress, redirectAddress } from '../../dev/testing/authorization.ts'
import { Browser } from '../../dev/testing/browser.ts'
import { submit } from '../../dev/testing/post.ts'
import { costAbove, processorTimeOf } from '../../dev/testing/processor-time.ts'
import { furnishShop, stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { pages } from '../../http/permissions/pages.ts'

/** Unicode puts such marks in order by comparing each with those before it: the square of their number. */
const MARKS = '\u0f71\u0f72'.repeat(50_000)
/** Milliseconds of processor time. */
const MOST = { whole: 100, behind: 50 }

let site: TestPlatform
let cookie: string
let visitor: string
/** By the route: where its form is sent, and what opens the page. */
let opened: Readonly<Record<string, { path: string; fields: Record<string, string> }>>

const parts = (address: string | URL) => {
  const { pathname, searchParams } = new URL(address, site.url)
  return { path: pathname, fields: Object.fromEntries(searchParams) }
}

beforeAll(async () => {
  site = await createTestPlatform({ config: { maxBodyBytes: 1_000_000, failuresPerAddress: 100_000 } })
  const { db } = site.platform.services
  await furnishShop(db)
  const lamp = await stockProduct(db, { name: 'Lamp', priceMinor: 2500, quantity: 100 })
  visitor = (await anonymous(site)).access_token
  const member = await site.signUp()
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 1)
  const checkout = parts(await shopper.hostedAddress(await shopper.checkout()))
  await submit(site, '/_hosted/forgot', {
    ...parts(await authorizationAddress(site, visitor)).fields,
    email: member.email,
  })
  const letters = await (await site.fetch(`${site.url}/_dev/mailbox/${member.email}`)).text()
  const recoveryToken = /recoveryToken=([\w-]+)/.exec(letters)?.[1] ?? ''
  const account = new Browser(site)
  await account.open(await redirectAddress(site, member.accessToken, { memberAccountPage: {} }))
  cookie = account.cookies()
  opened = {
    'POST /_hosted/checkout/:id': checkout,
    'POST /_hosted/recover': { path: '/_hosted/recover', fields: { recoveryToken } },
  }
})
afterAll(() => site?.close())

/** Opens the page that has the form; what is typed there is sent by what this returns. */
async function formOf(route: string): Promise<(typed: Record<string, string>) => Promise<Response>> {
  const [, path = ''] = route.split(' ')
  const own = opened[route]
  // Open steps of the sign-in with the request that they lead to.
  const isStep = /login|sign-up|verify|consent|forgot|second-step/.test(route)
  const step = isStep ? parts(await authorizationAddress(site, visitor)).fields : {}
  const headers = { cookie, origin: site.url, 'sec-fetch-site': 'same-origin' }
  const address = own?.path ?? path.replace(':id', crypto.randomUUID())
  return (typed) => submit(site, address, { ...step, ...own?.fields, ...typed }, headers)
}

/** Names of the fields that are read of a form, as they are asked for. */
async function asked(work: () => Promise<Response>): Promise<{ names: string[]; status: number }> {
  const reads = [vi.spyOn(URLSearchParams.prototype, 'get'), vi.spyOn(URLSearchParams.prototype, 'getAll')]
  const { status } = await work()
  const names = reads.flatMap((read) => read.mock.calls.map(([name]) => name))
  for (const read of reads) read.mockRestore()
  return { names: [...new Set(names)], status }
}

it('Faults row 97: a text that is too long costs next to nothing in any field of any form', async () => {
  const routes = Object.keys(pages).filter((route) => route.startsWith('POST /_hosted/'))
  const faults: string[] = []
  const tried = new Set<string>()
  for (const route of routes) {
    const form = await formOf(route)
    const known = new Set<string>()
    const waiting = ['anything']
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const typed = { [name]: MARKS }
      const { names, status } = await asked(() => form(typed))
      const fresh = names.filter((each) => !known.has(each))
      for (const each of fresh) known.add(each)
      waiting.push(...fresh)
      tried.add(`${route} ${name}`)
      const ask = () =>
        processorTimeOf(
          () => form(typed),
          () => site.fetch(`${site.url}/health`),
        )
      const cost = await costAbove(MOST, ask)
      if (cost || status >= 500) faults.push(`${route} ${name}: ${status}, ${JSON.stringify(cost)}`)
    }
  }
  expect(faults).toEqual([])
  // Else nothing but the door of each page would have been tried.
  for (const field of [
    'login email',
    'login password',
    'sign-up nickname',
    'recover password',
    'checkout/:id email',
  ])
    expect([...tried]).toContain(`POST /_hosted/${field}`)
  expect(tried.size).toBeGreaterThan(80)
}, 300_000)

describe('A text that is too long has its error beside the field', () => {
  // Another text than above: after three tries of one account a captcha is asked for instead.
  const long = '\u0f72\u0f71'.repeat(50_000)
  it.each([
    ['login', 'email'],
    ['sign-up', 'email'],
    ['sign-up', 'password'],
    ['forgot', 'email'],
    ['recover', 'password'],
  ])('of %s: %s', async (page, field) => {
    const email = { email: 'somebody@example.test' }
    const form = await formOf(`POST /_hosted/${page}`)
    const answer = await form({ ...email, password: 'lamp and oil', [field]: long })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(`id="${field}-error"`)
  })
})
