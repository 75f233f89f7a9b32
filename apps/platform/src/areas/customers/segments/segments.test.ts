import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let staff: ReturnType<typeof staffOf>
let lamp: StockedProduct
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { priceMinor: 10_000, quantity: 1000 })
  staff = staffOf(site)
})
afterAll(() => site?.close())

const path = '/customers/v1/segments'

async function segmentOf(name: string, filter: object) {
  const { status, body } = await staff('POST', path, { segment: { name, filter } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.segment
}

async function buy(shopper: Shopper, email: string) {
  await shopper.add(lamp)
  const checkout = await shopper.checkout({ email })
  const { body } = await shopper.call('POST', `/ecom/v1/checkouts/${checkout}/create-order`, {
    payment: { method: 'approved' },
  })
  const { order } = (await staff('GET', `/ecom/v1/orders/${body.orderId}`)).body
  return Number(order.priceSummary.discount.amount)
}

const ruleFor = async (name: string, segmentIds: string[]) =>
  (
    await staff('POST', '/ecom/v1/discount-rules', {
      discountRule: { name, discount: { type: 'PERCENTAGE', percentage: '20' }, segmentIds },
    })
  ).body.discountRule

const member = async (email: string) => new Shopper(site, (await site.signUp({ email })).accessToken)

test('The second of two first segments with the same name at once is refused', async () => {
  const make = () => staff('POST', path, { segment: { name: 'First', filter: {} } })
  const answers = await Promise.all([make(), make()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const made = answers.find(({ status }) => status === 200)?.body.segment
  const refused = answers.find(({ status }) => status === 409)?.body
  expect(refused.details.applicationError.code).toBe('CUSTOMER_SEGMENT_NAME_TAKEN')
  expect((await staff('DELETE', `${path}/${made.id}`)).status).toBe(200)
})

describe('A segment', () => {
  it('A segment is a named filter with the count of now, and one name is given once', async () => {
    const segment = await segmentOf('Members', { hasAccount: true })
    expect(segment).toMatchObject({ name: 'Members', count: 0, filter: { hasAccount: true } })
    await member('one@example.test')
    expect((await staff('GET', `${path}/${segment.id}`)).body.segment.count).toBe(1)
    const none = await segmentOf('Regular buyers', { ordersCount: { $gte: 100 } })
    const { segments } = (await staff('GET', path)).body
    expect(segments.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Members', 1],
      ['Regular buyers', 0],
    ])
    expect((await staff('DELETE', `${path}/${none.id}`)).status).toBe(200)
    const listed = { query: {}, segmentId: segment.id }
    expect((await staff('POST', '/customers/v1/customers/query', listed)).body.total).toBe(1)
    const again = await staff('POST', path, { segment: { name: 'MEMBERS', filter: {} } })
    expect(again.body.details.applicationError.code).toBe('CUSTOMER_SEGMENT_NAME_TAKEN')
    const wrong = await staff('POST', path, { segment: { name: 'Wrong', filter: { password: 'x' } } })
    expect(wrong.body.details.validationError.fieldViolations[0].field).toContain('segment.filter')
    const count = await staff('POST', `${path}/count`, { filter: { ordersCount: { $gt: 5 } } })
    expect(count.body).toEqual({ count: 0 })
    const change = { segment: { id: segment.id, revision: segment.revision, name: 'Accounts' } }
    expect((await staff('PATCH', `${path}/${segment.id}`, change)).body.segment.name).toBe('Accounts')
    expect((await staff('PATCH', `${path}/${segment.id}`, change)).status).toBe(409)
    expect((await staff('DELETE', `${path}/${segment.id}`)).status).toBe(200)
    expect((await staff('GET', `${path}/${segment.id}`)).status).toBe(404)
  })

  it('A discount for a segment is given to its members alone, by their figures of that moment', async () => {
    const { id } = await segmentOf('Regulars', { ordersCount: { $gte: 1 } })
    const rule = await ruleFor('Thanks', [id])
    expect(rule.segmentIds).toEqual([id])
    const ada = await member('ada@example.test')
    expect(await buy(ada, 'ada@example.test'), 'the first order').toBe(0)
    // Her first order is not counted yet.
    expect(await buy(ada, 'ada@example.test'), 'the second order').toBe(20)
    const other = await member('other@example.test')
    expect(await buy(other, 'ada@example.test'), 'another member with her address').toBe(0)
    const guest = await Shopper.visitor(site)
    expect(await buy(guest, 'ada@example.test'), 'a guest with her address').toBe(0)
    const refused = await staff('DELETE', `${path}/${id}`)
    expect(refused.body.details.applicationError).toMatchObject({
      code: 'CUSTOMER_SEGMENT_IN_USE',
      data: { discounts: ['Thanks'] },
    })
    await staff('DELETE', `/ecom/v1/discount-rules/${rule.id}`)
    expect((await staff('DELETE', `${path}/${id}`)).status).toBe(200)
  })

  it('A discount for new customers ends with their first order, and a tag takes effect at once', async () => {
    const fresh = await segmentOf('New', { ordersCount: 0 })
    const vip = await segmentOf('VIP', { tags: { $hasSome: ['vip'] } })
    const rules = [await ruleFor('Welcome', [fresh.id]), await ruleFor('For VIPs', [vip.id])]
    const bob = await member('bob@example.test')
    expect(await buy(bob, 'bob@example.test')).toBe(20)
    expect(await buy(bob, 'bob@example.test')).toBe(0)
    await bob.add(lamp)
    const discount = async () =>
      Number((await bob.cart()).body.cart.appliedDiscounts?.[0]?.discountRule?.amount?.amount ?? 0)
    expect(await discount()).toBe(0)
    const found = await staff('POST', '/customers/v1/customers/query', { search: { expression: 'bob' } })
    const customer = { id: found.body.customers[0].id, tags: ['vip'] }
    await staff('PATCH', `/customers/v1/customers/${customer.id}`, { customer })
    expect(await discount()).toBe(20)
    for (const { id } of rules) await staff('DELETE', `/ecom/v1/discount-rules/${id}`)
  })

  it('A code for a segment is refused to all others, in the cart and in the checkout, and counts for its members', async () => {
    const { id } = await segmentOf('Insiders', { tags: { $hasSome: ['insider'] } })
    const { status, body } = await staff('POST', '/stores/v2/coupons', {
      coupon: {
        ...{ name: 'Inside', code: 'INSIDE', segmentIds: [id] },
        discount: { type: 'PERCENTAGE', percentage: '30' },
      },
    })
    expect([status, body.coupon.segmentIds]).toEqual([200, [id]])
    const eve = await member('eve@example.test')
    await eve.add(lamp)
    const apply = (shopper: Shopper) =>
      shopper.call('PATCH', '/ecom/v1/carts/current', { cartInfo: {}, couponCode: 'inside' })
    const guest = await Shopper.visitor(site)
    await guest.add(lamp)
    for (const shopper of [eve, guest]) {
      const refused = await apply(shopper)
      expect([refused.status, refused.body.details.applicationError.code]).toEqual([
        400,
        'ERROR_COUPON_NOT_FOR_CUSTOMER',
      ])
    }
    const found = await staff('POST', '/customers/v1/customers/query', { search: { expression: 'eve' } })
    const tag = (tags: string[]) =>
      staff('PATCH', `/customers/v1/customers/${found.body.customers[0].id}`, {
        customer: { id: found.body.customers[0].id, tags },
      })
    await tag(['insider'])
    expect((await apply(eve)).status).toBe(200)
    const checkout = await eve.checkout()
    const total = async () => (await eve.call('POST', '/ecom/v1/carts/current/estimate-totals', {})).body
    expect((await total()).priceSummary.discount.amount).toBe('30.00')
    await tag([])
    const after = await total()
    expect(after.priceSummary.discount.amount).toBe('0.00')
    expect(after.calculationErrors.couponCalculationError.applicationError.code).toBe(
      'ERROR_COUPON_NOT_FOR_CUSTOMER',
    )
    const payment = { method: 'approved' }
    const order = await eve.call('POST', `/ecom/v1/checkouts/${checkout}/create-order`, { payment })
    const another = await guest.checkout()
    const typed = await guest.call('PATCH', `/ecom/v1/checkouts/${another}`, {
      checkout: { id: another },
      couponCode: 'inside',
    })
    expect(
      [order, typed].map((answer) => [answer.status, answer.body.details.applicationError.code]),
    ).toEqual([
      [409, 'ERROR_COUPON_NOT_FOR_CUSTOMER'],
      [400, 'ERROR_COUPON_NOT_FOR_CUSTOMER'],
    ])
    const refused = await staff('DELETE', `${path}/${id}`)
    expect(refused.body.details.applicationError).toMatchObject({
      code: 'CUSTOMER_SEGMENT_IN_USE',
      data: { discounts: ['Inside'] },
    })
    const { coupon } = body
    const open = { coupon: { id: coupon.id, revision: coupon.revision, segmentIds: null } }
    expect(
      (await staff('PATCH', `/stores/v2/coupons/${coupon.id}`, open)).body.coupon.segmentIds,
    ).toBeUndefined()
    expect((await total()).priceSummary.discount.amount).toBe('30.00')
    expect((await staff('DELETE', `${path}/${id}`)).status).toBe(200)
  })

  it('Codes name no segment that is not there, one or many', async () => {
    const segmentIds = ['00000000-0000-4000-8000-000000000000']
    const terms = { name: 'Lost', discount: { type: 'FREE_SHIPPING' }, segmentIds }
    const answers = [
      await staff('POST', '/stores/v2/coupons', { coupon: { ...terms, code: 'LOST' } }),
      await staff('POST', '/stores/v2/coupons/bulk/create', { coupon: terms, codes: ['LOST1', 'LOST2'] }),
    ]
    for (const { status, body } of answers)
      expect([status, body.details.applicationError.code]).toEqual([400, 'CUSTOMER_SEGMENT_NOT_FOUND'])
  })

  it('A rule names no segment that is not there', async () => {
    const { status, body } = await staff('POST', '/ecom/v1/discount-rules', {
      discountRule: {
        name: 'Lost',
        discount: { type: 'FREE_SHIPPING' },
        segmentIds: ['00000000-0000-4000-8000-000000000000'],
      },
    })
    expect([status, body.details.applicationError.code]).toEqual([400, 'CUSTOMER_SEGMENT_NOT_FOUND'])
  })
})
