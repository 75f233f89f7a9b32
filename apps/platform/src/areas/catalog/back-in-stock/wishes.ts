import { randomUUID } from 'node:crypto'
import { backInStockRequestCreated, backInStockRequestDeleted } from '@galleria/platform-client/events'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { addressKey, deleteWishRequests, insertRequest } from './store.ts'
import { view } from './view.ts'

interface WishRequest {
  readonly memberId: string
  readonly email: string
  /** BCP 47. */
  readonly language: string
  readonly productId: string
  readonly variantId: string
  readonly date: Date
}

/** Asks for a member who wishes for a variant that is sold out; one whose address waits for it already is not asked for twice. */
export async function requestForWish(trx: Trx, { date, email, ...wish }: WishRequest): Promise<void> {
  const added = await insertRequest(trx, {
    ...{ id: randomUUID(), ...wish, email, emailKey: addressKey(email), status: 'RECEIVED' },
    ...{ visitorId: null, fromWishlist: true, createdAt: date, updatedAt: date },
  })
  if (!added) return
  const entity = view(added)
  await emit(trx, backInStockRequestCreated, { entityId: added.id, date, entity })
}

/** Takes the request of a wish back that has ended. */
export async function endWishRequest(trx: Trx, id: string, date: Date): Promise<void> {
  await end(trx, await deleteWishRequests(trx, { id }), date)
}

/** Ends what else was asked for a wish: one letter about a product is enough. */
export async function endOtherVariants(
  trx: Trx,
  of: { readonly productId: string; readonly emailKey: string },
  date: Date,
): Promise<void> {
  await end(trx, await deleteWishRequests(trx, of), date)
}

async function end(trx: Trx, ids: readonly string[], date: Date): Promise<void> {
  for (const entityId of ids) await emit(trx, backInStockRequestDeleted, { entityId, date })
}
