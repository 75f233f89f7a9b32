import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { writeOrder } from '../change/write-order.ts'
import { hasBeenPaid } from '../paid/paid.ts'
import type { OrderRow } from '../read/order-view.ts'
import { linkDownloads } from './downloads.ts'

/**
 * New links for the files of a locked order where one has ended, mailed to its address; twice in a row is once, for by
 * then none has ended.
 */
export async function renewDownloads(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  order: OrderRow,
  caller: Caller,
): Promise<boolean> {
  const now = services.clock.now()
  const { status, paymentStatus, document } = order
  if (status !== 'APPROVED' || !hasBeenPaid(paymentStatus) || paymentStatus === 'FULLY_REFUNDED')
    throw applicationError(428, 'NO_DOWNLOADS', 'This order has no files to download.')
  const over = document.lineItems.some(
    ({ digitalFile }) => digitalFile && new Date(digitalFile.expirationDate ?? 0) <= now,
  )
  const lineItems = over ? await linkDownloads(trx, services, order) : undefined
  if (!lineItems) return false
  const change = { document: { lineItems }, activities: ['DOWNLOAD_LINK_SENT'] as const }
  await writeOrder(trx, services, order, change, caller)
  return true
}
