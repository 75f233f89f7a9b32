import { randomUUID } from 'node:crypto'
import { type Trx, transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { checkAddress } from '../../domain/address/required.ts'
import type { Minor } from '../../domain/money/money.ts'
import { refuseOtherCurrency } from '../../domain/money/one-currency.ts'
import type { PaymentChoice } from '../../domain/payments/provider.ts'
import type { Caller } from '../../http/caller.ts'
import { isForMembers, isShipped, lockCart, type Quote } from '../cart/index.ts'
import {
  type Charged,
  chargeBy,
  insertOrder,
  ordersSettings,
  savePaymentMethod,
  takeStock,
} from '../orders/index.ts'
import {
  type CheckoutSettings,
  chargeMemberships,
  checkoutSettings,
  countRules,
  couponDisplaced,
  failMemberships,
  redeemGiftCard,
  type SelectedMembership,
  useCoupon,
} from '../terms/index.ts'
import { recoverCheckout } from './abandoned/leave.ts'
import { checkoutView, quoteCheckout } from './checkout-view.ts'
import { emptyCart } from './empty-cart.ts'
import { emitCheckoutCompleted } from './events.ts'
import { type RefusalCode, refusalOf } from './refusals.ts'
import { type CheckoutRow, completeCheckout, findCheckout } from './store.ts'

export interface Submit {
  /** Id of the checkout; or the step that makes one within the transaction, and answers its id. */
  readonly id: string | ((trx: Trx) => Promise<string>)
  /** Amount that the shopper agreed to pay; without it, what is to be paid now. */
  readonly shownTotal?: Minor
  /** Whether the shopper agreed to these prices. */
  readonly agrees?: (quote: Quote) => boolean
  readonly payment: PaymentChoice
  /** The buyer lets the method be kept. */
  readonly savesPayment?: boolean
}

export type Outcome =
  /** `before`: by an earlier call, whose payment it is. */
  | { readonly kind: 'placed'; readonly orderId: string; readonly before?: true }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'changed' | 'sold-out' | 'empty' }
  | { readonly kind: 'incomplete'; readonly fields: readonly string[] }

/** Thrown, so that what was taken already goes back; with what is to be written of it all the same. */
class Undo extends Error {
  readonly outcome: Outcome
  readonly write: ((trx: Trx) => Promise<void>) | undefined

  constructor(outcome: Outcome, write?: (trx: Trx) => Promise<void>) {
    super(outcome.kind)
    this.outcome = outcome
    this.write = write
  }
}

/** One order per checkout: whoever comes second finds it. Stock, coupon, number, points and mail stand or fall together. */
export async function placeOrder(services: Services, submit: Submit): Promise<Outcome> {
  try {
    return await transaction(services.db, (trx) => place(trx, services, submit))
  } catch (error) {
    if (!(error instanceof Undo)) throw error
    if (error.write) await transaction(services.db, error.write)
    return error.outcome
  }
}

async function place(trx: Trx, services: Services, submit: Submit): Promise<Outcome> {
  const date = services.clock.now()
  const id = typeof submit.id === 'string' ? submit.id : await submit.id(trx)
  // Cart before checkout, as everywhere: no deadlock with a change of the cart in another tab.
  const found = await findCheckout(trx, id, undefined)
  const cart = found.purchase?.beside ? undefined : await lockCart(trx, found)
  const row = await findCheckout(trx, id, undefined, { lock: true })
  if (row.orderId) return { kind: 'placed', orderId: row.orderId, before: true }
  // Told complete by the owner, for an order from elsewhere.
  if (row.status === 'COMPLETED') return { kind: 'refused', code: 'CHECKOUT_ALREADY_PAID' }
  refuseOtherCurrency(services.config, row)
  const quote = await quoteCheckout(trx, row, date, services.config)
  if (quote.items.length === 0) return { kind: 'empty' }
  const settings = await checkoutSettings(trx)
  const fields = missingFields(row, quote, settings)
  if (fields.length) return { kind: 'incomplete', fields }
  if (quote.items.some(({ status }) => status !== 'AVAILABLE')) return { kind: 'sold-out' }
  if (row.ownerType !== 'MEMBER' && quote.items.some(isForMembers))
    return { kind: 'refused', code: 'MEMBERS_ONLY' }
  await failMemberships(trx, row.id, quote, quote.memberships.refused, date)
  // A coupon that gave way to a larger discount is no loss: the order goes on without it.
  const lostCoupon = quote.couponProblem && quote.couponProblem !== couponDisplaced
  const { shownTotal = quote.totals.total, agrees } = submit
  if (lostCoupon || quote.giftCardProblem || quote.totals.total !== shownTotal || agrees?.(quote) === false)
    return { kind: 'changed' }
  const { payment, savesPayment = false } = submit
  const code = refusalOf(services.config, { quote, settings, method: payment.method, savesPayment })
  if (code) return { kind: 'refused', code }
  const due = quote.totals.payNow.total - quote.totals.giftCard - quote.totals.storeCredit
  const charge = await pay(services, row, due, payment, date)
  const trial = charge || !quote.afterTrial ? undefined : await tryCard(services, row, payment, date)
  const declined = [charge, trial].find((answer) => answer?.status === 'DECLINED')
  if (declined) return { kind: 'declined', reason: declined.reason ?? 'CARD_DECLINED' }
  const orderId = randomUUID()
  await reserve(trx, { orderId, date }, quote, charge)
  const customer = { memberId: row.ownerType === 'MEMBER' ? row.ownerId : null, email: row.email }
  if (quote.coupon && !(await useCoupon(trx, services, quote.coupon, orderId, customer, date)))
    throw new Undo({ kind: 'changed' })
  if (!(await redeem(trx, orderId, quote, date))) throw new Undo({ kind: 'changed' })
  const short = await chargeMemberships(trx, { checkoutId: row.id, orderId, date }, quote)
  if (short) throw new Undo({ kind: 'changed' }, chargeFailed(row, quote, short, date))
  await countRules(
    trx,
    quote.rules.map(({ id }) => id),
  )
  const caller = buyerOf(row)
  await insertOrder(trx, services, {
    ...{ orderId, row, quote, date, charge, caller },
    savesPayment,
  })
  if (trial && !trial.offline) await savePaymentMethod(trx, orderId, trial.method)
  const completed = {
    ...row,
    status: 'COMPLETED' as const,
    orderId,
    // The order ends both, and Cart V2 counts them as one.
    revision: row.revision + (cart?.id === row.cartId ? cart.revision : 0) + 1,
    updatedAt: date,
  }
  const { status, revision, updatedAt } = completed
  await completeCheckout(trx, {
    orderId,
    id: row.id,
    status,
    revision,
    updatedAt,
    shownTotal,
  })
  await recoverCheckout(trx, services, row)
  const checkout = checkoutView(services.config, completed, quote)
  await emitCheckoutCompleted(trx, { checkout, row: completed, date, caller })
  await services.hooks.onCheckoutCompleted(trx, { checkoutId: row.id, caller })
  if (cart) await emptyCart(trx, services, cart, row.lines, date, caller)
  return { kind: 'placed', orderId }
}

/** Paths of the checkout that the shopper must still fill in. */
function missingFields(row: CheckoutRow, quote: Quote, { checkoutFields }: CheckoutSettings): string[] {
  const shipped = quote.items.some(isShipped)
  return [
    ...(row.email ? [] : ['email']),
    ...checkAddress(row.shippingDestination ?? row.billingInfo)
      // Files need a name, and a country for the tax, but nobody's street.
      .filter(({ field }) => shipped || field.startsWith('contactDetails') || field === 'address.country')
      .map(({ field }) => field),
    ...requiredFields(row, checkoutFields).filter((field) => shipped || field.startsWith('contactDetails')),
    ...(shipped && !quote.selected ? ['delivery'] : []),
  ]
}

/** Fields that the merchant requires beside those that a parcel needs. */
function requiredFields(row: CheckoutRow, wanted: CheckoutSettings['checkoutFields']): string[] {
  const { address, contactDetails } = row.shippingDestination ?? row.billingInfo ?? {}
  const given = {
    'contactDetails.phone': [wanted.phone, contactDetails?.phone],
    'contactDetails.company': [wanted.company, contactDetails?.company],
    'contactDetails.vatId': [wanted.taxId, contactDetails?.vatId?.id],
    'address.addressLine2': [wanted.addressLine2, address?.addressLine2],
  } as const
  return Object.entries(given).flatMap(([field, [mode, text]]) =>
    mode === 'REQUIRED' && !text?.trim() ? [field] : [],
  )
}

/** Nothing is charged for nothing. One attempt has one key: the provider answers it as before. */
async function pay(
  { config }: Services,
  row: CheckoutRow,
  amount: Minor,
  payment: PaymentChoice,
  now: Date,
): Promise<Charged | undefined> {
  if (amount === 0) return undefined
  return chargeBy(config, { ...payment, amount, currency: config.currency, key: row.id, now })
}

/** Checks the means of payment of a free trial, which must be good although nothing is due yet. */
async function tryCard(
  { config }: Services,
  row: CheckoutRow,
  payment: PaymentChoice,
  now: Date,
): Promise<Charged | undefined> {
  if (!payment.method) return undefined
  return chargeBy(config, { ...payment, amount: 0, currency: config.currency, key: row.id, now })
}

async function reserve(
  trx: Trx,
  order: { readonly orderId: string; readonly date: Date },
  { items, totals }: Quote,
  charge?: Charged,
) {
  const { inventoryUpdateTrigger } = await ordersSettings(trx)
  const paid = totals.total === totals.giftCard + totals.storeCredit || charge?.status === 'APPROVED'
  if (inventoryUpdateTrigger === 'ON_ORDER_PAID' && !paid) return
  const counted = items.filter(({ found }) => found)
  const goods = counted.map(({ id, productId, variantId, quantity }) => ({
    lineId: id,
    productId,
    variantId,
    quantity,
  }))
  const { short } = await takeStock(trx, order, goods)
  if (short.length) throw new Undo({ kind: 'sold-out' })
}

/** A card and credit that pay: false where one has less than it had a moment ago. */
async function redeem(
  trx: Trx,
  orderId: string,
  { giftCard, storeCredit }: Quote,
  date: Date,
): Promise<boolean> {
  for (const means of [giftCard, storeCredit]) {
    if (!means?.amount) continue
    const { card, amount } = means
    if (!(await redeemGiftCard(trx, { giftCardId: card.id, orderId, amount, date }))) return false
  }
  return true
}

/** Another order had the last use first: written beside the order that is not made. */
function chargeFailed(row: CheckoutRow, quote: Quote, short: SelectedMembership, date: Date) {
  return (trx: Trx) => failMemberships(trx, row.id, quote, [short], date)
}

function buyerOf(row: CheckoutRow): Caller {
  return row.ownerType === 'MEMBER'
    ? { type: 'MEMBER', memberId: row.ownerId, contactId: '', familyId: '' }
    : { type: 'VISITOR', visitorId: row.ownerId, familyId: '' }
}
