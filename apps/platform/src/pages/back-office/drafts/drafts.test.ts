import { OrderFromDraftFailure } from '@galleria/platform-client/enums'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBackOffice } from '../../../dev/testing/back-office.ts'
import { submit } from '../../../dev/testing/post.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { address, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { reasons } from './reasons.ts'

const base = '/_hosted/back-office'
let site: TestPlatform
let lamp: StockedProduct
let cookie = ''
let staff: ReturnType<typeof staffOf>

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { name: 'Lamp <b>', priceMinor: 2500, quantity: 100 })
  cookie = await openBackOffice(site)
  staff = staffOf(site)
})
afterAll(() => site.close())

const get = async (path: string, headers: Record<string, string> = { cookie }) =>
  site.fetch(site.url + base + path, { headers, redirect: 'manual' })
const send = (path: string, fields: Record<string, string>) =>
  submit(site, base + path, fields, { cookie, 'sec-fetch-site': 'same-origin' })
const draftOf = async (id: string) =>
  (await staff('GET', `/ecom/v1/draft-orders/${id}`)).body.draftOrder as {
    status: string
    orderId?: string
    lineItems: { id: string; quantity: number; productName: { original: string } }[]
    priceSummary: { total: { amount: string } }
    buyerInfo: { email?: string }
  }

async function begun(order?: string): Promise<string> {
  const answer = await send('/drafts', order ? { order } : {})
  return answer.headers.get('location')?.split('/').at(-1) ?? ''
}
/** Done, and said so on the page that follows. */
async function does(id: string, fields: Record<string, string>): Promise<string> {
  const answer = await send(`/drafts/${id}`, fields)
  expect([answer.status, answer.status === 303 ? '' : await answer.text()]).toEqual([303, ''])
  return new URL(answer.headers.get('location') ?? '', site.url).pathname
}
const alertOf = (page: string) => page.match(/role="alert"[^>]*>([^<]*)</)?.[1] ?? ''
async function refused(id: string, fields: Record<string, string>): Promise<string> {
  const answer = await send(`/drafts/${id}`, fields)
  expect(answer.status).toBe(422)
  return alertOf(await answer.text())
}
const added = () => ({ intent: 'add', product: lamp.productId, variant: lamp.variantId, quantity: '2' })
const home = { firstName: 'Ada', lastName: 'Lovelace', phone: '', ...address }

async function bought(payment = 'approved'): Promise<string> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  return orderIdOf(await shopper.pay(await shopper.hostedAddress(await shopper.checkout()), '60.00', payment))
}

describe('A draft of a new order', () => {
  it('is for staff alone', async () => {
    expect((await get('/drafts', {})).headers.get('location')).toBe(
      `${base}/sign-in?${new URLSearchParams({ to: `${base}/drafts` })}`,
    )
    expect((await get('/drafts/none')).status).toBe(404)
  })

  it('is put together field by field, and becomes an order once staff are sure', async () => {
    const id = await begun()
    const found = await (await get(`/drafts/${id}?product=lAMP`)).text()
    expect(found).toContain('Add Lamp &lt;b&gt;')
    expect(await (await get(`/drafts/${id}?product=100%25`)).text()).toContain('No products found')
    await does(id, added())
    await does(id, { intent: 'custom', original: 'Gift wrap', kind: 'SERVICE', price: '3,50', quantity: '1' })
    await does(id, { intent: 'buyer', email: 'phone@example.test', buyerNote: 'Ring twice' })
    await does(id, { intent: 'address', ...home })
    expect(await (await get(`/drafts/${id}`)).text()).toContain('value="standard"')
    await does(id, { intent: 'delivery', delivery: 'standard' })
    await does(id, { intent: 'discount', amount: '10', unit: 'percent', line: 'all' })
    const [line, wrap] = (await draftOf(id)).lineItems
    await does(id, { intent: 'goods', [`line-${line?.id}`]: '3' })
    await does(id, { intent: 'take-out', id: wrap?.id ?? '' })
    const page = await (await get(`/drafts/${id}`)).text()
    for (const words of ['Lamp &lt;b&gt;', '10% off everything', 'Ring twice', '-$7.50', 'value="3"'])
      expect(page, words).toContain(words)

    const asked = await send(`/drafts/${id}`, { intent: 'commit', notify: 'yes' })
    const { priceSummary } = await draftOf(id)
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining(`Place this order for $${priceSummary.total.amount}?`),
    ])
    expect((await draftOf(id)).status).toBe('DRAFT')
    const at = await does(id, { intent: 'commit', notify: 'yes', sure: 'yes' })
    const { orderId } = await draftOf(id)
    expect(at).toBe(`${base}/orders/${orderId}`)
    const { order } = (await staff('GET', `/ecom/v1/orders/${orderId}`)).body
    expect(order).toMatchObject({
      paymentStatus: 'NOT_PAID',
      priceSummary: { total: { amount: priceSummary.total.amount } },
    })
    const kept = await (await get(`/drafts/${id}`)).text()
    expect(kept).toContain('Completed')
    expect(kept).not.toContain('Delete draft')
    expect(await (await get('/drafts?status=COMMITTED')).text()).toContain(`${base}/drafts/${id}`)
  })

  it('reaches every variant of a product by its name, page by page, and says how many there are', async () => {
    const { db } = site.platform.services
    const { variantId } = await stockProduct(db, { name: 'Many Sizes', priceMinor: 100 })
    const first = await db
      .selectFrom('variants')
      .selectAll()
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
    for (let at = 1; at < 24; at += 1)
      await db
        .insertInto('variants')
        .values({
          ...first,
          id: crypto.randomUUID(),
          position: at,
          sku: null,
          choices: sql`${JSON.stringify({ Size: `Size ${at}` })}::jsonb`,
        })
        .execute()
    const id = await begun()
    const one = await (await get(`/drafts/${id}?product=many+sizes`)).text()
    expect(one).toContain('Showing 1 to 20 of 24')
    const next = /rel="next" href="([^"#]+)/.exec(one)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const two = await (await site.fetch(site.url + next, { headers: { cookie } })).text()
    expect(two).toContain('Showing 21 to 24 of 24')
    const variants = new Set(
      [...(one + two).matchAll(/name="variant" value="([^"]+)"/g)].map(([, each]) => each),
    )
    expect(variants.size).toBe(24)
  })

  it('says what is wrong, and keeps what was typed', async () => {
    const id = await begun()
    expect(await refused(id, { intent: 'commit', sure: 'yes' })).toContain('This draft has no items yet')
    expect(await refused(id, { intent: 'buyer', email: 'no address' })).toBe(
      'Email must be a valid email address.',
    )
    const own = { intent: 'custom', original: 'Wrap', kind: 'SERVICE', price: 'cheap', quantity: '1' }
    const answer = await (await send(`/drafts/${id}`, own)).text()
    expect(alertOf(answer)).toBe('Unit price must be a decimal number such as 12.50.')
    expect(answer.match(/<input id="custom-price"[^>]*>/)?.[0]).toMatch(/value="cheap".*aria-invalid="true"/)
    expect(await refused(id, { ...added(), quantity: '' })).toMatch(/^Quantity must /)
    expect(await refused(id, { intent: 'address', ...home, postalCode: 'X' })).toBe(
      'Postal code is not a postal code of this country.',
    )
    await does(id, added())
    await does(id, { intent: 'coupon', couponCode: 'NONE' })
    expect(await refused(id, { intent: 'commit', sure: 'yes' })).toBe(
      'This discount code doesn’t apply. This coupon doesn&#39;t exist. Remove it or use another one.',
    )
    await does(id, { intent: 'no-coupon' })
    expect(await refused(id, { intent: 'commit', sure: 'yes' })).toContain('needs a delivery address')
    await does(id, { intent: 'address', ...home })
    expect(await refused(id, { intent: 'commit', notify: 'yes', sure: 'yes' })).toContain(
      'This draft has no email address',
    )
    const { db } = site.platform.services
    await db.updateTable('variants').set({ quantity: 1 }).where('id', '=', lamp.variantId).execute()
    expect(await refused(id, { intent: 'commit', sure: 'yes' })).toContain('Not enough stock: Lamp')
    await db.updateTable('variants').set({ quantity: 100 }).where('id', '=', lamp.variantId).execute()
  })

  it('without an email address is placed only where staff are told that nobody is told', async () => {
    const id = await begun()
    await does(id, { intent: 'custom', original: 'Hour', kind: 'SERVICE', price: '40', quantity: '1' })
    expect(await (await get(`/drafts/${id}`)).text()).toContain('No email address.')
    const asked = await (await send(`/drafts/${id}`, { intent: 'commit' })).text()
    expect(asked).toContain('email the customer.')
    const answer = await send(`/drafts/${id}`, { intent: 'commit', sure: 'yes' })
    const at = new URL(answer.headers.get('location') ?? '', site.url)
    expect(at.searchParams.get('done')).toContain('No email was sent.')
    const page = await (await site.fetch(at, { headers: { cookie } })).text()
    expect(page).toContain('No name, address or email.')
    expect(page).toContain('Nothing to deliver')
    expect(page).not.toContain('Items to ship')
    const { orderId } = await draftOf(id)
    const { order } = (await staff('GET', `/ecom/v1/orders/${orderId}`)).body
    const [line] = order.lineItems
    const sent = await send(`/orders/${orderId}`, { intent: 'fulfil', [`line-${line.id}`]: '1' })
    expect(new URL(sent.headers.get('location') ?? '', site.url).searchParams.get('done')).toBe(
      'Marked as fulfilled. The order has no email address, so no email was sent.',
    )
    expect(await (await send(`/orders/${orderId}`, { intent: 'ask' })).text()).toContain('no email address')
  })

  it('is thrown away only once staff are sure', async () => {
    const id = await begun()
    const asked = await send(`/drafts/${id}`, { intent: 'delete' })
    expect(await asked.text()).toContain('Delete draft?')
    expect((await draftOf(id)).status).toBe('DRAFT')
    expect(await does(id, { intent: 'delete', sure: 'yes' })).toBe(`${base}/drafts`)
    expect((await get(`/drafts/${id}`)).status).toBe(404)
  })
})

describe('A draft of an order', () => {
  it('changes the order it was made from', async () => {
    const orderId = await bought()
    const id = await begun(orderId)
    const [line] = (await draftOf(id)).lineItems
    await does(id, { intent: 'goods', [`line-${line?.id}`]: '4' })
    expect(await (await get(`/drafts/${id}`)).text()).toContain('$60.00')
    expect(await does(id, { intent: 'commit', sure: 'yes' })).toBe(`${base}/orders/${orderId}`)
    const { order } = (await staff('GET', `/ecom/v1/orders/${orderId}`)).body
    expect(order).toMatchObject({ lineItems: [{ quantity: 4 }], paymentStatus: 'PARTIALLY_PAID' })
  })

  it('is refused on the page of an order that cannot be changed, with every reason in words', async () => {
    const answer = await send('/drafts', { order: await bought('review') })
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining(`edit this order: ${reasons.ORDER_STATUS_IS_NOT_SUPPORTED}.`),
    ])
    const unknown = await send('/drafts', { order: crypto.randomUUID() })
    expect(await unknown.text()).toContain(reasons.ORDER_NOT_FOUND)
    expect(Object.keys(reasons).toSorted()).toEqual(OrderFromDraftFailure.options.toSorted())
  })

  it('tells what has been sent meanwhile', async () => {
    const orderId = await bought()
    const id = await begun(orderId)
    const [line] = (await draftOf(id)).lineItems
    await staff('POST', `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
      fulfillment: { lineItems: [{ id: line?.id, quantity: 2 }] },
    })
    await does(id, { intent: 'goods', [`line-${line?.id}`]: '1' })
    expect(await refused(id, { intent: 'commit', sure: 'yes' })).toMatch(
      /^Lamp .* must be at least 2 because that many have shipped\.$/,
    )
  })
})
