import { sentOf } from '../../areas/orders/index.ts'
import type { Db } from '../../data/database.ts'
import type { Minor } from '../../domain/money/money.ts'
import { price } from '../../domain/pricing/price.ts'
import { flatTax } from '../../domain/pricing/tax/flat.ts'
import type { StockedProduct } from './shop.ts'
import type { Shopper } from './shopper.ts'
import type { staffOf } from './staff.ts'

/** Order in its simplest form: no transactions, no document. */
export interface ModelOrder {
  readonly id: string
  readonly paymentId: string
  readonly offline: boolean
  readonly total: Minor
  /** Goods after discounts, before tax. */
  readonly net: Minor
  readonly lines: readonly ModelLine[]
  status: 'APPROVED' | 'PENDING' | 'CANCELED' | 'REJECTED'
  payment: 'APPROVED' | 'AUTHORIZED' | 'PENDING' | 'PENDING_MERCHANT' | 'DECLINED' | 'CANCELED' | 'VOIDED'
  refunded: Minor
  days: number
  fulfillments: { readonly id: string; readonly line: ModelLine; readonly quantity: number }[]
}

export interface ModelLine {
  readonly id: string
  readonly at: number
  readonly quantity: number
  /** After discount and tax. */
  readonly total: Minor
  units: Unit[]
}

/** One piece of a line, and what became of it. */
export interface Unit {
  readonly sent: boolean
  readonly refunded: boolean
  readonly restocked: boolean
}

export const unitsOf = (quantity: number): Unit[] =>
  Array.from({ length: quantity }, () => ({ sent: false, refunded: false, restocked: false }))

type Flag = keyof Unit
export const countOf = ({ units }: ModelLine, flag: Flag) => units.filter((unit) => unit[flag]).length
export const isToSend = ({ sent, refunded, restocked }: Unit) => !sent && !refunded && !restocked

/** Sets a flag of so many units: those that were not sent first, and of these the ones that are off already. */
export function mark(line: ModelLine, flag: 'refunded' | 'restocked', count: number): number {
  const rank = (unit: Unit) => (unit.sent ? 2 : 0) + (unit.refunded || unit.restocked ? 0 : 1)
  const open = line.units.filter((unit) => !unit[flag]).toSorted((a, b) => rank(a) - rank(b))
  const chosen = new Set(open.slice(0, count))
  line.units = line.units.map((unit) => (chosen.has(unit) ? { ...unit, [flag]: true } : unit))
  return chosen.size
}

export function send(line: ModelLine, count: number): void {
  const chosen = new Set(line.units.filter(isToSend).slice(0, count))
  line.units = line.units.map((unit) => (chosen.has(unit) ? { ...unit, sent: true } : unit))
}

/** A parcel that is taken back: pieces that nobody refunded or put back come first; pieces are all alike. */
export function takeBack(line: ModelLine, count: number): void {
  const rank = (unit: Unit) => Number(unit.refunded) + Number(unit.restocked)
  const gone = line.units.filter(({ sent }) => sent).toSorted((a, b) => rank(a) - rank(b))
  const chosen = new Set(gone.slice(0, count))
  const units = line.units.map((unit) => (chosen.has(unit) ? { ...unit, sent: false } : unit))
  const alike = units.filter(({ sent }) => !sent)
  const refunded = alike.filter((unit) => unit.refunded).length
  const restocked = alike.filter((unit) => unit.restocked).length
  line.units = [
    ...units.filter(({ sent }) => sent),
    ...alike.map((_, at) => ({ sent: false, refunded: at < refunded, restocked: at < restocked })),
  ]
}

export interface OrdersModel {
  /** Pieces in the cart by place on the shelf. */
  readonly cart: Map<number, number>
  readonly stock: number[]
  readonly orders: ModelOrder[]
  coupon: boolean
  couponUsed: number
}

export interface OrdersReal {
  readonly db: Db
  readonly goods: readonly (StockedProduct & { readonly priceMinor: number })[]
  readonly coupon: { readonly id: string; readonly code: string; readonly limit: number }
  readonly memberId: string
  readonly staff: ReturnType<typeof staffOf>
  shopper: Shopper
  /** A day later, signed in still. */
  nextDay(): Promise<void>
}

/** A tenth off with the coupon, 5.00 for the delivery, a tenth of tax; lines in the order in which they are answered. */
export function priced({ cart, coupon }: OrdersModel, { goods }: OrdersReal, lines: readonly AnsweredLine[]) {
  return price({
    lines: lines.map(({ id, catalogReference }) => {
      const at = goods.findIndex(({ productId }) => productId === catalogReference.catalogItemId)
      return { id, quantity: cart.get(at) ?? 0, unit: goods[at]?.priceMinor ?? 0 }
    }),
    discounts: coupon ? [{ id: 'coupon', reduction: { kind: 'PERCENT', percent: '10' } }] : [],
    shipping: 500,
    tax: flatTax('0.1'),
  })
}

export interface AnsweredLine {
  readonly id: string
  readonly quantity: number
  readonly catalogReference: { readonly catalogItemId: string }
  readonly totalPriceAfterTax: { readonly amount: string }
  readonly refundQuantity?: number
  readonly restockQuantity?: number
}

function paymentStatusOfModel({ payment, refunded, total, offline }: ModelOrder): string {
  if (refunded) return refunded === total ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED'
  if (payment === 'APPROVED') return 'PAID'
  if (payment === 'AUTHORIZED' || payment === 'PENDING_MERCHANT') return 'PENDING_MERCHANT'
  if (payment === 'PENDING') return offline ? 'NOT_PAID' : 'PENDING'
  return payment === 'DECLINED' ? 'DECLINED' : 'CANCELED'
}

function fulfillmentStatusOfModel({ lines, status }: ModelOrder): string {
  const units = lines.flatMap((line) => line.units)
  const ended = status === 'CANCELED' || status === 'REJECTED'
  if (!units.some(({ sent }) => sent)) return ended || !units.some(isToSend) ? 'CANCELED' : 'NOT_FULFILLED'
  const waiting = ended ? units.some(({ sent }) => !sent) : units.some(isToSend)
  return waiting ? 'PARTIALLY_FULFILLED' : 'FULFILLED'
}

/** One point for each whole 1.00 of goods, gone again in the share of the money. */
const pointsOf = ({ payment, net, total, refunded }: ModelOrder) => {
  const earned = payment === 'APPROVED' ? Math.floor(net / 100) : 0
  return earned - Math.floor((earned * refunded) / total)
}

const decimal = (minor: Minor) => (minor / 100).toFixed(2)

/** Outcome that the model expects for everything visible from outside. */
export function expected({ orders, stock, couponUsed }: OrdersModel) {
  return {
    stock,
    couponUsed,
    couponUses: couponUsed,
    points: orders.reduce((sum, order) => sum + pointsOf(order), 0),
    orders: orders.map((order) => ({
      id: order.id,
      status: order.status,
      paymentStatus: paymentStatusOfModel(order),
      fulfillmentStatus: fulfillmentStatusOfModel(order),
      total: decimal(order.total),
      paid: decimal(order.payment === 'APPROVED' ? order.total : 0),
      refunded: decimal(order.refunded),
      authorized: decimal(order.payment === 'AUTHORIZED' ? order.total : 0),
      lines: order.lines.map((line) => ({
        id: line.id,
        quantity: line.quantity,
        total: decimal(line.total),
        sent: countOf(line, 'sent'),
        refunded: countOf(line, 'refunded'),
        restored: countOf(line, 'restocked'),
      })),
    })),
  }
}

/** The same, as the platform's calls and ledgers have it. */
export async function found({ orders }: OrdersModel, real: OrdersReal): Promise<ReturnType<typeof expected>> {
  const { db, goods, coupon, memberId, staff } = real
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'quantity'])
    .where(
      'id',
      'in',
      goods.map(({ variantId }) => variantId),
    )
    .execute()
  const account = await db
    .selectFrom('loyaltyAccounts')
    .select(['id', 'balance'])
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('loyaltyEntries')
    .innerJoin('loyaltyTransactions', 'loyaltyTransactions.id', 'transactionId')
    .select(['ledger', 'loyaltyEntries.amount'])
    .where('accountId', '=', account.id)
    .execute()
  const sum = (of: readonly { readonly amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0)
  if (sum(entries) !== 0 || sum(entries.filter(({ ledger }) => ledger === 'member')) !== account.balance)
    throw new Error('The ledger does not add up')
  const { used } = await db
    .selectFrom('coupons')
    .select('used')
    .where('id', '=', coupon.id)
    .executeTakeFirstOrThrow()
  const uses = await db.selectFrom('couponUses').select('orderId').where('couponId', '=', coupon.id).execute()
  const answers = []
  for (const { id } of orders) {
    const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
    const { body } = await staff('GET', `/ecom/v1/fulfillments/orders/${id}`)
    answers.push({ ...order, sent: sentOf(body.orderWithFulfillments.fulfillments) })
  }
  return {
    stock: goods.map(({ variantId }) => variants.find(({ id }) => id === variantId)?.quantity ?? 0),
    couponUsed: used,
    couponUses: uses.length,
    points: account.balance,
    orders: answers.map((order) => ({
      id: order.id,
      status: order.status,
      paymentStatus: order.paymentStatus,
      fulfillmentStatus: order.fulfillmentStatus,
      total: order.priceSummary.total.amount,
      paid: order.balanceSummary.paid.amount,
      refunded: order.balanceSummary.refunded.amount,
      authorized: order.balanceSummary.authorized.amount,
      lines: order.lineItems.map((line: AnsweredLine) => ({
        id: line.id,
        quantity: line.quantity,
        total: line.totalPriceAfterTax.amount,
        sent: order.sent.get(line.id) ?? 0,
        refunded: line.refundQuantity ?? 0,
        restored: line.restockQuantity ?? 0,
      })),
    })),
  }
}
