import type { ColumnType } from 'kysely'
import type { LabelSettings } from './settings-store.ts'

export interface PostageTables {
  /** One row: how postage is bought. */
  labelSettings: { id: number; document: ColumnType<Partial<LabelSettings>>; updatedAt: Date }
  /** Postage that was bought for parcels. */
  shippingLabels: {
    id: string
    orderId: string
    /** Parcel that it is for; none of one that is void. */
    fulfillmentId: string | null
    /** The same key buys one. */
    requestKey: string
    provider: string
    /** The provider's own name of it. */
    reference: string
    status: 'BOUGHT' | 'VOIDED'
    carrier: string
    service: string
    trackingNumber: string
    amountMinor: number
    currency: string
    /** Facts that are printed on it. */
    document: ColumnType<LabelDocument>
    createdAt: Date
    updatedAt: Date
  }
}

/** Sender and recipient as they were, line by line, and what the parcel weighs. */
interface LabelDocument {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly package: string
  readonly kilograms: number
  readonly orderNumber: number
}
