import { afterAll, beforeAll, expect, it } from 'vitest'
import { submit } from '../testing/post.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../testing/shop.ts'
import { orderIdOf, Shopper } from '../testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'

const base = '/_hosted/back-office'
let site: TestPlatform
let lamp: StockedProduct
let cookie = ''

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { name: 'Lamp <b>', priceMinor: 2500 })
  const answer = await submit(site, `${base}/sign-in`, { key: site.ownerKey })
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(() => site.close())

async function bought(payment = 'approved'): Promise<string> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  return orderIdOf(await shopper.pay(await shopper.hostedAddress(await shopper.checkout()), '60.00', payment))
}

const get = async (path: string, headers: Record<string, string> = { cookie }) =>
  site.fetch(site.url + base + path, { headers, redirect: 'manual' })
const press = (id: string, fields: Record<string, string>) =>
  submit(site, `${base}/orders/${id}`, fields, { cookie, 'sec-fetch-site': 'same-origin' })
const orderOf = async (id: string) => {
  const headers = { authorization: site.ownerKey }
  const answer = await site.fetch(`${site.url}/ecom/v1/orders/${id}`, { headers })
  return ((await answer.json()) as { order: Record<string, unknown> & { lineItems: { id: string }[] } }).order
}

it('lets nobody in without the owner’s key, nor a form of another site', async () => {
  const id = await bought()
  for (const path of ['/orders', `/orders/${id}`])
    expect((await get(path, {})).headers.get('location')).toBe(`${base}/sign-in`)
  expect((await submit(site, `${base}/sign-in`, { key: 'wrong' })).status).toBe(422)
  const foreign = await site.fetch(`${site.url}${base}/orders/${id}`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    body: new URLSearchParams({ intent: 'cancel' }),
  })
  expect(foreign.status).toBe(403)
  expect((await orderOf(id)).status).toBe('APPROVED')
})

it('finds orders by number, name and state', async () => {
  const id = await bought('review')
  const { number } = await orderOf(id)
  for (const query of [`q=${number}`, 'q=lovelace', 'status=PENDING', 'paymentStatus=PENDING_MERCHANT']) {
    const text = await (await get(`/orders?${query}`)).text()
    expect(text, query).toContain(`${base}/orders/${id}`)
  }
  expect(await (await get('/orders?q=nobody')).text()).toContain('No order is like this')
  expect((await get('/orders?cursor=forged')).status).toBe(400)
})

it('shows an order under a strict policy, escaped, with its history', async () => {
  const page = await get(`/orders/${await bought()}`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await page.text()
  expect(text).toContain('Lamp &lt;b&gt;')
  for (const words of ['Order placed', 'Order paid', '$60.00', 'Oakland']) expect(text).toContain(words)
})

it('walks an order from held money to a refund', async () => {
  const id = await bought('authorized')
  const text = await (await get(`/orders/${id}`)).text()
  const payment = /name="payment" value="([^"]+)"/.exec(text)?.[1] ?? ''
  expect((await press(id, { intent: 'capture', payment })).status).toBe(303)
  const [line] = (await orderOf(id)).lineItems
  const sent = { [`line-${line?.id}`]: '2', trackingNumber: '1Z', shippingProvider: 'ups' }
  expect((await press(id, { intent: 'fulfil', ...sent })).status).toBe(303)
  const again = await press(id, { intent: 'fulfil', ...sent })
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('role="alert"')])
  await press(id, { intent: 'comment', comment: 'Fragile' })
  await press(id, { intent: 'invoice' })
  const refund = {
    intent: 'refund',
    payment,
    key: 'k',
    [`line-${line?.id}`]: '1',
    restock: 'yes',
    external: 'no',
  }
  expect((await press(id, refund)).headers.get('location')).toContain('27.50')
  await press(id, { intent: 'cancel', restock: 'yes' })
  expect(await orderOf(id)).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'PARTIALLY_REFUNDED',
    fulfillmentStatus: 'FULFILLED',
    lineItems: [{ refundQuantity: 1, restockQuantity: 2 }],
  })
})

it('signs out for good', async () => {
  const answer = await submit(site, `${base}/sign-in`, { key: site.ownerKey })
  const own = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  await submit(site, `${base}/sign-out`, {}, { cookie: own, 'sec-fetch-site': 'same-origin' })
  expect((await get('/orders', { cookie: own })).status).toBe(303)
})
