import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/order-downloads.ts'

/**
 * Renews the links of an order's files that have ended, and mails them to the order's address; links that are good stay.
 * An extension of the embedded platform.
 */
export const renewDownloads = /* @__PURE__ */ defineCall<
  { orderId: string; accessToken?: string | undefined },
  { renewed: boolean }
>(operations.renewDownloads, () => z.object({ renewed: z.boolean() }), { repeatable: true })
