import type { Db } from '../database.ts'
import type { Minor } from '../money/money.ts'
import { price } from '../pricing/price.ts'
import { flatTax } from '../pricing/tax/flat.ts'
import type { StockedProduct } from './shop.ts'
import type { Shopper } from './shopper.ts'
import type { staffOf } from './staff.ts'

/** What an order must be, told in the simplest way: no transactions, no document. */
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
  refunded: number
  restored: number
}

export interface OrdersModel {
  /** Pieces in the cart by place on the shelf. */
  readonly cart: Map<number, number>
  readonly shelf: number[]
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

function fulfillmentStatusOfModel({ lines, fulfillments }: ModelOrder): string {
  const sent = fulfillments.reduce((sum, { quantity }) => sum + quantity, 0)
  if (sent === 0) return 'NOT_FULFILLED'
  return sent === lines.reduce((sum, { quantity }) => sum + quantity, 0) ? 'FULFILLED' : 'PARTIALLY_FULFILLED'
}

/** One point for each whole 1.00 of goods, gone again in the share of the money. */
const pointsOf = ({ payment, net, total, refunded }: ModelOrder) => {
  const earned = payment === 'APPROVED' ? Math.floor(net / 100) : 0
  return earned - Math.floor((earned * refunded) / total)
}

const decimal = (minor: Minor) => (minor / 100).toFixed(2)

/** What the model says of everything that can be seen from outside. */
export function expected({ orders, shelf, couponUsed }: OrdersModel) {
  return {
    shelf,
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
      lines: order.lines.map(({ id, quantity, total, refunded, restored }) => ({
        id,
        quantity,
        total: decimal(total),
        refunded,
        restored,
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
  for (const { id } of orders) answers.push((await staff('GET', `/ecom/v1/orders/${id}`)).body.order)
  return {
    shelf: goods.map(({ variantId }) => variants.find(({ id }) => id === variantId)?.quantity ?? 0),
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
        refunded: line.refundQuantity ?? 0,
        restored: line.restockQuantity ?? 0,
      })),
    })),
  }
}
