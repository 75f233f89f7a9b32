import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Db, hotQuery, jsonb, type Trx } from '../../../data/database.ts'
import { textsKey } from '../lines/custom-texts.ts'
import type { RequestedLine } from '../lines/requested-line.ts'
import type { Owner } from '../owner.ts'
import type { CartTables } from '../tables.ts'
import type { Target } from '../target.ts'

/** Its language is for letters alone, which read it by themselves. */
export type CartRow = Omit<Selectable<CartTables['carts']>, 'buyerLanguage'>

/** Columns for a statement about `carts c`. */
export const cartColumns = `c.id, c.owner_type, c.owner_id, c.coupon_code, c.buyer_note, c.buyer_email, c.contact_info,
  c.currency, c.checkout_id, c.merchant_discounts, c.business_location_id, c.selected_shipping,
  c.override_checkout_url, c.extended_fields, c.contact_id, c.revision, c.created_at, c.updated_at`

/** A statement about `carts c` for each way to name one: hot ones have no parts that come and go. */
export function ofTarget<Row>(text: (which: string) => string) {
  const ofOwner = hotQuery<Row>(text('c.owner_type = $1 and c.owner_id = $2'))
  const ofId = hotQuery<Row>(text('c.id = $1'))
  const ofBoth = hotQuery<Row>(text('c.id = $1 and c.owner_type = $2 and c.owner_id = $3'))
  return ({ id, owner }: Target) => {
    const named = owner ? [owner.ownerType, owner.ownerId] : []
    return id && owner ? ofBoth([id, ...named]) : owner ? ofOwner(named) : ofId([id])
  }
}

const lock = ofTarget<CartRow>((which) => `select ${cartColumns} from carts c where ${which} for update`)

/** Locks the row of a cart that is about to change, so that two tabs take turns. */
export function lockCart(trx: Trx, owner: Owner): Promise<CartRow | undefined> {
  return lockTarget(trx, { owner })
}

export async function lockTarget(trx: Trx, target: Target): Promise<CartRow | undefined> {
  const { rows } = await trx.executeQuery(lock(target))
  return rows[0]
}

/** Empty, before its first change. */
export function newCart({ ownerType, ownerId }: Owner, currency: string, date: Date): CartRow {
  return {
    ...{ id: randomUUID(), ownerType, ownerId, currency, revision: 0, createdAt: date, updatedAt: date },
    ...{ couponCode: null, buyerNote: null, buyerEmail: null, contactInfo: null, checkoutId: null },
    ...{ merchantDiscounts: null, businessLocationId: null, selectedShipping: null, contactId: null },
    ...{ overrideCheckoutUrl: null, extendedFields: null },
  }
}

/** Undefined when there was one before. */
export async function createCart(
  trx: Trx,
  owner: Owner,
  currency: string,
  date: Date,
): Promise<CartRow | undefined> {
  const row = newCart(owner, currency, date)
  const made = await trx
    .insertInto('carts')
    .values(cartValues(row))
    .onConflict((conflict) => conflict.columns(['ownerType', 'ownerId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made && row
}

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null)

const change =
  hotQuery(`update carts set coupon_code = $2, buyer_note = $3, buyer_email = $4, contact_info = $5::jsonb,
  currency = $6, checkout_id = $7, merchant_discounts = $8::jsonb, business_location_id = $9,
  selected_shipping = $10::jsonb, override_checkout_url = $11, extended_fields = $12::jsonb, contact_id = $13,
  revision = $14, updated_at = $15, buyer_language = coalesce($16, buyer_language)
where id = $1`)

/** All of a cart but whose it is. Without a language the one that it has stays. */
export async function writeCart(trx: Trx, row: CartRow, language: string | undefined): Promise<void> {
  const texts = [row.couponCode, row.buyerNote, row.buyerEmail, json(row.contactInfo), row.currency]
  const sold = [
    row.checkoutId,
    json(row.merchantDiscounts),
    row.businessLocationId,
    json(row.selectedShipping),
  ]
  const beside = [row.overrideCheckoutUrl, json(row.extendedFields), row.contactId]
  await trx.executeQuery(
    change([row.id, ...texts, ...sold, ...beside, row.revision, row.updatedAt, language]),
  )
}

/** A row as it is written: documents as JSON. */
export function cartValues(row: CartRow) {
  const document = <T>(value: T) => (value === null ? null : jsonb(value))
  return {
    ...row,
    contactInfo: document(row.contactInfo),
    merchantDiscounts: document(row.merchantDiscounts),
    selectedShipping: document(row.selectedShipping),
    extendedFields: document(row.extendedFields),
  }
}

const linesOf = hotQuery<RequestedLine>(`select id, product_id, variant_id, options, quantity, details
from cart_lines where cart_id = $1 order by position, id`)

export async function readLines(db: Db, cartId: string): Promise<RequestedLine[]> {
  const { rows } = await db.executeQuery(linesOf([cartId]))
  return rows
}

const put = hotQuery(`insert into cart_lines
  (id, cart_id, product_id, variant_id, options, quantity, position, details, texts_key)
values ($1, $2, $3, $4, $5::jsonb, $6,
  (select coalesce(max(position) + 1, 0) from cart_lines where cart_id = $2), $7::jsonb, $8)
on conflict (cart_id, variant_id, texts_key) do update set quantity = excluded.quantity, details = excluded.details`)

/** Writes a line: the quantity and details of the same item where the cart has it, otherwise a new line behind all others. */
export async function putLine(trx: Trx, cartId: string, line: Omit<RequestedLine, 'id'>): Promise<void> {
  const { productId, variantId, options, quantity, details } = line
  const goods = [productId, variantId, JSON.stringify(options), quantity, json(details)]
  await trx.executeQuery(put([randomUUID(), cartId, ...goods, textsKey(options)]))
}

export async function setQuantity(trx: Trx, id: string, quantity: number): Promise<void> {
  await trx.updateTable('cartLines').set({ quantity }).where('id', '=', id).execute()
}

export async function removeLines(trx: Trx, cartId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('cartLines').where('cartId', '=', cartId).where('id', 'in', ids).execute()
}

export async function deleteCart(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('carts').where('id', '=', id).execute()
}

/** Changes single columns of a cart that is locked. */
export async function updateCart(
  trx: Trx,
  id: string,
  changes: Partial<
    Pick<CartRow, 'ownerType' | 'ownerId' | 'couponCode' | 'buyerNote' | 'revision' | 'updatedAt'>
  >,
): Promise<void> {
  await trx.updateTable('carts').set(changes).where('id', '=', id).execute()
}
