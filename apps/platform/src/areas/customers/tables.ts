import type { ColumnType, Generated } from 'kysely'
import type { SegmentTables } from './segments/tables.ts'

type Optional<Value> = ColumnType<Value | null, Value | null | undefined>

export interface CustomerTables extends SegmentTables {
  customers: {
    /** The contact's ID. */
    id: string
    /** Member of the account; its names and address are the member's own then. */
    memberId: Optional<string>
    email: Optional<string>
    firstName: Optional<string>
    lastName: Optional<string>
    phone: Optional<string>
    language: Optional<string>
    /** Country that the last order went to. */
    country: Optional<string>
    tags: Generated<string[]>
    /** Customer that stands for this one. */
    mergedInto: Optional<string>
    ordersCount: Generated<number>
    /** Totals of approved orders less what was given back, in the store's currency. */
    spentMinor: Generated<number>
    refundedMinor: Generated<number>
    averageMinor: Generated<number>
    firstOrderAt: Optional<Date>
    lastOrderAt: Optional<Date>
    revision: Generated<number>
    createdAt: Date
    updatedAt: Date
  }
  customerEmails: { email: string; customerId: string }
  customerOrders: {
    orderId: string
    customerId: string
    currency: string
    placedAt: Date
    totalMinor: number
    refundedMinor: number
    country: string | null
  }
  /** Orders to count anew; a row per change. */
  customerChanges: { id: string; orderId: string }
  customerFigures: { id: number; currency: string }
  customerNotes: {
    id: string
    customerId: string
    text: string
    byType: string
    byId: string
    createdAt: Date
  }
}
