import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { findHandling } from './store.ts'

/** Refuses to send an order on hold, for whoever put it there has a reason that a packer may not know. */
export async function refuseHeld(trx: Trx, orderId: string): Promise<void> {
  if ((await findHandling(trx, orderId))?.onHold)
    throw applicationError(428, 'ORDER_IS_ON_HOLD', 'This order is on hold. Release it first.')
}
