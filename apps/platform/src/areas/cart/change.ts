import { violations } from '../../base/errors.ts'
import { type Db, type Trx, transaction } from '../../data/database.ts'
import type { DisplayConfig } from '../../data/display-config.ts'
import type { Services } from '../../data/services.ts'
import { readTerms } from '../../data/terms-revision/terms.ts'
import { requestedLanguage } from '../../domain/messages/requested-language.ts'
import { conversionFor } from '../../domain/money/convert.ts'
import { refuseOtherCurrency } from '../../domain/money/one-currency.ts'
import { AmountTooLarge } from '../../domain/pricing/amounts.ts'
import type { Caller } from '../../http/caller.ts'
import type { RequestHead } from '../../http/exchange-type.ts'
import { emitCartCreated, emitCartUpdated, modifiedFields } from './events.ts'
import { cacheableQuote, type MakeCacheable } from './fast/cacheable-quote.ts'
import type { RequestedLine } from './lines/requested-line.ts'
import { type Quote, quote } from './quote/quote.ts'
import { readWholeCart, type WholeCart } from './store/cart-with-items.ts'
import { type CartRow, createCart, lockTarget, readLines, writeCart } from './store/carts.ts'
import { readItems } from './store/items.ts'
import { noCart, type Target } from './target.ts'
import { type CartView, cartView } from './views/cart.ts'

export interface CartContext extends Pick<Services, 'db' | 'clock' | 'config' | 'hooks'> {
  readonly caller: Caller
  readonly request: RequestHead
}

/** The store's money, and what the shopper is shown beside it. */
export function displayConfig({ config, request }: Pick<CartContext, 'config' | 'request'>): DisplayConfig {
  return { ...config, conversion: conversionFor(config, request) }
}

export async function readCart(
  context: CartContext,
  target: Target,
): Promise<{ row: CartRow; quote: Quote; cart: CartView; makeCacheable: MakeCacheable }> {
  const whole = await readWholeCart(context.db, target)
  if (!whole) throw noCart(target)
  const now = context.clock.now()
  const quoted = await cacheableQuote(context.db, whole, now, (db) => quoteCart(db, whole, now))
  return { ...quoted, row: whole.row, cart: cartView(displayConfig(context), whole.row, quoted.quote) }
}

/** One change of a cart: locked, counted in its revision and told to the outbox. */
export async function changeCart(
  context: CartContext,
  target: Target,
  work: (trx: Trx, row: CartRow, lines: readonly RequestedLine[]) => Promise<Partial<CartRow> | undefined>,
  options: { readonly create?: boolean } = {},
): Promise<{ cart: CartView }> {
  const { db, clock, config, caller } = context
  return transaction(db, async (trx) => {
    const date = clock.now()
    const found = await lockTarget(trx, target)
    // Most who add something have a cart; where another tab makes it at this moment, that one is taken.
    const makes = !found && options.create && target.owner
    const made = makes ? await createCart(trx, makes, config.currency, date) : undefined
    const created = made !== undefined
    const row = found ?? made ?? (makes ? await lockTarget(trx, target) : undefined)
    if (!row) throw noCart(target)
    refuseOtherCurrency(config, row)
    const before = { row, lines: created ? [] : await readLines(trx, row.id) }
    const changes = (await work(trx, row, before.lines)) ?? {}
    const after: CartRow = { ...row, ...changes, revision: row.revision + 1, updatedAt: date }
    const language = requestedLanguage(context.request)
    await writeCart(trx, after, language)
    const whole = await readWholeCart(trx, { id: row.id })
    if (!whole) throw noCart(target)
    const lines = whole.items
    const quoted = await quoteCart(trx, { ...whole, row: after }, date)
    const cart = cartView(displayConfig(context), after, quoted)
    const change = { cart, row: after, date, caller }
    if (created) await emitCartCreated(trx, change)
    else {
      const modified = modifiedFields(before, { row: after, lines })
      await emitCartUpdated(trx, { ...change, modifiedFields: modified })
    }
    return { cart }
  })
}

/** The cart as it is answered and told, priced now. */
export async function viewCart(
  { db, config }: { readonly db: Db; readonly config: DisplayConfig },
  row: CartRow,
  lines: readonly RequestedLine[],
  now: Date,
): Promise<CartView> {
  const [items, terms] = [await readItems(db, lines), await readTerms(db)]
  return cartView(config, row, await quoteCart(db, { row, items, terms }, now))
}

/** The cart itself, without delivery and taxes. */
export async function quoteCart(db: Db, { row, items, terms }: WholeCart, now: Date): Promise<Quote> {
  const whole = { ...requestOf(row), lines: items, items, terms }
  try {
    return await quote(db, { ...whole, withShipping: false, withTax: false, now })
  } catch (error) {
    if (error instanceof AmountTooLarge) throw tooMuch()
    throw error
  }
}

/** Pricing request built from a cart's row. */
export function requestOf(row: CartRow) {
  return {
    couponCode: row.couponCode,
    merchantDiscounts: row.merchantDiscounts,
    memberId: row.ownerType === 'MEMBER' ? row.ownerId : null,
    email: row.buyerEmail,
    currency: row.currency,
    businessLocationId: row.businessLocationId,
  }
}

function tooMuch() {
  const field = 'lineItems'
  return violations([{ field, description: 'add up to more than the maximum quantity', violatedRule: 'MAX' }])
}
