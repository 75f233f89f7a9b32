import { drawnFiles } from '@galleria/federation'
import { keepValues } from '@galleria/federation/kept-values'
import { openShop, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@galleria/router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as checkout from './checkout.tsx'
import * as current from './current.ts'
import * as delivery from './delivery.tsx'
import { plainProducts } from './products.fixture.ts'
import * as review from './review.tsx'

let site: TestPlatform
let shopper: Shopper
let productId: string
/** Calls to the platform, by method and path. */
let calls: string[]

beforeEach(async () => {
  calls = []
  keepValues({})
  site = await createTestPlatform({ seed: 'small' })
  const counted: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    return site.fetch(request)
  }
  shopper = openShop(site, { fetch: counted })
  productId = (await plainProducts(openShop(site)))[0]?.id ?? ''
})
afterEach(async () => {
  keepValues(undefined)
  await site.close()
})

interface Answer {
  readonly status: number
  readonly location?: string | null
  readonly data?: Readonly<Record<string, unknown>>
}

function argsOf(path: string, form?: Readonly<Record<string, string>>) {
  const context = shopper.context()
  context.set(drawnFiles, new Set())
  const url = new URL(path, 'http://shop.test')
  const init = form && { method: 'POST', body: new URLSearchParams(form) }
  return { context, url, params: {}, pattern: path, request: new Request(url, init) }
}

type Post = (args: ActionFunctionArgs) => Promise<unknown>

/** The answer of an action to a form without script, as the router takes it apart. */
async function post(action: Post, path: string, form: Readonly<Record<string, string>>): Promise<Answer> {
  const answer = await action(argsOf(path, form) as unknown as ActionFunctionArgs)
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('location') }
  const { data, init } = answer as { data: Answer['data']; init?: { status?: number } | null }
  return { status: init?.status ?? 200, ...(data && { data }) }
}

const change = (form: Readonly<Record<string, string>>) => post(current.action, '/cart/current', form)
const add = (quantity = '1') =>
  change({ intent: 'add', productId, quantity, name: 'Cup', from: '/products/cup?Color=Sand' })
const lines = async () => (await shopper.load(current, '/cart/current')).cart?.lineItems ?? []

const address = {
  ...{ email: 'ada@shop.test', firstName: 'Ada', lastName: 'Lovelace', country: 'US' },
  ...{ addressLine: '1 Compiler Street', city: 'Arlington', subdivision: 'US-VA', postalCode: '22201' },
}
const shipped = { shipped: 'yes', billingSame: 'on' }
const give = (form: Readonly<Record<string, string>>) => post(checkout.action, '/checkout', form)

test('A form without script leads to the cart when it is done', async () => {
  expect(await add('2')).toEqual({ status: 303, location: '/cart' })
  const [line] = await lines()
  expect(line?.quantity).toBe(2)
  const lineItemId = line?.id ?? ''
  expect(await change({ intent: 'update-quantity', lineItemId, quantity: '3' })).toMatchObject({
    status: 303,
  })
  expect((await lines())[0]?.quantity).toBe(3)
  expect(await change({ intent: 'remove', lineItemId })).toMatchObject({ status: 303 })
  expect(await lines()).toEqual([])
})

test('A form without script that is refused says why, and has what was typed', async () => {
  const sent = { intent: 'add', productId, quantity: '1.5', name: 'Cup', from: '/products/cup?Color=Sand' }
  expect(await add('1.5')).toEqual({ status: 422, data: { problem: 'Enter a whole number', sent } })
  await add()
  const coupon = { intent: 'apply-coupon', code: 'NO-SUCH-CODE' }
  expect(await change(coupon)).toEqual({
    status: 422,
    data: { problem: expect.stringMatching(/don’t recognize this code/), sent: coupon },
  })
})

test('An address without script keeps what was typed, and other fields come by a button or for a bill elsewhere', async () => {
  await add()
  const wrong = await give({ ...address, ...shipped, postalCode: '1' })
  expect(wrong).toMatchObject({
    status: 422,
    data: {
      errors: { postalCode: expect.any(String) },
      typed: { form: { city: 'Arlington', postalCode: '1' } },
    },
  })
  const german = await give({ ...address, ...shipped, country: 'DE', intent: 'fields' })
  expect(german).toMatchObject({ status: 200, data: { errors: {}, typed: { form: { country: 'DE' } } } })
  expect(german.data?.typed).toMatchObject({ forms: { DE: expect.anything() } })
  const bill = await give({ ...address, shipped: 'yes' })
  expect(bill).toMatchObject({ status: 200, data: { typed: { billing: { country: 'US', city: '' } } } })
})

test('A guest comes from the address to the payment page by forms alone, and no page has to write', async () => {
  await add()
  expect(await give({ ...address, ...shipped })).toEqual({ status: 302, location: '/checkout/delivery' })
  const read = async <Of extends (args: LoaderFunctionArgs) => unknown>(loader: Of, path: string) => {
    calls = []
    const found = await loader(argsOf(path) as unknown as LoaderFunctionArgs)
    expect(calls.filter((call) => !/^GET |estimate|calculate|delivery-solutions/.test(call))).toEqual([])
    return found as Awaited<ReturnType<Of>>
  }
  const ways = await read(delivery.loader, '/checkout/delivery')
  expect(ways.choices.length).toBeGreaterThan(1)
  const code = ways.choices.at(-1)?.option.code ?? ''
  expect(await post(delivery.action, '/checkout/delivery', { delivery: 'none' })).toMatchObject({
    status: 422,
  })
  expect(await post(delivery.action, '/checkout/delivery', { delivery: code })).toEqual({
    status: 302,
    location: '/checkout/review',
  })
  const { summary, totals } = await read(review.loader, '/checkout/review')
  expect(totals?.delivery?.code).toBe(code)
  const pay = (form: Readonly<Record<string, string>>) => post(review.action, '/checkout/review', form)
  const sent = { intent: 'gift-card', code: 'NONE-OF-OURS' }
  expect(await pay(sent)).toMatchObject({ status: 422, data: { giftCardProblem: expect.any(String), sent } })
  const paid = await pay({ shown: summary?.total.amount ?? '' })
  expect(paid.status).toBe(303)
  expect(paid.location).toMatch(/^http.*checkout/)
})
