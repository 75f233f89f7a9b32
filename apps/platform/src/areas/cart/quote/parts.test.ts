import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb, type Trx } from '../../../data/database.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { address } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { useCoupon } from '../../terms/discounts/use-coupon.ts'
import { issueGiftCard } from '../../terms/gift-cards/issue.ts'
import { redeemGiftCard, restoreGiftCard } from '../../terms/gift-cards/redeem.ts'
import { useMembership } from '../../terms/memberships/store/uses.ts'
import { quote } from './quote.ts'
import type { QuoteRequest } from './request.ts'

const now = new Date('2026-11-21T12:00:00Z')
const [memberId, appId] = [randomUUID(), randomUUID()]
let site: TestPlatform
let lamp: StockedProduct
let book: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(db())
  lamp = await stockProduct(db(), { name: 'Lamp', priceMinor: 2500, quantity: null })
  book = await stockProduct(db(), { name: 'Book', priceMinor: 1000, quantity: null })
})
afterAll(() => site.close())

const db = () => site.platform.services.db
const line = (product: StockedProduct, quantity = 1) => ({
  ...{ id: randomUUID(), ...product, options: {} as Record<string, unknown>, quantity },
})
const ask = (request: Partial<QuoteRequest>) =>
  quote(db(), {
    ...{ lines: [line(lamp, 2), line(book)], withShipping: false, withTax: false, now },
    ...request,
  })

describe('A discount rule', () => {
  it('counts by itself while it is live, for a collection too', async () => {
    const collectionId = randomUUID()
    const dated = { createdAt: now, updatedAt: now }
    await db()
      .insertInto('collections')
      .values({
        ...{ id: collectionId, slug: 'light', name: 'Light', description: '', visible: true, position: 0 },
        media: jsonb([]),
        ...dated,
      })
      .execute()
    await db()
      .insertInto('collectionProducts')
      .values({ collectionId, productId: lamp.productId, position: 0 })
      .execute()
    const id = randomUUID()
    await db()
      .insertInto('discountRules')
      .values({
        ...{ id, name: 'Two lamps', active: true, startsAt: null, endsAt: null, used: 0, revision: 1 },
        trigger: jsonb({ type: 'ITEM_QUANTITY_RANGE' as const, from: 2 }),
        reduction: jsonb({ kind: 'PERCENT' as const, percent: '20' }),
        scopes: jsonb([`collection:${collectionId}`]),
        ...dated,
      })
      .execute()
    const quoted = await ask({ couponCode: 'TENTH' })
    expect(quoted.totals).toMatchObject({ subtotal: 6000, discount: 1500, total: 4500 })
    expect(quoted.rules.map(({ name }) => name)).toEqual(['Two lamps'])
    expect((await ask({ lines: [line(book, 3)] })).totals.discount).toBe(0)
    await db().deleteFrom('discountRules').where('id', '=', id).execute()
  })
})

describe('A membership', () => {
  it('pays for what it covers, as often as it may, and says why it does not', async () => {
    const row = { appId, memberId, startsAt: new Date('2026-01-01'), createdAt: now }
    const [classes, expired] = [randomUUID(), randomUUID()]
    await db()
      .insertInto('memberships')
      .values([
        {
          ...{ id: classes, name: 'Three lamps', total: 3, remaining: 2, expiresAt: null, ...row },
          scopes: jsonb([`product:${lamp.productId}`]),
        },
        {
          ...{ id: expired, name: 'Last year', total: null, remaining: null, ...row },
          expiresAt: new Date('2026-02-01'),
          scopes: jsonb(['type:PHYSICAL']),
        },
      ])
      .execute()
    const lines = [line(lamp, 2), line(book)]
    const offered = await ask({ lines, memberId, memberships: [] })
    expect(offered.memberships.eligible).toMatchObject([{ row: { id: classes }, lineIds: [lines[0]?.id] }])
    expect(offered.memberships.invalid).toMatchObject([{ row: { id: expired }, reason: 'EXPIRED' }])
    const choice = { id: classes, appId, lineItemIds: [lines[0]?.id ?? ''] }
    const paid = await ask({ lines, memberId, memberships: [choice] })
    expect(paid.totals).toMatchObject({ subtotal: 1000, total: 1000 })
    expect(paid.memberships.selected).toMatchObject([{ uses: 2 }])
    const stranger = await ask({ lines, memberId: randomUUID(), memberships: [choice] })
    expect(stranger.memberships.refused).toEqual([choice])
    expect(stranger.totals.total).toBe(6000)
    const use = { membershipId: classes, uses: 2, date: now }
    const used = await Promise.all(
      [1, 2].map(() =>
        db()
          .transaction()
          .execute((trx) => useMembership(trx, { ...use, orderId: randomUUID() })),
      ),
    )
    expect(used.toSorted()).toEqual([false, true])
  })
})

describe('A gift card', () => {
  it('pays what is due up to its balance, once per order, and gets no more back than it paid', async () => {
    const card = await db()
      .transaction()
      .execute((trx) => issueGiftCard(trx, { amount: 4000, currency: 'USD', orderId: null, date: now }))
    const quoted = await ask({ giftCardCode: card.code.toLowerCase().replaceAll('-', ' ') })
    expect(quoted.totals).toMatchObject({ total: 6000, giftCard: 4000 })
    expect((await ask({ giftCardCode: card.code, giftCardAmount: 1500 })).totals.giftCard).toBe(1500)
    const orderId = randomUUID()
    const movement = { giftCardId: card.id, orderId, amount: 3000, date: now }
    const inOwn = (work: (trx: Trx) => Promise<boolean>) => db().transaction().execute(work)
    expect(await inOwn((trx) => redeemGiftCard(trx, movement))).toBe(true)
    const others = await Promise.all(
      [800, 800].map((amount) =>
        inOwn((trx) => redeemGiftCard(trx, { ...movement, orderId: randomUUID(), amount })),
      ),
    )
    expect(others.toSorted()).toEqual([false, true])
    const back = (amount: number) => inOwn((trx) => restoreGiftCard(trx, { ...movement, amount }))
    expect([await back(3001), await back(3000), await back(1)]).toEqual([false, true, false])
  })

  it.each([
    ['nonsense!', 'GIFT_CARD_CODE_INVALID'],
    ['AAAA-BBBB-CCCC-DDDD', 'GIFT_CARD_NOT_FOUND'],
  ])('named %s is refused with %s, and the rest is priced', async (giftCardCode, code) => {
    const quoted = await ask({ giftCardCode })
    expect(quoted.giftCardProblem?.code).toBe(code)
    expect(quoted.totals).toMatchObject({ total: 6000, giftCard: 0 })
  })
})

describe('A coupon', () => {
  const coupon = (more: object) => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
    const plain = { percent: null, amountMinor: null, minimumSubtotalMinor: 0, usageLimit: null, used: 0 }
    const dates = { startsAt: null, expiresAt: null, active: true }
    return { ...plain, ...dates, id: randomUUID(), code, codeKey: code, name: code, ...more }
  }

  it.each([
    [{ kind: 'FIXED_PRICE' as const, fixedPriceMinor: 900 }, 2 * 1600 + 100],
    [{ kind: 'BUY_X_GET_Y' as const, buyPieces: 2, freePieces: 1 }, 1000],
  ])('of %j takes off what it says', async (terms, discount) => {
    const row = coupon(terms)
    await db()
      .insertInto('coupons')
      .values({ ...row, kind: terms.kind })
      .execute()
    expect((await ask({ couponCode: row.code })).totals.discount).toBe(discount)
  })

  it('that one member bought with points is nobody else’s', async () => {
    const row = coupon({ percent: 10, memberId })
    await db()
      .insertInto('coupons')
      .values({ ...row, kind: 'PERCENT' })
      .execute()
    expect((await ask({ couponCode: row.code, memberId })).totals.discount).toBe(600)
    const stranger = await ask({ couponCode: row.code, memberId: randomUUID() })
    expect(stranger.couponProblem?.code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  })

  it('for one use in all is used once, by however many at once', async () => {
    const row = coupon({ percent: 10, usageLimit: 1, limitPerCustomer: 1 })
    await db()
      .insertInto('coupons')
      .values({ ...row, kind: 'PERCENT' })
      .execute()
    const used = await Promise.all(
      Array.from({ length: 5 }, () =>
        db()
          .transaction()
          .execute((trx) =>
            useCoupon(
              trx,
              site.platform.services,
              { id: row.id, limitPerCustomer: 1 },
              randomUUID(),
              { email: 'a@b.test' },
              new Date(),
            ),
          ),
      ),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
  })
})

describe('A tax', () => {
  const region = { name: 'Own rate', included: false, taxesShipping: true, revision: 1 }
  const dated = { createdAt: now, updatedAt: now }
  const taxed = () =>
    ask({ destination: address, withTax: true, withShipping: true, shippingCode: 'standard' })

  it('is what the authorities of the place levy, and by hand where the merchant says so', async () => {
    expect((await taxed()).tax).toEqual({ rateType: 'AUTO_RATE' })
    await db()
      .insertInto('taxRegions')
      .values({
        id: randomUUID(),
        country: 'US',
        subdivision: 'US-CA',
        mode: 'AUTO',
        manualRate: '0.05',
        ...region,
        ...dated,
      })
      .execute()
    expect((await taxed()).totals.tax).toBe(650)
    const set = (mode: 'AUTO' | 'MANUAL', automatic: 'ON' | 'OFF' | 'FAILING') =>
      db()
        .insertInto('taxSettings')
        .values({ id: 1, mode, automatic })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ mode, automatic }))
        .execute()
    await set('AUTO', 'OFF')
    expect((await taxed()).tax).toEqual({
      rateType: 'FALLBACK_RATE',
      fallbackReason: 'AUTO_TAX_DEACTIVATED',
    })
    await set('AUTO', 'FAILING')
    expect(await taxed()).toMatchObject({
      tax: { rateType: 'FALLBACK_RATE', fallbackReason: 'AUTO_TAX_FAILED' },
      totals: { tax: 325 },
    })
    await set('MANUAL', 'ON')
    expect((await taxed()).tax).toEqual({
      rateType: 'MANUAL_RATE',
      manualRateReason: 'GLOBAL_SETTING_TO_MANUAL',
    })
    await set('AUTO', 'ON')
    await db().updateTable('taxRegions').set({ mode: 'MANUAL' }).execute()
    expect((await taxed()).tax).toMatchObject({ manualRateReason: 'REGION_SETTING_TO_MANUAL' })
    await db().deleteFrom('taxRegions').execute()
  })

  it('knows groups of goods, and places where nothing is collected', async () => {
    const taxGroupId = randomUUID()
    await db()
      .insertInto('taxGroups')
      .values({ id: taxGroupId, name: 'Books', revision: 1, ...dated })
      .execute()
    await db().insertInto('taxGroupProducts').values({ productId: book.productId, taxGroupId }).execute()
    await db()
      .insertInto('taxRates')
      .values({
        id: randomUUID(),
        country: 'US',
        subdivision: 'US-CA',
        name: 'Books',
        rate: '0.02',
        taxGroupId,
      })
      .execute()
    const { totals } = await taxed()
    expect(totals.lines.map(({ tax }) => tax)).toEqual([500, 20])
    const { tax } = await ask({ destination: { country: 'JP' }, withTax: true })
    expect(tax).toEqual({ rateType: 'NO_TAX_COLLECTED' })
  })
})

describe('A subscription', () => {
  it('costs what its option says', async () => {
    const id = randomUUID()
    const cycle = { frequency: 'MONTH' as const, everyCount: 1, billingCycles: 6 }
    const trial = { trialFrequency: null, trialCount: null, autoRenewal: true, cancellable: true }
    await db()
      .insertInto('subscriptionOptions')
      .values({
        ...{
          id,
          productId: book.productId,
          title: 'Monthly',
          description: null,
          percentOff: 15,
          position: 0,
        },
        ...cycle,
        ...trial,
      })
      .execute()
    const lines = [{ ...line(book), options: { subscriptionOptionId: id } }]
    expect((await ask({ lines })).totals.total).toBe(850)
  })
})

describe('A fee', () => {
  it('is for each piece of what has it, and below a subtotal', async () => {
    const fee = { source: 'ITEM' as const, taxGroupId: null, active: true }
    await db()
      .insertInto('additionalFees')
      .values([
        {
          ...{ id: randomUUID(), code: 'crate', name: 'Crate', amountMinor: 700, ...fee },
          scopes: jsonb([`product:${lamp.productId}`]),
          belowSubtotalMinor: null,
        },
        {
          ...{ id: randomUUID(), code: 'small', name: 'Small order', amountMinor: 300, ...fee },
          source: 'SERVICE_PLUGIN',
          scopes: null,
          belowSubtotalMinor: 2000,
        },
      ])
      .execute()
    expect((await ask({ withFees: true })).totals).toMatchObject({ additionalFees: 1400, total: 7400 })
    const small = await ask({ withFees: true, lines: [line(book)] })
    expect(small.totals.fees.map(({ fee: { code, source } }) => [code, source])).toEqual([
      ['small', 'SERVICE_PLUGIN'],
    ])
    expect((await ask({})).totals.additionalFees).toBe(0)
  })
})
