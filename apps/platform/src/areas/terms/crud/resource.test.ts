import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../../dev/testing/event-types.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { anonymous, exchange, signUp, type TestMember } from '../../../dev/testing/sign-up.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'

const DAY = 86_400
const clock = new TestClock()
const appId = randomUUID()
let site: TestPlatform
let lamp: StockedProduct
let member: TestMember
let owner: ReturnType<typeof staffOf>

beforeAll(async () => {
  site = await createTestPlatform({ clock })
  await furnishShop(db())
  await db().deleteFrom('taxRates').execute()
  lamp = await stockProduct(db(), { priceMinor: 2500, quantity: null })
  member = await signUp(site)
  owner = staffOf(site)
})
afterAll(() => site.close())

const db = () => site.platform.services.db
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY * 1000).toISOString()

async function made(path: string, entity: string, input: object) {
  const { status, body } = await owner('POST', path, { [entity]: input })
  expect(status, JSON.stringify(body)).toBe(200)
  return body[entity]
}

async function letterTo(address: string) {
  const box = await site.fetch(`${site.url}/_dev/mailbox/${encodeURIComponent(address)}`)
  const { code, messages } = (await box.json()) as { code: string; messages: { text: string }[] }
  return { code, text: messages[0]?.text ?? '' }
}

async function shopperWith(quantity: number): Promise<Shopper> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, quantity)
  return shopper
}

async function estimate(shopper: Shopper, more: object = {}) {
  const { status, body } = await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', more)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const rule = { name: 'Tenth', discount: { type: 'PERCENTAGE', percentage: '10' } }
const ruleEvent = 'wix.ecom.discounts.v1.discount_rule'
const kinds = [
  ['discountRule', '/ecom/v1/discount-rules', { ...rule, active: false }, { name: 'Fifth' }, ruleEvent],
  [
    'coupon',
    '/stores/v2/coupons',
    { name: 'Ten', code: 'Ten-Off', discount: { type: 'FIXED_AMOUNT', amount: '10.00' } },
    { limitPerCustomer: 1 },
  ],
  [
    'additionalFee',
    '/ecom/v1/additional-fees',
    { code: 'wrap', name: 'Gift wrap', amount: '2.50', active: false },
    { source: 'SERVICE_PLUGIN' },
  ],
  [
    'taxGroup',
    '/billing/v1/tax-groups',
    { name: 'Food' },
    { name: 'Food and drink' },
    'wix.billing.v1.tax_group',
  ],
  [
    'taxRegion',
    '/billing/v1/tax-regions',
    { country: 'NL', name: 'Netherlands', manualRate: '0.21' },
    { taxIncluded: true },
    'wix.billing.v1.tax_region',
  ],
  [
    'taxRate',
    '/billing/v1/tax-rates',
    { country: 'NL', jurisdiction: 'Netherlands', jurisdictionType: 'COUNTRY', name: 'BTW', rate: '0.21' },
    { rate: '0.09' },
  ],
  [
    'membershipProgram',
    '/memberships/v1/programs',
    { appId, name: 'Ten visits', credits: 10, validDays: 90, scopes: ['type:SERVICE'] },
    { credits: null },
  ],
  [
    'deliveryRegion',
    '/ecom/v1/delivery-regions',
    { name: 'Benelux', destinations: [{ country: 'NL' }, { country: 'BE', subdivisions: ['BE-VLG'] }] },
    { position: 3 },
  ],
  [
    'businessLocation',
    '/ecom/v1/business-locations',
    { name: 'Workshop', address: { country: 'NL', city: 'Delft' }, timeZone: 'Europe/Amsterdam' },
    { name: 'Kiln' },
  ],
] as const satisfies readonly (readonly [string, string, object, object, string?])[]

describe.each(kinds)('A %s', (one, path, input, changes, event?: string) => {
  it('is made, read, listed, changed and deleted by the owner alone, each time by its revision and with an event', async () => {
    const entity = await made(path, one, input)
    expect(entity).toMatchObject({ ...input, revision: '1' })
    expect((await owner('GET', `${path}/${entity.id}`)).body[one]).toEqual(entity)
    const filter = { id: { $in: [entity.id] } }
    const listed = await owner('POST', `${path}/query`, { query: { filter } })
    expect(listed.body[`${one}s`]).toEqual([entity])
    const at = `${path}/${entity.id}`
    const change = (revision: string) =>
      owner('PATCH', at, { [one]: { ...changes, id: entity.id, revision } })
    const [first, second] = await Promise.all([change('1'), change('1')])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    const stale = first.status === 409 ? first : second
    expect(stale.body.details.applicationError).toMatchObject({
      ...{ code: 'REVISION_MISMATCH', data: { currentRevision: '2' } },
    })
    const shopper = await Shopper.visitor(site)
    expect((await shopper.call('GET', at)).status).toBe(403)
    expect((await shopper.call('DELETE', at)).status).toBe(403)
    const before = await revisionOfTrade()
    expect((await owner('DELETE', at)).status).toBe(200)
    expect(await revisionOfTrade()).not.toBe(before)
    expect((await owner('GET', at)).status).toBe(404)
    const told = await eventTypesOf(site, entity.id)
    const expected = event ? ['created', 'updated', 'deleted'].map((what) => `${event}_${what}`) : []
    expect(told).toEqual(expected)
  })
})

async function revisionOfTrade() {
  return (await db().selectFrom('tradeRevision').select('revision').executeTakeFirst())?.revision
}

describe('A discount rule', () => {
  it('A discount rule is PENDING, LIVE and EXPIRED by the clock, and takes off only while it is live', async () => {
    const trigger = { type: 'SUBTOTAL_RANGE', from: '40.00' }
    const activeTimeInfo = { start: inDays(1), end: inDays(3) }
    const { id } = await made('/ecom/v1/discount-rules', 'discountRule', { ...rule, trigger, activeTimeInfo })
    const state = async () => (await owner('GET', `/ecom/v1/discount-rules/${id}`)).body.discountRule.status
    // A shopper's token does not last that long.
    const seen = async () => (await estimate(await shopperWith(2))).priceSummary.discount.amount
    expect([await state(), await seen()]).toEqual(['PENDING', '0.00'])
    clock.advance(1.5 * DAY)
    expect([await state(), await seen()]).toEqual(['LIVE', '5.00'])
    expect((await estimate(await shopperWith(1))).priceSummary.discount.amount).toBe('0.00')
    clock.advance(2 * DAY)
    expect([await state(), await seen()]).toEqual(['EXPIRED', '0.00'])
    const live = { filter: { status: 'EXPIRED' } }
    const { discountRules } = (await owner('POST', '/ecom/v1/discount-rules/query', { query: live })).body
    expect(discountRules.map((each: { id: string }) => each.id)).toEqual([id])
    await owner('DELETE', `/ecom/v1/discount-rules/${id}`)
  })

  it('A discount rule counts in the very next cart once it is switched on, and not after it is gone', async () => {
    const shopper = await shopperWith(2)
    const given = { ...rule, active: false, scopes: [`product:${lamp.productId}`] }
    const { id } = await made('/ecom/v1/discount-rules', 'discountRule', given)
    const discount = async () => (await estimate(shopper)).priceSummary.discount.amount
    expect(await discount()).toBe('0.00')
    const discountRule = { id, revision: '1', active: true }
    await owner('PATCH', `/ecom/v1/discount-rules/${id}`, { discountRule })
    expect(await discount()).toBe('5.00')
    await owner('DELETE', `/ecom/v1/discount-rules/${id}`)
    expect(await discount()).toBe('0.00')
  })

  it.each([
    [{ ...rule, discount: { type: 'FIXED_AMOUNT', amount: '1.005' } }, 'discountRule.discount.amount'],
    [{ ...rule, discount: { type: 'PERCENTAGE', percentage: '101' } }, 'discountRule.discount.percentage'],
    [
      { ...rule, activeTimeInfo: { start: '2027-01-02T00:00:00Z', end: '2027-01-01T00:00:00Z' } },
      'discountRule.activeTimeInfo.end',
    ],
    [{ ...rule, scopes: ['everything'] }, 'discountRule.scopes[0]'],
  ])('A discount rule of %j is refused at %s', async (discountRule, field) => {
    const { status, body } = await owner('POST', '/ecom/v1/discount-rules', { discountRule })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations[0].field).toBe(field)
  })
})

describe('A coupon of the owner', () => {
  it('A coupon of the owner takes off what it says, from its start to its end, for carts that are worth enough', async () => {
    const input = { name: 'Five', code: 'five5', discount: { type: 'FIXED_AMOUNT', amount: '5.00' } }
    const terms = { minimumSubtotal: '50.00', startTime: inDays(1), expirationTime: inDays(2) }
    const { id } = await made('/stores/v2/coupons', 'coupon', { ...input, ...terms })
    const shopper = await shopperWith(2)
    const ask = async (quantity = 2) => {
      const each = quantity === 2 ? shopper : await shopperWith(quantity)
      const { status, body } = await each.call('PATCH', '/ecom/v1/carts/current', {
        cartInfo: {},
        couponCode: 'FIVE5',
      })
      return status === 200 ? body.cart.discount.amount : body.details.applicationError.code
    }
    expect(await ask()).toBe('ERROR_COUPON_IS_NOT_ACTIVE_YET')
    const coupon = { id, revision: '1', startTime: null }
    await owner('PATCH', `/stores/v2/coupons/${id}`, { coupon })
    expect(await ask()).toBe('5.00')
    const again = await owner('POST', '/stores/v2/coupons', { coupon: { ...input, code: 'FIVE5' } })
    expect(again.body.details.applicationError.code).toBe('COUPON_CODE_ALREADY_EXISTS')
    expect(await ask(1)).toBe('ERROR_INVALID_SUBTOTAL')
    clock.advance(3 * DAY)
    expect(
      await (async () => {
        const late = await shopperWith(2)
        const { body } = await late.call('PATCH', '/ecom/v1/carts/current', {
          cartInfo: {},
          couponCode: 'FIVE5',
        })
        return body.details.applicationError.code
      })(),
    ).toBe('ERROR_COUPON_HAS_EXPIRED')
  })
})

describe('Tax', () => {
  const nl = { country: 'NL', city: 'Delft' }
  const rates = '/billing/v1/tax-rates'
  const regions = '/billing/v1/tax-regions'
  const ask = async (shopper: Shopper) =>
    (await estimate(shopper, { shippingAddress: nl, calculateTax: true })).taxSummary

  it('Tax is found by authority, by hand, or by the region’s own rate where the calculation cannot be had', async () => {
    const shopper = await shopperWith(2)
    expect((await ask(shopper)).calculationDetails).toEqual({ rateType: 'NO_TAX_COLLECTED' })
    const levied = {
      country: 'NL',
      jurisdictionType: 'COUNTRY',
      jurisdiction: 'NL',
      name: 'BTW',
      rate: '0.2',
    }
    const rate = await made(rates, 'taxRate', levied)
    const local = { ...levied, jurisdictionType: 'CITY', jurisdiction: 'Delft', city: 'Delft', rate: '0.01' }
    await made(rates, 'taxRate', local)
    expect(await ask(shopper)).toMatchObject({
      ...{ totalTax: { amount: '10.50' }, calculationDetails: { rateType: 'AUTO_RATE' } },
    })
    const region = await made(regions, 'taxRegion', { country: 'NL', name: 'NL', manualRate: '0.1' })
    const settings = (taxSettings: object) => owner('PATCH', '/billing/v1/tax-settings', { taxSettings })
    for (const [automatic, fallbackReason] of [
      ['FAILING', 'AUTO_TAX_FAILED'],
      ['OFF', 'AUTO_TAX_DEACTIVATED'],
    ]) {
      await settings({ automatic })
      expect(await ask(shopper)).toMatchObject({
        totalTax: { amount: '5.00' },
        calculationDetails: { rateType: 'FALLBACK_RATE', autoTaxFallbackDetails: { fallbackReason } },
      })
    }
    await settings({ automatic: 'ON' })
    const taxRegion = { id: region.id, revision: '1', mode: 'MANUAL', taxIncluded: true }
    await owner('PATCH', `${regions}/${region.id}`, { taxRegion })
    expect(await ask(shopper)).toMatchObject({
      totalTax: { amount: '4.55' },
      calculationDetails: { rateType: 'MANUAL_RATE', manualRateReason: 'REGION_SETTING_TO_MANUAL' },
    })
    await settings({ mode: 'MANUAL' })
    expect((await ask(shopper)).calculationDetails.manualRateReason).toBe('GLOBAL_SETTING_TO_MANUAL')
    await settings({ mode: 'AUTO' })
    expect((await owner('GET', '/billing/v1/tax-settings')).body.taxSettings).toEqual({
      mode: 'AUTO',
      automatic: 'ON',
    })
    const twice = await owner('POST', regions, { taxRegion: { country: 'NL', name: 'again' } })
    expect(twice.body.details.applicationError.code).toBe('TAX_REGION_ALREADY_EXISTS')
    await owner('DELETE', `${regions}/${region.id}`)
    const group = await made('/billing/v1/tax-groups', 'taxGroup', {
      name: 'Lights',
      productIds: [lamp.productId],
    })
    await owner('PATCH', `${rates}/${rate.id}`, {
      taxRate: { id: rate.id, revision: '1', taxGroupId: group.id },
    })
    expect((await ask(shopper)).totalTax.amount).toBe('10.00')
    const inUse = await owner('DELETE', `/billing/v1/tax-groups/${group.id}`)
    expect(inUse.body.details.applicationError.code).toBe('TAX_GROUP_IN_USE')
    const nowhere = await owner('POST', '/billing/v1/tax-groups', {
      taxGroup: { name: 'None', productIds: [randomUUID()] },
    })
    expect(nowhere.status).toBe(400)
  })
})

describe('A fee', () => {
  it.each(['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING'])(
    'A fee of %s is added once, or for each piece',
    async (source) => {
      const shopper = await shopperWith(3)
      const code = `fee ${source}`
      const fee = { code, name: 'Handling', amount: '1.25', source, belowSubtotal: '100.00' }
      const { id } = await made('/ecom/v1/additional-fees', 'additionalFee', fee)
      const seen = async () => (await estimate(shopper, { calculateAdditionalFees: true })).additionalFees
      expect(await seen()).toMatchObject([{ code, source, price: { amount: '1.25' } }])
      const scopes = [`product:${lamp.productId}`]
      await owner('PATCH', `/ecom/v1/additional-fees/${id}`, { additionalFee: { id, revision: '1', scopes } })
      expect(await seen()).toMatchObject([{ price: { amount: '3.75' }, lineItemIds: [expect.any(String)] }])
      await shopper.add(lamp, 1)
      expect(await seen()).toEqual([])
      await owner('DELETE', `/ecom/v1/additional-fees/${id}`)
    },
  )
})

describe('A gift card of the owner', () => {
  const path = '/gift-cards/v1/gift-cards'

  it('A gift card of the owner pays until it is stopped or its time is over; its code is told once', async () => {
    const giftCard = { initialValue: '30.00', expirationDate: inDays(10) }
    const { body } = await owner('POST', path, { giftCard })
    const { code, giftCard: card } = body
    expect(card).toMatchObject({ status: 'ACTIVE', balance: '30.00', revision: '1' })
    expect(JSON.stringify((await owner('GET', `${path}/${card.id}`)).body)).not.toContain(code)
    const pays = async () => {
      const shopper = await shopperWith(2)
      const id = await shopper.checkout()
      const answer = await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, {
        checkout: {},
        giftCardCode: code,
      })
      return answer.status === 200
        ? answer.body.checkout.giftCard.amount.amount
        : answer.body.details.applicationError.code
    }
    expect(await pays()).toBe('30.00')
    expect((await owner('POST', `${path}/${card.id}/disable`, { revision: '9' })).status).toBe(409)
    const stopped = await owner('POST', `${path}/${card.id}/disable`, { revision: '1' })
    expect(stopped.body.giftCard.status).toBe('DISABLED')
    expect(await pays()).toBe('GIFT_CARD_DISABLED')
    await owner('POST', `${path}/${card.id}/enable`, {})
    clock.advance(11 * DAY)
    expect((await owner('POST', `${path}/find-by-code`, { code })).body.giftCard.status).toBe('EXPIRED')
    expect(await pays()).toBe('GIFT_CARD_EXPIRED')
    const longer = { id: card.id, revision: '3', expirationDate: inDays(5) }
    await owner('PATCH', `${path}/${card.id}`, { giftCard: longer })
    expect(await pays()).toBe('30.00')
    const query = { filter: { status: 'ACTIVE' } }
    expect((await owner('POST', `${path}/query`, { query })).body.giftCards).toMatchObject([{ id: card.id }])
  })

  it('A gift card is mailed with the giver’s words, sent again under a new code, and tells its history', async () => {
    const recipient = {
      email: 'Gift@example.test',
      name: 'Ada',
      message: 'For your new flat',
      language: 'de',
    }
    const { body } = await owner('POST', path, { giftCard: { initialValue: '40.00', recipient } })
    const { id, obfuscatedCode } = body.giftCard
    expect(body.giftCard.recipient).toEqual(recipient)
    const letter = await letterTo('gift@example.test')
    expect(letter.text).toContain('For your new flat')
    expect(letter.text).toContain(body.code)
    const shopper = await shopperWith(1)
    const pays = async (giftCardCode: string) => {
      const checkout = await shopper.checkout()
      const answer = await shopper.call('PATCH', `/ecom/v1/checkouts/${checkout}`, {
        checkout: {},
        giftCardCode,
      })
      return answer.status
    }
    clock.advance(60)
    const sent = await owner('POST', `${path}/${id}/send`, {
      revision: '1',
      recipient: { email: 'b@example.test' },
    })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    expect(sent.body.giftCard.obfuscatedCode).not.toBe(obfuscatedCode)
    const { code } = await letterTo('b@example.test')
    expect([await pays(body.code), await pays(code ?? '')]).toEqual([400, 200])
    clock.advance(60)
    await owner('POST', `${path}/${id}/disable`, {})
    expect((await owner('POST', `${path}/${id}/send`, { recipient })).status).toBe(428)
    const history = await owner('GET', `${path}/${id}/history`)
    expect(history.body.entries).toMatchObject([
      { type: 'DISABLED', by: { type: 'APP' } },
      { type: 'SENT' },
      { type: 'ISSUED' },
    ])
    const found = await owner('POST', `${path}/query`, {
      query: { filter: { 'recipient.email': { $contains: 'b@ex' } } },
    })
    expect(found.body.giftCards).toMatchObject([{ id }])
  })

  it('A gift card of the owner is not made of nothing, nor of the past', async () => {
    for (const giftCard of [{ initialValue: '0' }, { initialValue: '5', expirationDate: inDays(-1) }])
      expect((await owner('POST', path, { giftCard })).status).toBe(400)
  })
})

describe('A membership', () => {
  it('A membership is given to a member, pays for its goods, and says in the cart why it does not', async () => {
    const plan = { appId, name: 'Lamps', credits: 2, validDays: 30, scopes: [`product:${lamp.productId}`] }
    const program = await made('/memberships/v1/programs', 'membershipProgram', plan)
    const path = '/memberships/v1/memberships'
    const given = { programId: program.id, memberId: member.memberId }
    const held = await made(path, 'membership', given)
    expect(held).toMatchObject({ status: 'ACTIVE', credits: { total: 2, remaining: 2 }, name: 'Lamps' })
    const shopper = async () => {
      const login = { loginId: { email: member.email }, password: member.password }
      return new Shopper(site, await signedIn(login))
    }
    const ada = await shopper()
    await ada.add(lamp, 1)
    const options = async (who: Shopper) => (await estimate(who)).membershipOptions
    expect((await options(ada)).eligibleMemberships).toMatchObject([
      { id: held.id, credits: { remaining: 2 }, expirationDate: held.expirationDate },
    ])
    const memberships = [{ id: held.id, appId, lineItemIds: [(await ada.cart()).body.cart.lineItems[0].id] }]
    const paid = await estimate(ada, { selectedMemberships: { memberships } })
    expect(paid.priceSummary.total.amount).toBe('0.00')
    const membership = { id: held.id, revision: '1', remaining: 0 }
    await owner('PATCH', `${path}/${held.id}`, { membership })
    expect((await options(ada)).invalidMemberships).toMatchObject([{ reason: 'NO_CREDITS' }])
    clock.advance(31 * DAY)
    const later = await shopper()
    expect((await options(later)).invalidMemberships).toMatchObject([
      { membership: { id: held.id, expirationDate: held.expirationDate }, reason: 'EXPIRED' },
    ])
    expect((await owner('GET', `${path}/${held.id}`)).body.membership.status).toBe('EXPIRED')
    const nobody = { membership: { ...given, memberId: randomUUID() } }
    expect((await owner('POST', path, nobody)).status).toBe(400)
    expect((await owner('DELETE', `${path}/${held.id}`)).status).toBe(200)
  })
})

async function signedIn(login: object): Promise<string> {
  const visitor = (await anonymous(site)).access_token
  const response = await site.fetch(`${site.url}/_api/iam/authentication/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: visitor },
    body: JSON.stringify(login),
  })
  const { sessionToken } = (await response.json()) as { sessionToken: string }
  return (await exchange(site, visitor, sessionToken)).access_token
}
