import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterBackOffice, hire, openBackOffice } from '../../dev/testing/back-office.ts'
import { submit } from '../../dev/testing/post.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../dev/testing.ts'

const base = '/_hosted/back-office'
let site: TestPlatform
let lamp: StockedProduct
let cookie = ''

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { name: 'Lamp <b>', priceMinor: 2500, quantity: 100 })
  cookie = await openBackOffice(site)
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

it('The back office lets nobody in who a staff account. Sign in, nor a form of another site', async () => {
  const id = await bought()
  for (const path of ['/orders', `/orders/${id}`])
    expect((await get(path, {})).headers.get('location')).toBe(
      `${base}/sign-in?${new URLSearchParams({ to: base + path })}`,
    )
  const owner = await hire(site)
  const wrong = await enterBackOffice(site, { ...owner, password: 'not the password' })
  expect([wrong.signedIn.status, wrong.cookie]).toEqual([422, ''])
  const shopper = await enterBackOffice(site, await site.signUp())
  expect([shopper.entered.status, shopper.cookie]).toEqual([403, ''])
  expect(await shopper.entered.text()).toContain('a staff account. Sign in')
  const key = await submit(site, `${base}/sign-in`, { key: site.ownerKey })
  expect([key.status, key.headers.get('set-cookie')]).toEqual([422, null])
  const foreign = await site.fetch(`${site.url}${base}/orders/${id}`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    body: new URLSearchParams({ intent: 'cancel' }),
  })
  expect(foreign.status).toBe(403)
  expect((await orderOf(id)).status).toBe('APPROVED')
})

it('The back office finds orders by number, name and state', async () => {
  const id = await bought('review')
  const { number } = await orderOf(id)
  for (const query of [`q=${number}`, 'q=lovelace', 'status=PENDING', 'paymentStatus=PENDING_MERCHANT']) {
    const text = await (await get(`/orders?${query}`)).text()
    expect(text, query).toContain(`${base}/orders/${id}`)
  }
  expect(await (await get('/orders?q=nobody')).text()).toContain('No orders found')
  expect((await get('/orders?cursor=forged')).status).toBe(400)
})

it('The back office shows an order under a strict policy, escaped, with its history', async () => {
  const page = await get(`/orders/${await bought()}`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await page.text()
  expect(text).toContain('Lamp &lt;b&gt;')
  for (const words of ['Order placed', 'Order paid', '$60.00', 'Oakland, California 94607', 'United States'])
    expect(text).toContain(words)
})

it('The back office walks an order from held money to a refund', async () => {
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
  const asked = await press(id, refund)
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Refund $27.50 to Ada')])
  expect((await orderOf(id)).paymentStatus).toBe('PAID')
  expect((await press(id, { ...refund, sure: 'yes' })).headers.get('location')).toContain('27.50')
  expect(await (await press(id, { ...refund, [`line-${line?.id}`]: '0' })).text()).toContain('Select an item')
  await press(id, { intent: 'cancel', restock: 'yes', sure: 'yes' })
  expect(await orderOf(id)).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'PARTIALLY_REFUNDED',
    fulfillmentStatus: 'FULFILLED',
    lineItems: [{ refundQuantity: 1, restockQuantity: 1 }],
  })
})

it('The back office asks before what cannot be undone, and does it when told so once more', async () => {
  const held = await bought('authorized')
  const payment =
    /name="payment" value="([^"]+)"/.exec(await (await get(`/orders/${held}`)).text())?.[1] ?? ''
  expect(await (await press(held, { intent: 'void', payment })).text()).toContain('Void payment?')
  await press(held, { intent: 'void', payment, sure: 'yes' })
  expect((await orderOf(held)).paymentStatus).toBe('CANCELED')
  const waiting = await bought('review')
  expect(await (await press(waiting, { intent: 'reject' })).text()).toContain('undo a rejection')
  await press(waiting, { intent: 'reject', sure: 'yes' })
  expect((await orderOf(waiting)).status).toBe('REJECTED')
})

it('The back office sends and archives many at once, and tells which could not', async () => {
  const [one, two, waiting] = [await bought(), await bought(), await bought('review')]
  const many = (intent: string, ids: string[]) => {
    const body = new URLSearchParams({ intent, back: '?view=send' })
    for (const id of ids) body.append('order', id)
    return site.fetch(`${site.url}${base}/orders`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body,
      redirect: 'manual',
    })
  }
  const sent = await many('fulfil', [one, two, waiting, 'forged'])
  const told = new URL(sent.headers.get('location') ?? '', site.url).searchParams
  expect(told.get('view')).toBe('send')
  expect(told.get('done')).toBe('2 orders marked as shipped.')
  expect(told.get('problem')).toContain(String((await orderOf(waiting)).number))
  expect((await orderOf(one)).fulfillmentStatus).toBe('FULFILLED')
  await many('archive', [one])
  expect(await (await get('/orders')).text()).not.toContain(one)
  expect(await (await get('/orders?view=archived')).text()).toContain(one)
  expect(await (await get(`/orders?q=${(await orderOf(one)).number}`)).text()).toContain(one)
  await many('unarchive', [one])
  expect(await (await get('/orders')).text()).toContain(one)
})

it('The back office lists orders whose buyers ask for money back, until staff answer', async () => {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, '60.00'))
  const list = async () => (await get('/orders?view=refund')).text()
  expect(await list()).toContain('No orders found')
  const [line] = (await orderOf(id)).lineItems
  const refundRequest = { lineItems: [{ id: line?.id, quantity: 1 }], reason: 'DAMAGED' }
  const path = `/ecom/v1/orders/${id}/refund-requests`
  const asked = await shopper.call('POST', path, { refundRequest, idempotencyKey: 'once' })
  expect(await list()).toContain(id)
  expect(await (await get('/orders')).text()).toContain('Refund requested</span>')
  const answer = { intent: 'accept-refund-request', request: asked.body.refundRequest.id, sure: 'yes' }
  expect((await press(id, answer)).status).toBe(303)
  expect((await orderOf(id)).paymentStatus).toBe('PARTIALLY_REFUNDED')
  expect(await list()).toContain('No orders found')
})

it('The back office keeps tags for staff', async () => {
  const id = await bought()
  await press(id, { intent: 'tag', tag: 'gift <wrap>' })
  expect(await (await get(`/orders/${id}`)).text()).toContain('gift &lt;wrap&gt;')
  await press(id, { intent: 'untag', tag: 'gift <wrap>' })
  expect(await (await get(`/orders/${id}`)).text()).not.toContain('gift &lt;wrap&gt;')
})

it('The back office opens a session that no script reads, no other site uses and no clock outlives', async () => {
  const clock = new TestClock()
  const own = await createTestPlatform({ clock })
  const owner = await hire(own)
  const signIn = async (to: string) => (await enterBackOffice(own, owner, to)).entered
  const answer = await signIn(`${base}/orders?view=send`)
  expect(answer.headers.get('location')).toBe(`${base}/orders?view=send`)
  expect(answer.headers.get('set-cookie')).toMatch(
    /^galleria-staff=[\w-]{20,}; Path=\/_hosted; Max-Age=28800; HttpOnly; SameSite=Lax$/,
  )
  for (const elsewhere of ['https://evil.example', '//evil.example', `${base}/orders/../../x\n`])
    expect((await signIn(elsewhere)).headers.get('location')).toBe(`${base}/orders`)
  const headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const list = () => own.fetch(`${own.url}${base}/orders`, { headers, redirect: 'manual' })
  const page = await list()
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-frame-options')]).toEqual([
    200,
    'no-store',
    'DENY',
  ])
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'nonce-.*frame-ancestors 'none'/)
  expect(await page.text()).not.toContain(own.ownerKey)
  const { rows } = await sql<{
    kept: string
  }>`select encode(hash, 'escape') as kept from staff_sessions`.execute(own.platform.services.db)
  expect(JSON.stringify(rows)).not.toContain(headers.cookie.split('=')[1])
  clock.advance(8 * 3600 + 1)
  expect((await list()).status).toBe(303)
  await own.close()
})

it('The back office ends with the sign-in it began with, with the role, and with the member', async () => {
  const { db } = site.platform.services
  const open = async () => {
    const who = await hire(site, 'STAFF')
    const own = await openBackOffice(site, who)
    expect((await get('/orders', { cookie: own })).status).toBe(200)
    return { who, status: async () => (await get('/orders', { cookie: own })).status }
  }
  const left = await open()
  await db.deleteFrom('staffUsers').where('id', '=', left.who.userId).execute()
  expect(await left.status()).toBe(303)
  const blocked = await open()
  await db.updateTable('members').set({ status: 'BLOCKED' }).where('id', '=', blocked.who.memberId).execute()
  expect(await blocked.status()).toBe(303)
  const ended = await open()
  const revokedAt = site.platform.services.clock.now()
  await db
    .updateTable('tokenFamilies')
    .set({ revokedAt })
    .where('memberId', '=', ended.who.memberId)
    .execute()
  expect(await ended.status()).toBe(303)
})

it('The back office names in an order’s history who did it: staff by their email, a program as an app, and nobody to the buyer', async () => {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  const checkout = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(checkout, '60.00'))
  const packer = await hire(site, 'STAFF')
  const own = await openBackOffice(site, packer)
  const [line] = (await orderOf(id)).lineItems
  const fields = { intent: 'fulfil', [`line-${line?.id}`]: '2' }
  await submit(site, `${base}/orders/${id}`, fields, { cookie: own, 'sec-fetch-site': 'same-origin' })
  await site.fetch(`${site.url}/ecom/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: { authorization: site.ownerKey, 'content-type': 'application/json' },
    body: '{}',
  })
  const activities = (await orderOf(id)).activities as { activityType: string }[]
  const of = (type: string) => activities.find(({ activityType }) => activityType === type)
  expect(of('ORDER_FULFILLED')).toMatchObject({ authorEmail: packer.email })
  expect(of('ORDER_CANCELED')).toMatchObject({ authorAppId: expect.any(String) })
  const page = await (await get(`/orders/${id}`)).text()
  expect(page).toContain(`by <bdi>${packer.email}</bdi>`)
  expect(page).toContain('by an app')
  const seen = JSON.stringify((await shopper.call('GET', `/ecom/v1/orders/${id}`)).body)
  expect(seen).not.toContain(packer.email)
  expect(seen).not.toContain('authorAppId')
})

it('The back office signs out for good', async () => {
  const own = await openBackOffice(site)
  await submit(site, `${base}/sign-out`, {}, { cookie: own, 'sec-fetch-site': 'same-origin' })
  expect((await get('/orders', { cookie: own })).status).toBe(303)
})
