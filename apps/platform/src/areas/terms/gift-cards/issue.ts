import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../data/database.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { newGiftCardCode } from './code.ts'
import { insertGiftCard, type Recipient } from './store.ts'

/** A card of its own for each piece that was bought. The code is told once: only its hash is kept. */
export async function issueGiftCard(
  trx: Trx,
  card: {
    readonly amount: Minor
    readonly currency: string
    readonly orderId: string | null
    readonly date: Date
    readonly expiresAt?: Date | null
    readonly recipient?: Recipient | undefined
  },
): Promise<{ id: string; code: string }> {
  const { amount, currency, orderId, date, expiresAt = null, recipient } = card
  const [id, code] = [randomUUID(), newGiftCardCode()]
  await insertGiftCard(trx, { id, orderId, code, currency, amount, expiresAt, date, recipient })
  return { id, code }
}
