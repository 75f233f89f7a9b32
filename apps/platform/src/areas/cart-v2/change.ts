import { violations } from '../../base/errors.ts'
import { type Trx, transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { requestedLanguage } from '../../domain/messages/requested-language.ts'
import { refuseOtherCurrency } from '../../domain/money/one-currency.ts'
import { AmountTooLarge } from '../../domain/pricing/amounts.ts'
import type { Client } from '../../http/client.ts'
import type { RequestHead } from '../../http/exchange-type.ts'
import {
  type CartCaller,
  createCart,
  displayConfig,
  emitCartCreated,
  emitCartUpdated,
  modifiedFields,
  type RequestedLine,
  readLines,
  type Target,
  viewCart,
} from '../cart/index.ts'
import {
  type CheckoutRow,
  checkoutView,
  emitCheckoutCreated,
  emitCheckoutUpdated,
} from '../checkout/index.ts'
import { alreadyOrdered, noCart, noCurrentCart } from './errors.ts'
import { emitCreated, emitUpdated } from './events.ts'
import { findPurchase, isOrdered, type Purchase } from './purchase/find.ts'
import { cartOnly, type Priced, pricePurchase } from './purchase/quote.ts'
import { writePurchase } from './purchase/write.ts'
import { type CartView, cartView } from './views/cart.ts'

export interface Context extends Pick<Services, 'db' | 'clock' | 'config' | 'hooks'> {
  readonly caller: CartCaller
  readonly request: RequestHead
  readonly client: Client
}

export const missing = ({ id }: Target) => (id === undefined ? noCurrentCart() : noCart())

export async function readPurchase({ db }: Pick<Context, 'db'>, target: Target): Promise<Purchase> {
  const found = await findPurchase(db, target)
  if (!found) throw missing(target)
  return found
}

export function refuseOrdered(purchase: Purchase): void {
  if (isOrdered(purchase)) throw alreadyOrdered(purchase.row.cartId, purchase.row.orderId)
}

/** Tells whether it is the cart that its owner comes back to: that of V1 alone. */
export const isCurrent = ({ cart, row }: Purchase, { caller }: Pick<Context, 'caller'>) =>
  cart !== undefined && row.status === 'OPEN' && !(caller.type === 'APP' && row.ownerType !== 'MEMBER')

/** Columns of the checkout that is to be; lines of a cart are changed at once, and told by none. */
export type Changes = Partial<CheckoutRow>
type Work = (trx: Trx, purchase: Purchase, date: Date) => Promise<Changes | undefined>

interface Options {
  /** Makes the caller's cart where there is none. */
  readonly create?: boolean
  /** Looks at the purchase as it has become; throwing undoes it. */
  readonly check?: (trx: Trx, priced: Priced, date: Date) => Promise<void> | void
}

/** Makes one change of a purchase: locked, counted in its revision, told in the events of both versions. */
export function changePurchase(context: Context, target: Target, work: Work, options: Options = {}) {
  return transaction(context.db, (trx) => changeWithin(trx, context, target, work, options))
}

export async function changeWithin(
  trx: Trx,
  context: Context,
  target: Target,
  work: Work,
  { create = false, check }: Options = {},
): Promise<{ cart: CartView }> {
  const { clock, config, caller } = context
  const date = clock.now()
  const found = await findPurchase(trx, target, { lock: true })
  const made = !found && create && target.owner
  if (made) await createCart(trx, made, config.currency, date)
  const purchase = found ?? (made ? await findPurchase(trx, target, { lock: true }) : undefined)
  if (!purchase) throw missing(target)
  refuseOrdered(purchase)
  refuseOtherCurrency(config, purchase.row)
  const before = purchase.row.lines
  const changes = (await work(trx, purchase, date)) ?? {}
  const language = requestedLanguage(context.request)
  const after = {
    ...purchase.row,
    ...changes,
    ...(language ? { buyerLanguage: language } : {}),
    revision: purchase.row.revision + 1,
    updatedAt: date,
  }
  const lines = purchase.cart ? await readLines(trx, purchase.cart.id) : after.lines
  await writePurchase(trx, purchase, { ...after, lines }, { date, language })
  const now = await findPurchase(trx, { id: after.cartId })
  if (!now) throw missing(target)
  const priced = await priceOf(() => pricePurchase(trx, config, now.row, date, cartOnly(now.row)))
  await check?.(trx, priced, date)
  const created = purchase.row.revision === 0
  await tellV1(trx, context, { before: purchase, lines: before, after: now, date, created, priced })
  const cart = cartView(displayConfig(context), priced, { current: isCurrent(now, context) })
  await (created ? emitCreated : emitUpdated)(trx, cart, { row: now.row, date, caller })
  return { cart }
}

interface Told {
  readonly before: Purchase
  readonly lines: readonly RequestedLine[]
  readonly after: Purchase
  readonly date: Date
  readonly created: boolean
  readonly priced: Priced
}

async function tellV1(trx: Trx, { config, caller }: Context, told: Told): Promise<void> {
  const { before, lines, after, date, created, priced } = told
  const { cart: row, row: checkout } = after
  if (!row || !before.cart) {
    const view = checkoutView(config, checkout, priced.quote)
    return (created ? emitCheckoutCreated : emitCheckoutUpdated)(trx, {
      checkout: view,
      row: checkout,
      date,
      caller,
    })
  }
  const cart = await viewCart({ db: trx, config }, row, checkout.lines, date)
  if (created) return emitCartCreated(trx, { cart, row, date, caller })
  const was = { row: before.cart, lines }
  const modified = modifiedFields(was, { row, lines: checkout.lines })
  return emitCartUpdated(trx, { cart, row, date, caller, modifiedFields: modified })
}

/** Lines that come to more than can be counted are refused, as in V1. */
async function priceOf<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AmountTooLarge)) throw error
    const description = 'add up to more than the maximum quantity'
    throw violations([{ field: 'lineItems', description, violatedRule: 'MAX' }])
  }
}

/** The cart as it is, without a change. */
export async function shownCart(context: Context, purchase: Purchase): Promise<{ cart: CartView }> {
  const { db, clock, config } = context
  const priced = await pricePurchase(db, config, purchase.row, clock.now(), cartOnly(purchase.row))
  return { cart: cartView(displayConfig(context), priced, { current: isCurrent(purchase, context) }) }
}
