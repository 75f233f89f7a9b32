import { afterAll, expect, test } from 'vitest'
import { inventoryStatus } from '../../areas/catalog/stock.ts'
import type { StoredOption } from '../../areas/catalog/tables.ts'
import type { StoredMedia } from '../../areas/media/tables.ts'
import { DEMO_MEMBER } from '../../base/development-ids.ts'
import { createTestPlatform } from '../testing.ts'
import { SMALL } from './catalog/index.ts'
import { manyProducts } from './catalog/many.ts'
import { idOf } from './id-of.ts'
import { seedRows } from './index.ts'
import { allPictures } from './media/pictures.ts'

const clock = { now: () => new Date('2030-05-01T12:00:00Z') }
const rows = seedRows({ size: 'full', clock })
const products = rows.products ?? []
const variants = rows.variants ?? []
const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())

test('The same moment gives the same store, byte for byte', () => {
  expect(JSON.stringify(seedRows({ size: 'full', clock }))).toBe(JSON.stringify(rows))
})

test('The store has the size it promises', () => {
  expect(products.length).toBeGreaterThanOrEqual(115)
  expect(variants.length).toBeGreaterThanOrEqual(480)
  expect([rows.collections?.length, rows.brands?.length, rows.ribbons?.length]).toEqual([14, 9, 6])
  // Sixty who buy, and five who work here.
  expect(rows.members?.length).toBe(65)
  expect(rows.loyaltyTransactions?.length).toBeGreaterThanOrEqual(400)
})

test('Nothing has the same id, slug, number or stock-keeping unit as another', () => {
  for (const list of [products, variants, rows.collections ?? [], rows.members ?? []]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
  for (const field of ['slug', 'numericId'] as const) {
    expect(new Set(products.map((product) => product[field])).size).toBe(products.length)
  }
})

test('Every variant is made of choices its product offers, and every product has one', () => {
  for (const product of products) {
    const options = product.options as readonly StoredOption[]
    const own = variantsOf.get(product.id) ?? []
    expect(own.length, product.slug).toBe(options.reduce((count, { choices }) => count * choices.length, 1))
    for (const { choices } of own) {
      expect(Object.keys(choices)).toEqual(options.map(({ name }) => name))
      for (const option of options) {
        expect(option.choices.map(({ description }) => description)).toContain(choices[option.name])
      }
    }
  }
})

test('Every picture of the seed is drawn, and every color has pictures of its own', () => {
  for (const product of products) {
    const media = product.media as readonly StoredMedia[]
    for (const { file, mediaType } of media) {
      if (mediaType === 'image') expect(allPictures().get(file.split('.')[0] ?? ''), file).toBeDefined()
    }
    if (!media.length) continue
    const color = (product.options as readonly StoredOption[]).find(
      ({ optionType }) => optionType === 'color',
    )
    const shown =
      color?.choices.map(({ mediaIds }) => media.find(({ id }) => id === mediaIds?.[0])?.file) ?? []
    expect(shown, product.slug).not.toContain(undefined)
    expect(new Set(shown).size).toBe(shown.length)
  }
})

test('Every collection has products, and leads to products that exist', () => {
  const known = new Set(products.map(({ id }) => id))
  const members = rows.collectionProducts ?? []
  for (const { productId } of members) expect(known.has(productId)).toBe(true)
  for (const { id, slug } of rows.collections ?? []) {
    expect(members.filter(({ collectionId }) => collectionId === id).length, slug).toBeGreaterThan(4)
  }
})

test('Every state that a screen can show is met at least once', () => {
  const statuses = products.map(({ id }) => inventoryStatus((variantsOf.get(id) ?? []) as never))
  expect(new Set(statuses)).toEqual(new Set(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']))
  expect(new Set(products.map(({ discountType }) => discountType))).toEqual(
    new Set(['NONE', 'AMOUNT', 'PERCENT']),
  )
  expect(new Set(products.map(({ productType }) => productType))).toEqual(new Set(['physical', 'digital']))
  const kinds = products.flatMap(({ media }) =>
    (media as readonly StoredMedia[]).map((each) => each.mediaType),
  )
  expect([...new Set(kinds)].sort()).toEqual(['audio', 'document', 'image', 'video', 'zip'])
  const units = products.flatMap(({ pricePerUnit }) =>
    pricePerUnit ? [pricePerUnit.totalMeasurementUnit] : [],
  )
  expect(new Set(units).size).toBeGreaterThanOrEqual(6)
  const sizes = products.map(({ media }) => media.length)
  expect([sizes.includes(0), Math.max(...sizes) >= 12]).toEqual([true, true])
  expect(Math.max(...[...variantsOf.values()].map((each) => each.length))).toBe(100)
  expect(products.some(({ giftCard }) => giftCard)).toBe(true)
  expect(rows.variants?.some(({ preorder }) => preorder)).toBe(true)
  expect(products.some(({ visible }) => !visible)).toBe(true)
  expect(products.some(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true)
  expect(products.some(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true)
  expect(new Set(rows.members?.map(({ status }) => status)).size).toBe(4)
  expect(new Set(rows.loyaltyTransactions?.map(({ type }) => type)).size).toBe(6)
  expect(rows.loyaltyAccounts?.some(({ expiringAt }) => expiringAt)).toBe(true)
})

test('Members are met in every state that a community shows, and none of their pictures is missing', () => {
  const people = (rows.members ?? []).slice(0, 60)
  const met = (field: 'status' | 'privacyStatus' | 'activityStatus' | 'role') =>
    new Set(people.map((each) => each[field])).size
  expect([met('status'), met('privacyStatus'), met('activityStatus'), met('role')]).toEqual([4, 3, 2, 3])
  const shown = people.filter((each) => each.status === 'APPROVED' && each.privacyStatus === 'PUBLIC')
  expect(shown.length).toBeGreaterThanOrEqual(20)
  for (const { photo, cover } of people) {
    for (const picture of [photo, cover]) {
      const file = (picture as { url: string } | null)?.url.split('/media/')[1]
      if (file) expect(allPictures().get(file.split('.')[0] ?? ''), file).toBeDefined()
    }
  }
  expect(new Set(rows.memberReports?.map(({ category }) => category)).size).toBe(4)
  expect(new Set(rows.memberCustomFields?.map(({ type }) => type)).size).toBe(5)
  expect(new Set(rows.memberCustomFields?.map(({ visibility }) => visibility)).size).toBe(3)
  expect(rows.memberAbouts?.length).toBeGreaterThanOrEqual(30)
  const worn = new Set(rows.badgeAssignments?.map(({ badgeId }) => badgeId))
  expect([rows.badges?.length, worn.size]).toEqual([6, 5])
})

test('Orders are met in every state, one with more lines than a screen, under numbers before the next', () => {
  const orders = rows.orders ?? []
  const ada = orders.filter(({ email }) => email === DEMO_MEMBER.email)
  expect(ada.length).toBeGreaterThanOrEqual(12)
  expect(new Set(ada.map(({ status }) => status))).toEqual(new Set(['APPROVED', 'CANCELED', 'REJECTED']))
  expect(new Set(ada.map(({ fulfillmentStatus }) => fulfillmentStatus)).size).toBe(3)
  expect(new Set(ada.map(({ paymentStatus }) => paymentStatus)).size).toBe(6)
  const lines = ada.map(({ document }) => (document.lineItems as readonly object[]).length)
  expect(Math.max(...lines)).toBe(40)
  const numbers = orders.map(({ number }) => number)
  expect([new Set(numbers).size, Math.max(...numbers)]).toEqual([orders.length, 10_000])
})

test('The demonstration member gets something each month, and every order that was paid for has an invoice', () => {
  const [contract, ...others] = rows.subscriptionContracts ?? []
  const begun = rows.orders?.find(({ id }) => id === contract?.orderId)
  expect([others, contract?.memberId]).toEqual([[], idOf('member', DEMO_MEMBER.email)])
  const [line] = (begun?.document.lineItems ?? []) as { id: string; subscriptionInfo?: { id?: string } }[]
  expect([line?.id, line?.subscriptionInfo?.id]).toEqual([contract?.lineId, contract?.id])
  expect(contract?.document).toMatchObject({ total: begun?.totalMinor })
  expect(Number(contract?.nextAt)).toBeGreaterThan(clock.now().getTime())
  const paid = (rows.orders ?? []).filter(({ paymentStatus }) => /^(PAID|.*REFUNDED)$/.test(paymentStatus))
  expect(new Set(rows.invoices?.map(({ orderId }) => orderId))).toEqual(new Set(paid.map(({ id }) => id)))
  expect(rows.invoices?.map(({ number }) => number)).toEqual(paid.map((_, index) => index + 1))
})

test('Every paid order of a member earned its points, once, when it was placed', () => {
  const earned = Map.groupBy(
    (rows.loyaltyTransactions ?? []).filter(({ orderId }) => orderId),
    ({ orderId }) => orderId,
  )
  for (const { id, paymentStatus, document, createdAt } of rows.orders ?? []) {
    const spent = document.lineItems.reduce((sum, line) => sum + Number(line.totalPriceBeforeTax?.amount), 0)
    const own = earned.get(id) ?? []
    const wasPaid = /^(PAID|.*REFUNDED)$/.test(paymentStatus)
    expect(own.map(({ amount }) => amount)).toEqual(wasPaid ? [Math.floor(spent + 1e-6)] : [])
    for (const transaction of own) expect(transaction.createdAt).toEqual(createdAt)
  }
})

test('The demonstration member has a history of a thousand lines, never below zero', () => {
  const account = rows.loyaltyAccounts?.[0]
  const own = (rows.loyaltyTransactions ?? []).filter(({ accountId }) => accountId === account?.id)
  expect(own.length).toBeGreaterThanOrEqual(1000)
  let balance = 0
  for (const { amount } of own) {
    balance += amount
    expect(balance).toBeGreaterThanOrEqual(0)
  }
})

test('A coupon bought with points is met in every state that lasts, and its points are in the history', () => {
  const bought = rows.loyaltyCoupons ?? []
  expect(new Set(bought.map(({ status }) => status))).toEqual(
    new Set(['ACTIVE', 'APPLIED', 'ARCHIVED', 'FAILED']),
  )
  expect(new Set(bought.map(({ application }) => application)).size).toBe(7)
  const moved = new Map(rows.loyaltyTransactions?.map((each) => [each.id, each.amount]))
  for (const { transactionId, refundTransactionId, cost } of bought) {
    expect(moved.get(transactionId)).toBe(-cost)
    expect(moved.get(refundTransactionId ?? '')).toBe(refundTransactionId ? cost : undefined)
  }
})

test('Rewards are of every kind, and who can have one is told so', () => {
  const kinds = rows.loyaltyRewards?.map(({ terms }) => Object.keys(terms.couponReward ?? terms)[0])
  expect(new Set(kinds)).toEqual(
    new Set(['discountAmount', 'fixedAmount', 'percentage', 'freeShipping', 'fixedPrice', 'buyXGetY']),
  )
  const accounts = rows.loyaltyAccounts ?? []
  expect(new Set(accounts.map(({ rewardAvailable }) => rewardAvailable)).size).toBe(2)
  expect(new Set(accounts.map(({ tierId }) => tierId)).size).toBe(4)
})

test('Names and texts keep within what the wire allows', () => {
  for (const { name, slug, description } of products) {
    expect([...name].length, name).toBeLessThanOrEqual(80)
    expect(slug.length).toBeLessThanOrEqual(100)
    expect(description.length).toBeLessThanOrEqual(8000)
  }
})

test('A balance is the sum of its transactions, and what each left behind', () => {
  for (const { balance, id } of rows.loyaltyAccounts ?? []) {
    let sum = 0
    for (const { accountId, amount, balanceAfter } of rows.loyaltyTransactions ?? []) {
      if (accountId !== id) continue
      sum += amount
      expect(balanceAfter).toBe(sum)
    }
    expect(sum).toBe(balance)
  }
})

test('The small store has the same products under the same ids', async () => {
  const found = await site.platform.services.db.selectFrom('products').select(['id', 'slug']).execute()
  expect(found.map(({ slug }) => slug).sort()).toEqual([...SMALL].sort())
  for (const { id, slug } of found) expect(id).toBe(idOf('product', slug))
})

test('The demonstration member signs in with the password that is written down', async () => {
  const { anonymous } = await import('../testing/sign-up.ts')
  const visitor = await anonymous(site)
  const answer = await site.fetch(`${site.url}/_api/iam/authentication/v2/login`, {
    method: 'POST',
    headers: { authorization: visitor.access_token, 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: { email: DEMO_MEMBER.email }, password: DEMO_MEMBER.password }),
  })
  expect(await answer.json()).toMatchObject({ state: 'SUCCESS' })
})

test('A catalog grows to any number, and a second time to no more', async () => {
  const grow = () => manyProducts(site.platform.services.db, { products: 620, clock })
  expect(await grow()).toBe(620 - SMALL.length)
  expect(await grow()).toBe(0)
  const { media } = await site.platform.services.db
    .selectFrom('products')
    .select('media')
    .orderBy('numericId', 'desc')
    .executeTakeFirstOrThrow()
  expect(allPictures().get(media[0]?.file.split('.')[0] ?? '')?.svg).toMatch(/^<svg /)
})
