import { z } from '@galleria/platform-client'
import { Address } from '../common/address.ts'
import { DateTime, Decimal, Guid, Int64 } from '../common/scalars.ts'

/** Whoever bought or signed up: a contact, with what approved orders come to in the store's currency. */
export const Customer = z.object({
  /** The contact's ID. */
  id: Guid,
  revision: Int64,
  createdDate: DateTime,
  updatedDate: DateTime,
  /** Absent of guests. */
  memberId: z.optional(Guid),
  email: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** BCP 47, of the account or the last order. */
  language: z.optional(z.string()),
  /** ISO 3166 alpha-2, where the last order went. */
  country: z.optional(z.string()),
  /** Words of staff, which the customer never sees. */
  tags: z.array(z.string()),
  /** Customer that this one was merged into. */
  mergedIntoId: z.optional(Guid),
  ordersCount: z.number(),
  /** Totals of approved orders less what was given back. */
  spent: Decimal,
  refunded: Decimal,
  /** `spent` by `ordersCount`. */
  averageOrder: Decimal,
  currency: z.string(),
  firstOrderDate: z.optional(DateTime),
  lastOrderDate: z.optional(DateTime),
  /** Last order or sign-in. */
  lastSeenDate: z.optional(DateTime),
  tierId: z.optional(Guid),
  /** Balance of loyalty points. */
  points: z.optional(z.number()),
  loyaltyAccountId: z.optional(Guid),
})
export type Customer = z.infer<typeof Customer>

/** Order of a customer in a list. */
export const CustomerOrder = z.object({
  id: Guid,
  number: z.string(),
  placedDate: DateTime,
  status: z.string(),
  paymentStatus: z.string(),
  fulfillmentStatus: z.string(),
  /** Number of units. */
  items: z.number(),
  currency: z.string(),
  total: Decimal,
  refunded: Decimal,
})
export type CustomerOrder = z.infer<typeof CustomerOrder>

/** Address of the account, or destination of an order. */
export const CustomerAddress = z.object({
  /** ACCOUNT, ORDER. */
  source: z.string(),
  address: Address,
  contactDetails: z.optional(
    z.object({
      firstName: z.optional(z.string()),
      lastName: z.optional(z.string()),
      phone: z.optional(z.string()),
      company: z.optional(z.string()),
    }),
  ),
  /** Last order that went there. */
  orderId: z.optional(Guid),
  orderNumber: z.optional(z.string()),
  usedDate: z.optional(DateTime),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

/** Note of staff about a customer. */
export const CustomerNote = z.object({
  id: Guid,
  text: z.string(),
  createdDate: DateTime,
  by: z.object({
    /** Role of staff at that time, or APP. */
    type: z.string(),
    id: z.string(),
    name: z.optional(z.string()),
  }),
})
export type CustomerNote = z.infer<typeof CustomerNote>
