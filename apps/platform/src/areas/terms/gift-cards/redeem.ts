import type { Trx } from '../../../data/database.ts'
import { lockGiftCard, type Movement, move, returnBalance, sumMovements, takeBalance } from './store.ts'

/** When an order is placed: takes the amount, or says that it is not there. Two at once cannot both have the last cent. */
export async function redeemGiftCard(
  trx: Trx,
  { giftCardId, orderId, amount, date }: Movement,
): Promise<boolean> {
  const taken = await takeBalance(trx, giftCardId, amount, date)
  if (!taken) return false
  await move(trx, { giftCardId, orderId, amount: -amount, date })
  return true
}

/** When an order is refunded: what it paid goes back, never more. */
export async function restoreGiftCard(
  trx: Trx,
  { giftCardId, orderId, amount, date }: Movement,
): Promise<boolean> {
  const card = await lockGiftCard(trx, giftCardId)
  const moved = await sumMovements(trx, giftCardId, orderId)
  if (!card || amount > -Number(moved?.sum ?? 0)) return false
  await returnBalance(trx, giftCardId, amount, date)
  await move(trx, { giftCardId, orderId, amount, date })
  return true
}
