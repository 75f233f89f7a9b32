import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { emailKey } from '../../../base/texts/email-key.ts'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { findOne } from '../../../data/find-one.ts'
import type { ReviewTables } from '../tables.ts'
import { facts } from './facts.ts'

export type ReviewRow = Selectable<ReviewTables['reviews']>

/** Review with its votes, its contact and its product. */
export interface FoundReview extends ReviewRow {
  readonly helpful: number
  readonly contactId: string | null
  /** Null of a product that was deleted. */
  readonly productName: string | null
  readonly productSlug: string | null
  readonly productVisible: boolean | null
}

export function findReview(db: Db, id: string): Promise<FoundReview | undefined> {
  return db.selectFrom('reviews').selectAll().select(facts).where('id', '=', id).executeTakeFirst()
}

export function lockReview(trx: Trx, id: string): Promise<ReviewRow | undefined> {
  return findOne(trx.selectFrom('reviews').selectAll().where('id', '=', id), { lock: true })
}

export function findReviewOf(
  db: Db,
  { productId, memberId }: Pick<ReviewRow, 'productId' | 'memberId'>,
): Promise<FoundReview | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .select(facts)
    .where('productId', '=', productId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
}

/** False where the member has a review of the product already. */
export async function insertReview(trx: Trx, row: Insertable<ReviewTables['reviews']>): Promise<boolean> {
  const added = await trx
    .insertInto('reviews')
    .values({ ...row, media: jsonb(row.media) })
    .onConflict((conflict) => conflict.columns(['productId', 'memberId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Writes columns under the next revision. */
export async function updateReviewRow(
  trx: Trx,
  id: string,
  { media, ...changes }: Updateable<ReviewTables['reviews']>,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set((row) => ({
      ...changes,
      ...(media && { media: jsonb(media) }),
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function deleteReviewRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('reviews').where('id', '=', id).execute()
}

/** Whether shoppers see the product. */
export async function isShown(db: Db, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('visible', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export async function isProduct(db: Db, productId: string): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()
  return row !== undefined
}

export interface AuthorOf {
  readonly contactId?: string | undefined
  readonly email?: string | undefined
}

/** The member of a contact or an email. */
export async function findAuthor(db: Db, { contactId, email }: AuthorOf): Promise<string | undefined> {
  const key = email === undefined ? undefined : emailKey(email)
  if (!contactId && !key) return undefined
  const row = await db
    .selectFrom('members')
    .select('id')
    .where(contactId ? 'contactId' : 'emailKey', '=', contactId ?? key ?? '')
    .executeTakeFirst()
  return row?.id
}

/** Whether the member has a paid order of the product that was not canceled. */
export async function hasBought(
  db: Db,
  { productId, memberId }: Pick<ReviewRow, 'productId' | 'memberId'>,
): Promise<boolean> {
  const line = JSON.stringify({ lineItems: [{ catalogReference: { catalogItemId: productId } }] })
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('memberId', '=', memberId)
    .where('status', '=', 'APPROVED')
    .where('paymentStatus', 'in', ['PAID', 'PARTIALLY_REFUNDED'])
    .where(sql<boolean>`document @> ${line}::jsonb`)
    .executeTakeFirst()
  return row !== undefined
}
