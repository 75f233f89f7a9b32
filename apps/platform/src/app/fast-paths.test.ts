import type { Draining } from '@galleria/environment'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import fc from 'fast-check'
import getPort from 'get-port'
import { afterEach, describe, expect, it } from 'vitest'
import { markChanged } from '../areas/catalog/store/changes.ts'
import { schemaId } from '../areas/translations/schemas.ts'
import { saveContent } from '../areas/translations/store.ts'
import { type FastPath, fastPathNames, fastPathsWithout } from '../base/fast-paths.ts'
import { type Db, jsonb, transaction } from '../data/database.ts'
import { termsChanged } from '../data/terms-revision/change.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../dev/testing/shop.ts'
import { address } from '../dev/testing/shopper.ts'
import { anonymous } from '../dev/testing/sign-up.ts'
import { siteDatabase } from '../dev/testing/site-database.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../dev/testing.ts'
import { directly } from './serve/direct.ts'
import { listen } from './serve/listen.ts'

/** Rounds of random calls on each side; more by `FAST_PATH_RUNS=100`. */
const RUNS = Number(process.env.FAST_PATH_RUNS ?? 2)
const host = '127.0.0.1'
const current = '/ecom/v1/carts/current'
const myAccount = '/loyalty-accounts/v1/accounts/my-account'

/** A platform as production has it, at a port, with two visitors and a member. */
interface Side {
  readonly site: TestPlatform
  readonly server: Draining
  readonly port: number
  readonly products: readonly StockedProduct[]
  readonly tokens: string[]
  readonly accountId: string
}

type Step =
  | { readonly do: 'arrive' | 'read' | 'estimate' | 'account' | 'leave' | 'coupon'; readonly who: number }
  | { readonly do: 'add' | 'change'; readonly who: number; readonly at: number; readonly quantity: number }
  | { readonly do: 'remove' | 'twice'; readonly who: number; readonly at: number }
  | { readonly do: 'price' | 'stock'; readonly at: number; readonly value: number }
  | { readonly do: 'look'; readonly who: number; readonly at: number }
  | { readonly do: 'list'; readonly who: number; readonly value: number }
  | { readonly do: 'earn' | 'pass' | 'rule'; readonly value: number }

const who = fc.constantFrom(0, 0, 0, 1, 2)
const at = fc.nat(2)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('read' as const), who }) },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ do: fc.constantFrom('add' as const, 'change' as const), who, at },
      quantity: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['arrive', 'read', 'estimate', 'estimate', 'account', 'leave', 'coupon'] as const),
      ),
      who,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'twice' as const), who, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const), who, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('list' as const), who, value: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('price' as const, 'stock' as const),
      at,
      value: fc.integer({ min: 0, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('earn' as const, 'pass' as const, 'rule' as const),
      value: fc.integer({ min: 1, max: 90 }),
    }),
  },
)

const opened: Side[] = []
afterEach(async () => {
  for (const { server, site } of opened.splice(0)) {
    await server.drain(0)
    await site.close()
  }
})

async function open(clock: TestClock, on: readonly FastPath[]): Promise<Side> {
  const fastPaths = fastPathsWithout(fastPathNames.filter((name) => !on.includes(name)))
  const site = await createTestPlatform({
    clock,
    config: { development: false, strict: true, accessTokenSeconds: 86_400, fastPaths },
  })
  const { db } = site.platform.services
  await furnishShop(db)
  const products: StockedProduct[] = []
  for (const quantity of [9, 4, null]) products.push(await stockProduct(db, { quantity, priceMinor: 10_000 }))
  await translateNames(db, products)
  const port = await getPort({ host })
  const server = await listen(site.platform.fetch, { port, host }, directly(site.platform))
  const member = await site.signUp({ email: 'ada@example.test' })
  const account = await db
    .selectFrom('loyaltyAccounts')
    .select('id')
    .where('memberId', '=', member.memberId)
    .executeTakeFirstOrThrow()
  const visitors = [(await anonymous(site)).access_token, (await anonymous(site)).access_token]
  const tokens = [...visitors, member.accessToken]
  const side = { site, server, port, products, tokens, accountId: account.id }
  opened.push(side)
  return side
}

async function translateNames(db: Db, products: readonly StockedProduct[]): Promise<void> {
  for (const { productId } of products) {
    const { name } = await db
      .selectFrom('products')
      .select('name')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
    for (const [locale, text] of [
      ['en', name],
      ['ar', 'مصباح'],
    ] as const) {
      const key = { schemaId: schemaId('Product'), entityId: productId, locale }
      await transaction(db, (trx) => saveContent(trx, key, { name: text }, new Date(0)))
    }
  }
}

async function send(side: Side, method: string, path: string, body?: object, token = ''): Promise<string> {
  const answer = await fetch(`http://${host}:${side.port}${path}`, {
    method,
    headers: {
      ...{ authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
      // The second visitor reads in another language.
      ...(token && token === side.tokens[1] ? { 'x-wix-linguist': 'ar' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return `${answer.status} ${await answer.text()}`
}

/** Answer of a step, as text. */
async function take(side: Side, each: Step, round: number): Promise<string> {
  const { site, products, tokens } = side
  const { db } = site.platform.services
  const product = products['at' in each ? each.at : 0] as StockedProduct
  const token = 'who' in each ? tokens[each.who] : ''
  const lineAt = async (at: number) => {
    const [, text = ''] = /^200 (.*)$/s.exec(await send(side, 'GET', current, undefined, token)) ?? []
    const lines: { id: string }[] = text ? JSON.parse(text).cart.lineItems : []
    return lines.at(at)?.id ?? products[0]?.variantId
  }
  const add = (quantity: number) =>
    send(
      side,
      'POST',
      `${current}/add-to-cart`,
      {
        lineItems: [
          {
            catalogReference: {
              catalogItemId: product.productId,
              appId: STORES_APP_ID,
              options: { variantId: product.variantId },
            },
            quantity,
          },
        ],
      },
      token,
    )
  switch (each.do) {
    case 'arrive':
      // The member stays signed in.
      if (each.who < 2) tokens[each.who] = (await anonymous(site)).access_token
      return ''
    case 'leave':
      return each.who < 2 ? send(side, 'GET', '/_api/iam/authentication/v1/logout', undefined, token) : ''
    case 'read':
      return send(side, 'GET', current, undefined, token)
    case 'account':
      return send(side, 'GET', myAccount, undefined, token)
    case 'estimate':
      return send(
        side,
        'POST',
        `${current}/estimate-totals`,
        { shippingAddress: address, calculateShipping: true, calculateTax: true },
        token,
      )
    case 'coupon':
      return send(side, 'PATCH', current, { couponCode: 'TENTH' }, token)
    case 'add':
      return add(each.quantity)
    case 'twice':
      return (await Promise.all([add(1), add(1)])).map((answer) => answer.slice(0, 3)).join(' ')
    case 'change': {
      const lineItems = [{ id: await lineAt(each.at), quantity: each.quantity }]
      return send(side, 'POST', `${current}/update-line-items-quantity`, { lineItems }, token)
    }
    case 'remove': {
      // The last one: of lines at one place the lower id comes first.
      const lineItemIds = [await lineAt(-1)]
      return send(side, 'POST', `${current}/remove-line-items`, { lineItemIds }, token)
    }
    case 'look':
      return send(side, 'GET', `/stores-reader/v1/products/${product.productId}`, undefined, token)
    case 'list': {
      const filter = { price: { $gte: 100 * each.value } }
      const query = { filter, sort: [{ fieldName: 'numericId' }], paging: { limit: each.value } }
      return send(side, 'POST', '/stores-reader/v1/products/query-platformized', { query }, token)
    }
    case 'price':
    case 'stock': {
      const { value } = each
      await transaction(db, async (trx) => {
        await trx
          .updateTable('variants')
          .set(
            each.do === 'price'
              ? { saleMinor: 10_000 * (value + 1) }
              : { quantity: value, trackQuantity: true, inStock: value > 0 },
          )
          .where('id', '=', product.variantId)
          .execute()
        // A product has the lowest price of its variants, as every write of the catalog leaves it.
        if (each.do === 'price')
          await trx
            .updateTable('products')
            .set({ saleMinor: 10_000 * (value + 1) })
            .where('id', '=', product.productId)
            .execute()
        await markChanged(trx, [product.productId])
      })
      return ''
    }
    case 'earn':
      return send(
        side,
        'POST',
        `/loyalty-accounts/v1/accounts/${side.accountId}/earn-points`,
        { amount: each.value, appId: 'till', idempotencyKey: `step ${round}` },
        site.ownerKey,
      )
    case 'rule':
      await transaction(db, async (trx) => {
        const now = site.clock.now()
        await trx.deleteFrom('discountRules').execute()
        await trx
          .insertInto('discountRules')
          .values({
            ...{ id: crypto.randomUUID(), name: 'Rule', active: true, used: 0, revision: 1 },
            ...{ startsAt: now, endsAt: new Date(now.getTime() + each.value * 5_000) },
            ...{ createdAt: now, updatedAt: now },
            scopes: jsonb([`product:${product.productId}`]),
            trigger: jsonb({ type: 'ALWAYS' as const }),
            reduction: jsonb({ kind: 'PERCENT' as const, percent: String([10, 20, 50][each.value % 3]) }),
          })
          .execute()
        await termsChanged(trx)
      })
      return ''
    case 'pass':
      return ''
  }
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * Ids in the order in which a side first names them: they are all that two sides may differ by. Prices and percentages of
 * this test leave no remainder, since a lower id would get it.
 */
function withoutIds(): (text: string) => string {
  const names = new Map<string, string>()
  return (text) =>
    text.replace(ID, (id) => {
      if (!names.has(id)) names.set(id, `#${names.size}`)
      return names.get(id) as string
    })
}

async function agree(clock: TestClock, sides: readonly Side[], steps: readonly Step[]): Promise<void> {
  const naming = sides.map(withoutIds)
  for (const [round, each] of steps.entries()) {
    if (each.do === 'pass') clock.advance(each.value * 2)
    const answers: string[] = []
    for (const [index, side] of sides.entries())
      answers.push(naming[index]?.(await take(side, each, round)) ?? '')
    expect(answers[1], `step ${round}: ${JSON.stringify(each)}`).toBe(answers[0])
    // A public read takes a token that was good ten seconds ago.
    if (each.do === 'leave') clock.advance(10)
    // Changes that others make of products may be a tenth of a second old.
    if (each.do === 'price' || each.do === 'stock') await new Promise((resolve) => setTimeout(resolve, 110))
  }
}

describe('Random calls', () => {
  it.each(
    fastPathNames.map((name) => [name, [name]] as const).concat([['cartCache', fastPathNames]] as never),
  )(
    'A platform with %s answers as one without any fast path: %o',
    async (_, on) => {
      const clock = new TestClock()
      await clock.still(async () => {
        const plain = await open(clock, [])
        const fast = await open(clock, on)
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
            for (const { tokens, site } of [plain, fast])
              for (const index of [0, 1]) tokens[index] = (await anonymous(site)).access_token
            await agree(clock, [plain, fast], steps)
          }),
          { numRuns: RUNS },
        )
      })
    },
    120_000,
  )
})

const price = fc.constantFrom(0, 18, 45, 120, 9_999)
const word = fc.constantFrom('a', 'L', 'lamp', 'nothing', '\u00e9')
const filter = (collections: readonly string[]): fc.Arbitrary<object> =>
  fc.oneof(
    fc.record({ price: fc.oneof(price, fc.record({ $gt: price }), fc.record({ $lte: price })) }),
    fc.record({ 'priceData.price': fc.record({ $lt: price }) }),
    fc.record({ name: fc.oneof(fc.record({ $startsWith: word }), fc.record({ $contains: word })) }),
    fc.record({ slug: fc.record({ $ne: word }) }),
    fc.record({ sku: fc.record({ $exists: fc.boolean() }) }),
    fc.record({ productType: fc.constantFrom('physical', 'digital', 'neither') }),
    fc.record({ numericId: fc.record({ $in: fc.array(fc.constantFrom('1', '2', '7', '400')) }) }),
    fc.record({ lastUpdated: fc.record({ $gte: fc.constant('2026-01-01T00:00:00Z') }) }),
    fc.record({
      collectionIds: fc.oneof(
        fc.record({ $hasSome: fc.subarray([...collections], { minLength: 1, maxLength: 3 }) }),
        fc.record({ $hasAll: fc.subarray([...collections], { minLength: 1, maxLength: 2 }) }),
      ),
    }),
    fc.constantFrom({ unknown: 1 }, { price: { $startsWith: 'a' } }, { price: 'dear' }),
  )
const sort = fc.array(
  fc.record({
    fieldName: fc.constantFrom(
      'name',
      'price',
      'sku',
      'numericId',
      'slug',
      'lastUpdated',
      'productType',
      'unknown',
    ),
    order: fc.constantFrom('ASC', 'DESC'),
  }),
  { maxLength: 2 },
)
const queryOf = (collections: readonly string[]) => {
  const one = filter(collections)
  const some = fc.array(one, { minLength: 1, maxLength: 3 })
  return fc.record(
    {
      filter: fc.oneof(one, fc.record({ $and: some }), fc.record({ $or: some }), fc.record({ $not: one })),
      sort,
      paging: fc.record({ limit: fc.nat(60), offset: fc.nat(30) }),
    },
    { requiredKeys: [] },
  )
}

it('A list of products is the same from the index in memory and from the database, whatever is asked', async () => {
  const database = await siteDatabase('small')
  const plainPaths = { fastPaths: fastPathsWithout(['productIndex']) }
  const fast = await createTestPlatform({ database })
  const plain = await createTestPlatform({
    database: { ...database, drop: async () => {} },
    config: plainPaths,
  })
  try {
    const { access_token: token } = await anonymous(fast)
    const ask = async (site: TestPlatform, query: object) => {
      const answer = await site.fetch(`${site.url}/stores-reader/v1/products/query-platformized`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      // The index has no descriptions, so the fields that its refusals name lack them.
      return `${answer.status} ${(await answer.text()).replaceAll(' description,', '')}`
    }
    const collections = await fast.platform.services.db.selectFrom('collections').select('id').execute()
    await fc.assert(
      fc.asyncProperty(queryOf(collections.map(({ id }) => id)), async (query) => {
        expect(await ask(plain, query)).toBe(await ask(fast, query))
      }),
      { numRuns: RUNS * 40 },
    )
  } finally {
    await plain.close()
    await fast.close()
  }
}, 120_000)
