import { type Db, jsonb, type Trx, transaction } from '../database.ts'
import { applicationError } from '../errors.ts'
import { emit } from '../outbox.ts'
import type { Services } from '../services.ts'
import { type CartView, cartView } from './cart-view.ts'
import type { WantedLine } from './items.ts'
import { ownerOf, type Shopper } from './owner.ts'
import { type Quote, quote } from './quote.ts'
import { type CartRow, createCart, findCart, lockCart, readLines } from './store.ts'

type Context = Pick<Services, 'db' | 'clock' | 'config'> & { readonly caller: Shopper }

export async function readCart(context: Context): Promise<{ row: CartRow; quote: Quote; cart: CartView }> {
  const row = await findCart(context.db, ownerOf(context.caller))
  if (!row) throw noCart()
  const lines = await readLines(context.db, row.id)
  const quoted = await quoteCart(context.db, row, lines, context.clock.now())
  return { row, quote: quoted, cart: cartView(context.config, row, quoted) }
}

/** One change of the caller's cart: locked, counted in its revision and told to the outbox. */
export async function changeCart(
  context: Context,
  work: (trx: Trx, row: CartRow) => Promise<Partial<CartRow> | undefined>,
  options: { readonly create?: boolean } = {},
): Promise<{ cart: CartView }> {
  const { db, clock, config, caller } = context
  return transaction(db, async (trx) => {
    const date = clock.now()
    const owner = ownerOf(caller)
    const created = options.create ? await createCart(trx, owner, config.currency, date) : false
    const row = await lockCart(trx, owner)
    if (!row) throw noCart()
    const changes = (await work(trx, row)) ?? {}
    const after: CartRow = { ...row, ...changes, revision: row.revision + 1, updatedAt: date }
    const { couponCode, buyerNote, buyerEmail, contactInfo, revision, updatedAt } = after
    await trx
      .updateTable('carts')
      .set({ couponCode, buyerNote, buyerEmail, revision, updatedAt })
      .set({ contactInfo: contactInfo ? jsonb(contactInfo) : null })
      .where('id', '=', row.id)
      .execute()
    const lines = await readLines(trx, row.id)
    const cart = cartView(config, after, await quoteCart(trx, after, lines, date))
    const type = created ? 'wix.ecom.v1.cart_created' : 'wix.ecom.v1.cart_updated'
    await emit(trx, { type, entityId: row.id, date, data: cart, caller })
    return { cart }
  })
}

function quoteCart(db: Db, row: CartRow, lines: readonly WantedLine[], now: Date): Promise<Quote> {
  return quote(db, { lines, couponCode: row.couponCode, withShipping: false, withTax: false, now })
}

export function noCart() {
  return applicationError(404, 'OWNED_CART_NOT_FOUND', 'There is no cart yet')
}
