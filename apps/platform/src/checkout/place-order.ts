import { randomUUID } from 'node:crypto'
import type { Caller } from '../caller.ts'
import { type Item, isShipped } from '../cart/items.ts'
import type { Quote } from '../cart/quote.ts'
import { lockCart } from '../cart/store.ts'
import { markChanged } from '../catalog/changes.ts'
import { isAvailable } from '../catalog/stock.ts'
import { type Trx, transaction } from '../database.ts'
import type { Minor } from '../money/money.ts'
import { insertOrder } from '../orders/insert.ts'
import type { Services } from '../services.ts'
import { checkAddress } from './address.ts'
import { checkoutView, quoteCheckout } from './checkout-view.ts'
import { emptyCart } from './empty-cart.ts'
import { tellCheckoutCompleted } from './events.ts'
import { type CheckoutRow, findCheckout } from './store.ts'

export type Payment = 'approved' | 'declined' | 'pending'

export interface Submit {
  readonly id: string
  /** What the shopper agreed to pay. */
  readonly shownTotal: Minor
  readonly payment: Payment
}

export type Outcome =
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'declined' | 'changed' | 'sold-out' | 'empty' }
  | { readonly kind: 'incomplete'; readonly fields: readonly string[] }

/** Thrown, so that what was taken already goes back. */
class Undo extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

/** One order per checkout: whoever comes second finds it. Stock, coupon, number, points and mail stand or fall together. */
export async function placeOrder(services: Services, submit: Submit): Promise<Outcome> {
  try {
    return await transaction(services.db, (trx) => place(trx, services, submit))
  } catch (error) {
    if (error instanceof Undo) return error.outcome
    throw error
  }
}

async function place(trx: Trx, services: Services, submit: Submit): Promise<Outcome> {
  const date = services.clock.now()
  // Cart before checkout, as everywhere: no deadlock with a change of the cart in another tab.
  const cart = await lockCart(trx, await findCheckout(trx, submit.id, undefined))
  const row = await findCheckout(trx, submit.id, undefined, { lock: true })
  if (row.orderId) return { kind: 'placed', orderId: row.orderId }
  const quote = await quoteCheckout(trx, row, date)
  if (quote.items.length === 0) return { kind: 'empty' }
  const fields = missingFields(row, quote)
  if (fields.length) return { kind: 'incomplete', fields }
  if (quote.items.some(({ status }) => status !== 'AVAILABLE')) return { kind: 'sold-out' }
  if (quote.couponProblem || quote.totals.total !== submit.shownTotal) return { kind: 'changed' }
  if (submit.payment === 'declined') return { kind: 'declined' }
  await takeStock(trx, quote.items)
  const orderId = randomUUID()
  if (quote.coupon && !(await useCoupon(trx, quote.coupon.id, orderId))) throw new Undo({ kind: 'changed' })
  const caller = callerOf(row)
  await insertOrder(trx, services, { orderId, row, quote, date, paid: submit.payment === 'approved', caller })
  const completed = {
    ...row,
    status: 'COMPLETED' as const,
    orderId,
    revision: row.revision + 1,
    updatedAt: date,
  }
  const { status, revision, updatedAt } = completed
  await trx
    .updateTable('checkouts')
    .set({ status, orderId, revision, updatedAt, shownTotalMinor: submit.shownTotal })
    .where('id', '=', row.id)
    .execute()
  const checkout = checkoutView(services.config, completed, quote)
  await tellCheckoutCompleted(trx, { checkout, row: completed, date, caller })
  if (cart) await emptyCart(trx, services, cart, row.lines, date, caller)
  return { kind: 'placed', orderId }
}

/** What a shopper must still tell us, as paths of the checkout. */
export function missingFields(row: CheckoutRow, quote: Quote): string[] {
  const shipped = quote.items.some(isShipped)
  return [
    ...(row.email ? [] : ['email']),
    ...checkAddress(row.shippingDestination ?? row.billingInfo)
      // Files need a name, and a country for the tax, but nobody's street.
      .filter(({ field }) => shipped || field.startsWith('contactDetails') || field === 'address.country')
      .map(({ field }) => field),
    ...(shipped && !quote.selected ? ['delivery'] : []),
  ]
}

/** In one order everywhere, so that two baskets with the same goods never wait for each other. */
async function takeStock(trx: Trx, items: readonly Item[]): Promise<void> {
  const counted = items
    .filter(({ found }) => found && (found.variant.trackQuantity || !found.variant.inStock))
    .toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
  for (const { variantId, quantity, found } of counted) {
    const there = found && isAvailable(found.variant)
    const taken = there
      ? await trx
          .updateTable('variants')
          .set((column) => ({ quantity: column('quantity', '-', quantity) }))
          .where('id', '=', variantId)
          .where('quantity', '>=', quantity)
          .returning('id')
          .executeTakeFirst()
      : await orderAhead(trx, variantId, quantity, found?.product.preorder)
    if (!taken) throw new Undo({ kind: 'sold-out' })
  }
  await markChanged(trx, new Set(counted.flatMap(({ found }) => found?.variant.productId ?? [])))
}

/** Counted against the limit in the row itself: two at once cannot both have the last. */
function orderAhead(
  trx: Trx,
  variantId: string,
  quantity: number,
  preorder: { readonly enabled: boolean; readonly limit?: number } | null | undefined,
) {
  return trx
    .updateTable('variants')
    .set((column) => ({ preordered: column('preordered', '+', quantity) }))
    .where('id', '=', variantId)
    .where('preordered', '<=', preorder?.enabled ? (preorder.limit ?? 2 ** 30) - quantity : -1)
    .returning('id')
    .executeTakeFirst()
}

async function useCoupon(trx: Trx, couponId: string, orderId: string): Promise<boolean> {
  const used = await trx
    .updateTable('coupons')
    .set((column) => ({ used: column('used', '+', 1) }))
    .where('id', '=', couponId)
    .where((where) =>
      where.or([where('usageLimit', 'is', null), where('used', '<', where.ref('usageLimit'))]),
    )
    .returning('id')
    .executeTakeFirst()
  if (!used) return false
  await trx.insertInto('couponUses').values({ couponId, orderId }).execute()
  return true
}

function callerOf(row: CheckoutRow): Caller {
  return row.ownerType === 'MEMBER'
    ? { type: 'MEMBER', memberId: row.ownerId, contactId: '', familyId: '' }
    : { type: 'VISITOR', visitorId: row.ownerId, familyId: '' }
}
