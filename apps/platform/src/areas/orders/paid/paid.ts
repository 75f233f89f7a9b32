import type { Trx } from '../../../data/database.ts'
import type { PaidOrder } from '../../../data/hooks.ts'
import type { Services } from '../../../data/services.ts'
import { toNumber } from '../../../domain/money/money.ts'
import { type NewActivity, withActivities } from '../activity/activities.ts'
import { linkDownloads } from '../download-links/downloads.ts'
import { followPayments, issueInvoice } from '../invoices/issue.ts'
import { readInvoices } from '../invoices/store.ts'
import { goodsOf, nameOf, spentByLine, spentOn } from '../lines/lines.ts'
import type { OrderRow } from '../read/order-view.ts'
import { ordersSettings } from '../settings/store.ts'
import { takeStock } from '../stock/stock.ts'
import { openContracts } from '../subscriptions/contracts.ts'
import { giveGiftCards } from './gift-cards.ts'
import { payRequests, updateDocument } from './store.ts'

export function hasBeenPaid(status: string): boolean {
  return ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'].includes(status)
}

/** Runs once, when the last of the money has arrived: in the transaction that finds it out. */
export async function whenPaid(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  row: OrderRow,
): Promise<OrderRow> {
  const date = services.clock.now()
  const activities: NewActivity[] = []
  const { inventoryUpdateTrigger, createInvoice, autoGenerateInvoice } = await ordersSettings(trx)
  if (inventoryUpdateTrigger === 'ON_ORDER_PAID') {
    const { short } = await takeStock(trx, { orderId: row.id, date }, goodsOf(row))
    if (short.length)
      activities.push(
        shortage(
          row.document,
          short.map(({ lineId }) => lineId),
        ),
      )
  }
  if (row.memberId) await services.hooks.onOrderPaid(trx, paidOrder(row, row.memberId, date))
  await payRequests(trx, row.id, date)
  const opened = row.document.checkoutId ? await openContracts(trx, services.config, row, date) : undefined
  const current = opened ? { ...row, document: { ...row.document, lineItems: opened } } : row
  const linked = await linkDownloads(trx, services, current)
  const lineItems = linked ?? opened
  await giveGiftCards(trx, services, row)
  if (linked) activities.push({ activityType: 'DOWNLOAD_LINK_SENT' })
  await followPayments(trx, row, date)
  if (createInvoice && autoGenerateInvoice && row.totalMinor > 0) {
    const all = await readInvoices(trx, row.id)
    if (all.every(({ status }) => status === 'Void')) {
      await issueInvoice(trx, row, date)
      activities.push({ activityType: 'INVOICE_ADDED' })
    }
  }
  if (activities.length === 0 && !lineItems) return row
  const document = {
    ...row.document,
    ...(lineItems ? { lineItems } : {}),
    activities: withActivities(row.document.activities, activities, date),
  }
  return updateDocument(trx, row.id, document)
}

/** Tells that an order was changed, where it is paid for. */
export async function whenChanged(
  trx: Trx,
  { hooks }: Pick<Services, 'hooks'>,
  row: OrderRow,
  date: Date,
): Promise<void> {
  const { memberId, paymentStatus } = row
  if (memberId && hasBeenPaid(paymentStatus))
    await hooks.onPaidOrderChanged(trx, paidOrder(row, memberId, date))
}

function paidOrder(row: OrderRow, memberId: string, date: Date): PaidOrder {
  const { id: orderId, revision, currency } = row
  const spent = spentOn(row)
  const { purchasedDate } = row.document
  return {
    ...{ memberId, orderId, revision, currency, spent, date },
    whole: Math.floor(toNumber(spent, currency)),
    lines: spentByLine(row),
    placed: purchasedDate ? new Date(purchasedDate) : row.createdAt,
  }
}

/** Sold, and gone meanwhile: staff must know. */
export function shortage(
  document: Pick<OrderRow['document'], 'lineItems'>,
  lines: readonly string[],
): NewActivity {
  const names = document.lineItems.filter(({ id }) => lines.includes(id)).map(nameOf)
  return {
    activityType: 'MERCHANT_COMMENT',
    merchantComment: { message: `Not enough in stock: ${names.join(', ')}` },
  }
}
