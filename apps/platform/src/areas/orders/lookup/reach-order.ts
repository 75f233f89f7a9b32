import { z } from 'zod'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { noOrder } from '../change/write-order.ts'
import { findOrder } from '../read/access.ts'
import type { OrderRow } from '../read/order-view.ts'
import { openAccess } from './access-token.ts'

/** Proof that a guest who looked an order up sends along. */
export const GuestAccess = z.object({ accessToken: z.string().max(200).optional() })

/** The caller's own order, or the one that a look-up opened. */
export async function reachOrder(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  caller: Caller,
  id: string,
  accessToken?: string,
): Promise<OrderRow> {
  if (accessToken === undefined) return findOrder(services.db, caller, id)
  const { order } = await openAccess(services, accessToken)
  if (order.id !== id) throw noOrder()
  return order
}
