import { csvLine } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import {
  cancelStockTransfer,
  createStockTransfer,
  getStockTransfer,
  queryStockTransfers,
  receiveStockTransfer,
  type StockTransferInput,
  type StockTransferQuery,
  sendStockTransfer,
  undoStockTransferReceipt,
  updateStockTransfer,
} from '@galleria/platform-client/stock-transfers'
import type { Say } from '../messages/index.ts'
import { statusCopy } from './status.ts'

/** Body that the page of a transfer sends to its action. */
export type TransferSent =
  | { readonly intent: 'create'; readonly transfer: StockTransferInput }
  | { readonly intent: 'save'; readonly revision: string; readonly transfer: Partial<StockTransferInput> }
  | { readonly intent: 'send' | 'cancel' | 'undo'; readonly revision: string }
  | {
      readonly intent: 'receive'
      readonly revision: string
      readonly lines: readonly {
        readonly variantId: string
        readonly received: number
        readonly rejected: number
      }[]
    }

/** Carries out the body, and answers the id of the transfer. */
export async function actOn(client: PlatformClient, transferId: string, sent: TransferSent) {
  switch (sent.intent) {
    case 'create':
      return { id: (await createStockTransfer(client, { transfer: sent.transfer })).transfer.id }
    case 'save':
      await updateStockTransfer(client, { transferId, revision: sent.revision, transfer: sent.transfer })
      break
    case 'send':
      await sendStockTransfer(client, { transferId, revision: sent.revision })
      break
    case 'receive':
      await receiveStockTransfer(client, { transferId, revision: sent.revision, lines: sent.lines })
      break
    case 'undo':
      await undoStockTransferReceipt(client, { transferId, revision: sent.revision })
      break
    default:
      await cancelStockTransfer(client, { transferId, revision: sent.revision })
  }
  return { id: transferId }
}

/** Lines of a transfer as a file. */
export async function writeLinesCsv(client: PlatformClient, transferId: string, t: Say): Promise<string> {
  const { transfer } = await getStockTransfer(client, { transferId })
  return [
    csvLine([
      ...[t('moves.reference'), t('named.name'), t('column.sku'), t('moves.quantity')],
      ...[t('moves.received'), t('moves.rejected'), t('column.incoming')],
    ]),
    ...transfer.lines.map(({ name, sku, quantity, received, rejected, incoming }) =>
      csvLine([transfer.reference, name, sku ?? '', quantity, received, rejected, incoming]),
    ),
  ].join('')
}

/** Transfers of one call. */
const MANY = 100

/** Transfers that the question finds as a file, a line for each. */
export async function writeTransfersCsv(
  client: PlatformClient,
  question: StockTransferQuery,
  t: Say,
): Promise<string> {
  const lines = [
    csvLine([
      ...[t('moves.reference'), t('moves.status'), t('moves.from'), t('moves.to'), t('moves.expected')],
      ...[t('moves.quantity'), t('moves.received'), t('moves.rejected'), t('history.when')],
    ]),
  ]
  for (let offset = 0; ; offset += MANY) {
    const paging = { limit: MANY, offset }
    const { transfers } = await queryStockTransfers(client, { query: { ...question, paging } })
    for (const { reference, status, from, to, expectedOn = '', ...counts } of transfers)
      lines.push(
        csvLine([
          ...[reference, statusCopy(status, t).text, from ? (from.name ?? '') : t('moves.supplier')],
          ...[to.name ?? '', expectedOn, counts.quantity, counts.received, counts.rejected],
          counts.createdDate,
        ]),
      )
    if (transfers.length < MANY) return lines.join('')
  }
}
