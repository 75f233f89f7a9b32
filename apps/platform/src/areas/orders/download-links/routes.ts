import * as operations from '@galleria/platform-client/operations/orders/order-downloads'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { lockOrder } from '../change/write-order.ts'
import { GuestAccess, reachOrder } from '../lookup/reach-order.ts'
import { renewDownloads } from './renew.ts'

/** A new link to a file that was bought, when the old one has ended: beyond the wire reference. */
export function downloadLinkRoutes(app: App): void {
  operation(
    app,
    operations.renewDownloads,
    {
      body: GuestAccess.extend({ orderId: z.string().min(1).max(100) }),
      answer: z.object({ renewed: z.boolean() }),
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const { id } = await reachOrder({ ...services, db: trx }, caller, input.orderId, input.accessToken)
        return { renewed: await renewDownloads(trx, services, await lockOrder(trx, id), caller) }
      }),
  )
}
