import type { ColumnType } from 'kysely'

export type TransferStatus = 'DRAFT' | 'IN_TRANSIT' | 'RECEIVED' | 'CANCELED'

/** Step of a transfer, and who made it. */
export interface TransferChange {
  readonly type: 'CREATED' | 'CHANGED' | 'SENT' | 'RECEIVED' | 'UNDONE' | 'CANCELED'
  /** ISO 8601. */
  readonly date: string
  readonly byType: string
  readonly byId: string
  /** Pieces that arrived in this step. */
  readonly received?: number
  readonly rejected?: number
  /** Arrived quantity by line, so that it can be undone. */
  readonly lines?: readonly ReceivedLine[]
}

interface ReceivedLine {
  readonly variantId: string
  readonly received: number
  readonly rejected: number
}

export interface StockTransferTables {
  stockTransfers: {
    id: string
    reference: string
    note: string
    /** Null where the goods come from a supplier. */
    fromLocationId: string | null
    toLocationId: string
    /** Day, such as 2026-12-24. */
    expectedOn: string | null
    status: TransferStatus
    history: ColumnType<readonly TransferChange[]>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  stockTransferLines: {
    transferId: string
    variantId: string
    position: number
    productId: string
    name: string
    sku: string | null
    quantity: number
    received: number
    /** Lost or rejected. */
    rejected: number
    /** Pieces on their way; zero unless the transfer is in transit. */
    incoming: number
  }
}
