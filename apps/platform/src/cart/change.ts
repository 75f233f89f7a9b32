import { type Db, jsonb, type Trx, transaction } from '../database.ts'
import { applicationError } from '../errors.ts'
import type { Services } from '../services.ts'
import { type CartView, cartView } from './cart-view.ts'
import { modifiedFields, tellCartCreated, tellCartUpdated } from './events.ts'
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
  work: (trx: Trx, row: CartRow, lines: readonly WantedLine[]) => Promise<Partial<CartRow> | undefined>,
  options: { readonly create?: boolean } = {},
): Promise<{ cart: CartView }> {
  const { db, clock, config, caller } = context
  return transaction(db, async (trx) => {
    const date = clock.now()
    const owner = ownerOf(caller)
    const created = options.create ? await createCart(trx, owner, config.currency, date) : false
    const row = await lockCart(trx, owner)
    if (!row) throw noCart()
    const before = { row, lines: created ? [] : await readLines(trx, row.id) }
    const changes = (await work(trx, row, before.lines)) ?? {}
    const after: CartRow = { ...row, ...changes, revision: row.revision + 1, updatedAt: date }
    const { couponCode, buyerNote, buyerEmail, contactInfo, revision, updatedAt } = after
    await trx
      .updateTable('carts')
      .set({ couponCode, buyerNote, buyerEmail, revision, updatedAt })
      .set({ contactInfo: contactInfo ? jsonb(contactInfo) : null })
      .where('id', '=', row.id)
      .execute()
    const lines = await readLines(trx, row.id)
    const cart = await viewCart({ db: trx, config }, after, lines, date)
    const told = { cart, row: after, date, caller }
    if (created) await tellCartCreated(trx, told)
    else {
      const modified = modifiedFields(before, { row: after, lines })
      await tellCartUpdated(trx, { ...told, modifiedFields: modified })
    }
    return { cart }
  })
}

/** The cart as it is answered and told, priced now. */
export async function viewCart(
  { db, config }: Pick<Services, 'db' | 'config'>,
  row: CartRow,
  lines: readonly WantedLine[],
  now: Date,
): Promise<CartView> {
  return cartView(config, row, await quoteCart(db, row, lines, now))
}

function quoteCart(db: Db, row: CartRow, lines: readonly WantedLine[], now: Date): Promise<Quote> {
  return quote(db, { lines, couponCode: row.couponCode, withShipping: false, withTax: false, now })
}

export function noCart() {
  return applicationError(404, 'OWNED_CART_NOT_FOUND', 'There is no cart yet')
}
