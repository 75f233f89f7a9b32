import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import { findOne } from '../../../data/find-one.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Minor } from '../../../domain/money/money.ts'
import type { Caller } from '../../../http/caller.ts'
import type { OwnerContext } from '../crud/resource.ts'
import { giftCardHash, giftCardKey } from './code.ts'
import type { GiftCardRow } from './find.ts'
import type { GiftCardAct } from './tables.ts'
import { giftCardOf } from './view.ts'

/** Entries of a history that are shown. */
const MOST_ACTS = 200

export async function requireCard(db: Db | Trx, id: string, { lock = false } = {}): Promise<GiftCardRow> {
  const card = db.selectFrom('giftCards').selectAll().where('id', '=', id).where('customerId', 'is', null)
  const row = isUuid(id) ? await findOne(card, { lock }) : undefined
  if (!row) throw applicationError(404, 'GIFT_CARD_NOT_FOUND', 'Gift card not found.')
  return row
}

/** One change of a card, of the revision of now; what is left on it is moved by orders alone. */
export function changeCard(
  { db, clock, caller }: OwnerContext,
  id: string,
  revision: number | undefined,
  act: GiftCardAct,
  changes: Partial<Pick<GiftCardRow, 'disabled' | 'expiresAt'>>,
) {
  return transaction(db, async (trx) => {
    const before = await requireCard(trx, id, { lock: true })
    checkRevision(before.revision, revision)
    const updatedAt = clock.now()
    const row = await trx
      .updateTable('giftCards')
      .set({ ...changes, revision: before.revision + 1, updatedAt })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await insertAct(trx, id, act, { date: updatedAt, caller })
    return { giftCard: giftCardOf(row, updatedAt) }
  })
}

export function findGiftCard(db: Db, code: string): Promise<GiftCardRow | undefined> {
  return db.selectFrom('giftCards').selectAll().where('codeHash', '=', giftCardHash(code)).executeTakeFirst()
}

/** To whom a card's letter goes. */
export interface Recipient {
  readonly email: string
  readonly name?: string | null | undefined
  readonly message?: string | null | undefined
  readonly language?: string | null | undefined
}

interface NewGiftCard {
  readonly id: string
  readonly orderId: string | null
  readonly code: string
  readonly currency: string
  readonly amount: number
  readonly expiresAt: Date | null
  readonly date: Date
  readonly recipient?: Recipient | undefined
}

export async function insertGiftCard(
  trx: Trx,
  { id, orderId, code, currency, amount, expiresAt, date, recipient }: NewGiftCard,
): Promise<void> {
  await trx
    .insertInto('giftCards')
    .values({
      id,
      codeHash: giftCardHash(code),
      lastDigits: giftCardKey(code).slice(-4),
      currency,
      initialMinor: amount,
      balanceMinor: amount,
      disabled: false,
      expiresAt,
      orderId,
      ...recipientColumns(recipient),
      createdAt: date,
      updatedAt: date,
    })
    .execute()
}

const recipientColumns = (recipient: Recipient | undefined) => ({
  recipientEmail: recipient?.email ?? null,
  recipientName: recipient?.name ?? null,
  message: recipient?.message ?? null,
  language: recipient?.language ?? null,
})

/** A new code in place of the old one, which pays nothing from then on. */
export async function replaceCode(
  trx: Trx,
  { id, revision }: Pick<GiftCardRow, 'id' | 'revision'>,
  code: string,
  recipient: Recipient,
  date: Date,
): Promise<GiftCardRow> {
  return trx
    .updateTable('giftCards')
    .set({
      codeHash: giftCardHash(code),
      lastDigits: giftCardKey(code).slice(-4),
      ...recipientColumns(recipient),
      revision: revision + 1,
      updatedAt: date,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertAct(
  trx: Trx,
  giftCardId: string,
  act: GiftCardAct,
  { date, caller }: { readonly date: Date; readonly caller: Caller },
): Promise<void> {
  const [byType, byId] =
    caller.type === 'USER'
      ? [caller.role, caller.userId]
      : caller.type === 'APP'
        ? ['APP', caller.appId]
        : ['PLATFORM', null]
  await trx
    .insertInto('giftCardActs')
    .values({ id: randomUUID(), giftCardId, act, byType, byId, createdAt: date })
    .execute()
}

/** Newest first. */
export function findActs(db: Db, giftCardId: string) {
  return db
    .selectFrom('giftCardActs')
    .selectAll()
    .where('giftCardId', '=', giftCardId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST_ACTS)
    .execute()
}

/** Newest first, with the number of the order. */
export function findMovements(db: Db, giftCardId: string) {
  return db
    .selectFrom('giftCardMovements')
    .leftJoin('orders', 'orders.id', 'giftCardMovements.orderId')
    .select([
      'giftCardMovements.id',
      'giftCardMovements.orderId',
      'giftCardMovements.amountMinor',
      'giftCardMovements.createdAt',
      'orders.number',
    ])
    .where('giftCardMovements.giftCardId', '=', giftCardId)
    .orderBy('giftCardMovements.createdAt', 'desc')
    .orderBy('giftCardMovements.id')
    .limit(MOST_ACTS)
    .execute()
}

export function takeBalance(trx: Trx, giftCardId: string, amount: number, date: Date) {
  return trx
    .updateTable('giftCards')
    .set((column) => ({ balanceMinor: column('balanceMinor', '-', amount), updatedAt: date }))
    .where('id', '=', giftCardId)
    .where('balanceMinor', '>=', amount)
    .where('disabled', '=', false)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', date)]))
    .returning('id')
    .executeTakeFirst()
}

export function lockGiftCard(trx: Trx, giftCardId: string) {
  return trx.selectFrom('giftCards').select('id').where('id', '=', giftCardId).forUpdate().executeTakeFirst()
}

export function sumMovements(trx: Trx, giftCardId: string, orderId: string) {
  return trx
    .selectFrom('giftCardMovements')
    .select((column) => column.fn.sum('amountMinor').as('sum'))
    .where('giftCardId', '=', giftCardId)
    .where('orderId', '=', orderId)
    .executeTakeFirst()
}

export async function returnBalance(trx: Trx, giftCardId: string, amount: number, date: Date): Promise<void> {
  await trx
    .updateTable('giftCards')
    .set((column) => ({
      balanceMinor: column('balanceMinor', '+', amount),
      // Store credit may have grown meanwhile: staff add to it.
      initialMinor: column.fn<number>('greatest', ['initialMinor', column('balanceMinor', '+', amount)]),
      updatedAt: date,
    }))
    .where('id', '=', giftCardId)
    .execute()
}

export interface Movement {
  readonly giftCardId: string
  readonly orderId: string
  readonly amount: Minor
  readonly date: Date
}

export async function move(trx: Trx, { giftCardId, orderId, amount, date }: Movement): Promise<void> {
  await trx
    .insertInto('giftCardMovements')
    .values({ id: randomUUID(), giftCardId, orderId, amountMinor: amount, createdAt: date })
    .execute()
}

export function findGiftCards(db: Db) {
  return db.selectFrom('giftCards').selectAll().where('customerId', 'is', null).orderBy('id').execute()
}
