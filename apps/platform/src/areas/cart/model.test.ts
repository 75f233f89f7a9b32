import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { address, Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { fromDecimal } from '../../domain/money/money.ts'
import type { Discount } from '../../domain/pricing/discounts/discount.ts'
import { price } from '../../domain/pricing/price.ts'
import { flatTax } from '../../domain/pricing/tax/flat.ts'
import { couponDiscount } from '../terms/discounts/coupons.ts'

const current = '/ecom/v1/carts/current'

/** Reference model of a cart in its simplest form: pieces by product, stock, a coupon. */
interface Model {
  readonly pieces: Map<string, number>
  readonly stock: Map<string, number | null>
  coupon: string | undefined
  exists: boolean
}

interface Real {
  readonly shopper: Shopper
  readonly goods: readonly (StockedProduct & { readonly priceMinor: number })[]
  readonly coupons: ReadonlyMap<string, Discount | undefined>
}

type Step = fc.AsyncCommand<Model, Real>

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
})
afterAll(() => site.close())

/** The cart as answered against the model, and its total against the pricing module. */
async function agree(model: Model, real: Real): Promise<void> {
  const { status, body } = await real.shopper.cart()
  expect(status).toBe(model.exists ? 200 : 404)
  if (!model.exists) return
  const lines: { id: string; quantity: number; catalogReference: { catalogItemId: string } }[] =
    body.cart.lineItems
  const found = new Map(lines.map((line) => [line.catalogReference.catalogItemId, line.quantity]))
  expect(found).toEqual(new Map([...model.pieces].filter(([, quantity]) => quantity > 0)))
  const priced = lines.map(({ id, quantity, catalogReference }) => {
    const product = real.goods.find(({ productId }) => productId === catalogReference.catalogItemId)
    return { id, quantity, unit: product?.priceMinor ?? 0 }
  })
  const discount = model.coupon ? real.coupons.get(model.coupon) : undefined
  const { body: asked } = await real.shopper.call('POST', `${current}/estimate-totals`, {
    shippingAddress: address,
    selectedShippingOption: { code: 'standard' },
    calculateShipping: true,
    calculateTax: true,
  })
  const totals = price({
    lines: priced,
    discounts: discount ? [discount] : [],
    shipping: lines.length ? 500 : undefined,
    tax: flatTax('0.1'),
  })
  const minor = (money: { amount: string }) => fromDecimal(money.amount, 'USD')
  const summary = asked.priceSummary
  expect(
    [summary.subtotal, summary.discount, summary.shipping, summary.tax, summary.total].map(minor),
  ).toEqual([totals.subtotal, totals.discount, totals.shipping, totals.tax, totals.total])
}

abstract class Agreeing implements Step {
  check(_: Readonly<Model>): boolean {
    return true
  }
  abstract act(model: Model, real: Real): Promise<void>
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real)
    await agree(model, real)
  }
}

class Add extends Agreeing {
  readonly at: number
  readonly quantity: number
  constructor(at: number, quantity: number) {
    super()
    this.at = at
    this.quantity = quantity
  }
  override async act(model: Model, real: Real) {
    const product = real.goods[this.at] as Real['goods'][number]
    await real.shopper.add(product, this.quantity)
    const most = model.stock.get(product.productId) ?? Number.POSITIVE_INFINITY
    const before = model.pieces.get(product.productId) ?? 0
    model.exists = true
    model.pieces.set(product.productId, Math.max(before, Math.min(most, before + this.quantity)))
  }
  override toString = () => `add ${this.quantity} of ${this.at}`
}

class Change extends Agreeing {
  readonly at: number
  readonly quantity: number
  constructor(at: number, quantity: number) {
    super()
    this.at = at
    this.quantity = quantity
  }
  override check(model: Readonly<Model>) {
    return [...model.pieces.values()].some((quantity) => quantity > 0)
  }
  override async act(model: Model, real: Real) {
    const { body } = await real.shopper.cart()
    const line = body.cart.lineItems[this.at % body.cart.lineItems.length]
    const { catalogItemId } = line.catalogReference
    const lineItems = [{ id: line.id, quantity: this.quantity }]
    await real.shopper.call('POST', `${current}/update-line-items-quantity`, { lineItems })
    const most = model.stock.get(catalogItemId) ?? Number.POSITIVE_INFINITY
    if (most > 0) model.pieces.set(catalogItemId, Math.min(most, this.quantity))
  }
  override toString = () => `change line ${this.at} to ${this.quantity}`
}

class Remove extends Agreeing {
  readonly at: number
  constructor(at: number) {
    super()
    this.at = at
  }
  override check(model: Readonly<Model>) {
    return [...model.pieces.values()].some((quantity) => quantity > 0)
  }
  override async act(model: Model, real: Real) {
    const { body } = await real.shopper.cart()
    const line = body.cart.lineItems[this.at % body.cart.lineItems.length]
    await real.shopper.call('POST', `${current}/remove-line-items`, { lineItemIds: [line.id] })
    model.pieces.delete(line.catalogReference.catalogItemId)
  }
  override toString = () => `remove line ${this.at}`
}

/** Another shopper buys, or the merchant restocks. */
class Restock extends Agreeing {
  readonly at: number
  readonly quantity: number
  constructor(at: number, quantity: number) {
    super()
    this.at = at
    this.quantity = quantity
  }
  override async act(model: Model, real: Real) {
    const { productId, variantId } = real.goods[this.at] as StockedProduct
    if (model.stock.get(productId) === null) return
    model.stock.set(productId, this.quantity)
    await site.platform.services.db
      .updateTable('variants')
      .set({ quantity: this.quantity })
      .where('id', '=', variantId)
      .execute()
  }
  override toString = () => `restock ${this.at} to ${this.quantity}`
}

class Coupon extends Agreeing {
  readonly code: string
  constructor(code: string) {
    super()
    this.code = code
  }
  override check(model: Readonly<Model>) {
    return model.exists
  }
  override async act(model: Model, real: Real) {
    const { status } = await real.shopper.call('PATCH', current, { couponCode: this.code })
    const counts = real.coupons.get(this.code) !== undefined
    expect(status).toBe(counts ? 200 : 400)
    if (counts) model.coupon = this.code
  }
  override toString = () => `coupon ${this.code}`
}

class NoCoupon extends Agreeing {
  override check(model: Readonly<Model>) {
    return model.exists
  }
  override async act(model: Model, real: Real) {
    await real.shopper.call('POST', `${current}/remove-coupon`, {})
    model.coupon = undefined
  }
  override toString = () => 'no coupon'
}

class Forget extends Agreeing {
  override check(model: Readonly<Model>) {
    return model.exists
  }
  override async act(model: Model, real: Real) {
    await real.shopper.call('DELETE', current)
    model.exists = false
    model.pieces.clear()
    model.coupon = undefined
  }
  override toString = () => 'forget'
}

const at = fc.nat(2)
const quantity = fc.integer({ min: 1, max: 12 })
const steps = fc.commands(
  [
    fc.tuple(at, quantity).map(([one, count]) => new Add(one, count)),
    fc.tuple(at, quantity).map(([one, count]) => new Change(one, count)),
    at.map((one) => new Remove(one)),
    fc.tuple(at, fc.nat(9)).map(([one, count]) => new Restock(one, count)),
    fc.constantFrom('TENTH', 'OLD', 'NONE', 'SHIPFREE').map((code) => new Coupon(code)),
    fc.constant(new NoCoupon()),
    fc.constant(new Forget()),
  ],
  { maxCommands: 14 },
)

const shelf = [
  { priceMinor: 1999, quantity: 5 },
  { priceMinor: 333, quantity: 0 },
  { priceMinor: 100_001, quantity: null },
]

it('A cart is what was put in, no more than there is, at the price of the pricing module, whatever a shopper does', async () => {
  const { db } = site.platform.services
  const rows = await db.selectFrom('coupons').selectAll().execute()
  const live = rows.filter(({ expiresAt }) => expiresAt === null)
  const coupons = new Map(live.map((row) => [row.code, couponDiscount(row)]))
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const shopper = await Shopper.visitor(site)
      const goods: Real['goods'][number][] = []
      const stock = new Map<string, number | null>()
      for (const terms of shelf) {
        const product = await stockProduct(db, { name: randomUUID(), ...terms })
        goods.push({ ...product, ...terms })
        stock.set(product.productId, terms.quantity)
      }
      const model: Model = { pieces: new Map(), stock, coupon: undefined, exists: false }
      await fc.asyncModelRun(() => ({ model, real: { shopper, goods, coupons } }), commands)
    }),
    { numRuns: 25 },
  )
}, 60_000)
