import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../data/database.ts'
import type { Minor } from '../../../domain/money/money.ts'

interface Movement {
  readonly giftCardId: string
  readonly orderId: string
  readonly amount: Minor
  readonly date: Date
}

/** When an order is placed: takes the amount, or says that it is not there. Two at once cannot both have the last cent. */
export async function redeemGiftCard(
  trx: Trx,
  { giftCardId, orderId, amount, date }: Movement,
): Promise<boolean> {
  const taken = await trx
    .updateTable('giftCards')
    .set((column) => ({ balanceMinor: column('balanceMinor', '-', amount), updatedAt: date }))
    .where('id', '=', giftCardId)
    .where('balanceMinor', '>=', amount)
    .where('disabled', '=', false)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', date)]))
    .returning('id')
    .executeTakeFirst()
  if (!taken) return false
  await move(trx, { giftCardId, orderId, amount: -amount, date })
  return true
}

/** When an order is refunded: what it paid goes back, never more. */
export async function restoreGiftCard(
  trx: Trx,
  { giftCardId, orderId, amount, date }: Movement,
): Promise<boolean> {
  const card = await trx
    .selectFrom('giftCards')
    .select('id')
    .where('id', '=', giftCardId)
    .forUpdate()
    .executeTakeFirst()
  const moved = await trx
    .selectFrom('giftCardMovements')
    .select((column) => column.fn.sum('amountMinor').as('sum'))
    .where('giftCardId', '=', giftCardId)
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  if (!card || amount > -Number(moved?.sum ?? 0)) return false
  await trx
    .updateTable('giftCards')
    .set((column) => ({ balanceMinor: column('balanceMinor', '+', amount), updatedAt: date }))
    .where('id', '=', giftCardId)
    .execute()
  await move(trx, { giftCardId, orderId, amount, date })
  return true
}

async function move(trx: Trx, { giftCardId, orderId, amount, date }: Movement): Promise<void> {
  await trx
    .insertInto('giftCardMovements')
    .values({ id: randomUUID(), giftCardId, orderId, amountMinor: amount, createdAt: date })
    .execute()
}
