import type { Order } from '@galleria/platform-client/entities/orders'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { OwnerType } from '../cart/tables.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { PostageTables } from './postage/tables.ts'
import type { RefundRequestTables } from './refund-requests/tables.ts'
import type { ReturnPolicyTables } from './return-policy/tables.ts'
import type { SubscriptionTables } from './subscriptions/tables.ts'

/** The order as it is answered (wire §4.3), less what has a column. */
export type OrderDocument = Omit<
  Order,
  | 'id'
  | 'number'
  | 'createdDate'
  | 'updatedDate'
  | 'status'
  | 'paymentStatus'
  | 'fulfillmentStatus'
  | 'currency'
  | 'buyerInfo'
  | 'createdBy'
>

export interface FulfillmentLine {
  readonly id: string
  readonly quantity: number
}

/** Counts, among a line's refunded and restocked units, those that had been sent. */
export interface ReturnedUnits {
  readonly refunded: number
  readonly restocked: number
}

/** By the line's ID. */
type Returned = Readonly<Record<string, ReturnedUnits>>

export interface Tracking {
  readonly trackingNumber: string
  readonly shippingProvider: string
  readonly trackingLink?: string | undefined
}

export interface OrderTables
  extends PaymentTables,
    PostageTables,
    RefundRequestTables,
    ReturnPolicyTables,
    SubscriptionTables {
  /** Hold and assignee of an order; no row of one that nobody held or took. */
  orderHandling: {
    orderId: string
    onHold: boolean
    holdReason: string | null
    /** Id of a staff user. */
    assigneeId: string | null
    updatedAt: Date
  }
  orders: {
    id: string
    /** Number that a shopper quotes. */
    number: number
    /** None of an order that the owner made. */
    checkoutId: string | null
    ownerType: OwnerType
    ownerId: string
    visitorId: string | null
    memberId: string | null
    email: string
    status: string
    paymentStatus: string
    fulfillmentStatus: string
    currency: string
    subtotalMinor: number
    totalMinor: number
    document: ColumnType<OrderDocument>
    /** None where nothing that was sent came back. */
    returned: ColumnType<Returned | null, Returned | null | undefined, Returned | null>
    /** Read from the document by the database. */
    archived: GeneratedAlways<boolean>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  /** Orders to count anew; a row per change. */
  orderChanges: { id: string; orderId: string }
  /** Locked while a number is taken: row 1 of orders, row 2 of invoices. */
  orderCounter: { id: number; lastNumber: number }
  /** Goods that an order took, and how many went back. */
  orderStock: {
    orderId: string
    lineId: string
    /** Counts within the line, whose goods may be of several locations. */
    part: Generated<number>
    /** Location that the goods were taken from; null where they were on no shelf. */
    locationId: Generated<string | null>
    productId: string
    variantId: string
    quantity: number
    /** From the shelf, or ordered ahead. */
    source: 'SHELF' | 'AHEAD'
    restored: ColumnType<number, number | undefined>
    /** On the shelf for a buyer: to send, and not sent. */
    committed: Generated<number>
  }
  fulfillments: {
    id: string
    orderId: string
    lineItems: ColumnType<readonly FulfillmentLine[]>
    tracking: ColumnType<Tracking | null>
    createdAt: Date
    updatedAt: Date
  }
  /** One row, `id` 1; none until it is first changed. */
  ordersSettings: {
    id: number
    inventoryUpdateTrigger: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED'
    createInvoice: boolean
    autoGenerateInvoice: boolean
    createdAt: Date
    updatedAt: Date
  }
  invoices: {
    id: string
    orderId: string
    number: number
    /** Specification §4, spelled as there. */
    status: string
    issuedAt: Date
    dueAt: Date
    updatedAt: Date
  }
  /** Asks for what an order still owes, by a link that ends. */
  paymentRequests: {
    id: string
    orderId: string
    amountMinor: number
    status: 'UNPAID' | 'PAID' | 'EXPIRED'
    expiresAt: Date
    createdAt: Date
    updatedAt: Date
  }
}
