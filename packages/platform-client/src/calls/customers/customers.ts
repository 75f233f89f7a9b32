import { defineCall, z } from '@galleria/platform-client'
import { Customer, CustomerAddress, CustomerNote, CustomerOrder } from '../../entities/customers/customer.ts'
import * as operations from '../../operations/customers/customers.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type {
  Customer,
  CustomerAddress,
  CustomerNote,
  CustomerOrder,
} from '../../entities/customers/customer.ts'

const one = () => z.object({ customer: Customer })

/**
 * Customers by name or address, and by filter: `spent`, `ordersCount`, `averageOrder`, `lastOrderDate`, `daysSinceLastOrder`,
 * `tags`, `country`, `language`, `tierId`, `hasAccount`. Newest first where no sort is given. For staff; an extension of the
 * embedded platform.
 */
export const queryCustomers = /* @__PURE__ */ defineCall<
  { query?: CursorQuery; search?: { readonly expression: string }; segmentId?: string },
  { customers: Customer[]; pagingMetadata: z.infer<typeof CursorMetadata>; total: number }
>(
  operations.queryCustomers,
  () => z.object({ customers: z.array(Customer), pagingMetadata: CursorMetadata, total: z.number() }),
  { repeatable: true },
)

/** Tags in use, the most common first; at most 200. For staff; an extension of the embedded platform. */
export const listCustomerTags = /* @__PURE__ */ defineCall<
  object,
  { tags: { tag: string; count: number }[] }
>(operations.listCustomerTags, () =>
  z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number() })) }),
)

/** Also one that was merged: `mergedIntoId` leads on. For staff; an extension of the embedded platform. */
export const getCustomer = /* @__PURE__ */ defineCall<{ customerId: string }, { customer: Customer }>(
  operations.getCustomer,
  one,
)

/** Customer of an order; 404 of an order without an address. For staff; an extension of the embedded platform. */
export const getCustomerOfOrder = /* @__PURE__ */ defineCall<{ orderId: string }, { customer: Customer }>(
  operations.getCustomerOfOrder,
  one,
)

/** Orders in every status, newest first; 20 a page where nothing is said, up to 100. For staff; an extension of the embedded platform. */
export const listCustomerOrders = /* @__PURE__ */ defineCall<
  { customerId: string; limit?: number; offset?: number },
  { orders: CustomerOrder[]; total: number }
>(operations.listCustomerOrders, () => z.object({ orders: z.array(CustomerOrder), total: z.number() }))

/** Addresses of the account and of the last 50 orders, each once. For staff; an extension of the embedded platform. */
export const listCustomerAddresses = /* @__PURE__ */ defineCall<
  { customerId: string },
  { addresses: CustomerAddress[] }
>(operations.listCustomerAddresses, () => z.object({ addresses: z.array(CustomerAddress) }))

/** Names are a guest's: a member's are the account's. What is left out stays. For staff; an extension of the embedded platform. */
export const updateCustomer = /* @__PURE__ */ defineCall<
  {
    customer: {
      readonly id: string
      readonly revision?: string
      /** At most 50, each of 50 characters. */
      readonly tags?: readonly string[]
      readonly firstName?: string | null
      readonly lastName?: string | null
      readonly phone?: string | null
    }
  },
  { customer: Customer }
>(operations.updateCustomer, one)

/** Changes the tags of at most 100 customers. For staff; an extension of the embedded platform. */
export const bulkUpdateCustomerTags = /* @__PURE__ */ defineCall<
  {
    customerIds: readonly string[]
    assignTags?: readonly string[]
    unassignTags?: readonly string[]
  },
  { updated: number }
>(operations.bulkUpdateCustomerTags, () => z.object({ updated: z.number() }))

/** Counts what a merge would move. For staff; an extension of the embedded platform. */
export const previewMergeCustomers = /* @__PURE__ */ defineCall<
  { customerId: string; fromId: string },
  {
    moved: {
      orders: number
      notes: number
      tags: string[]
      addresses: number
      storeCredit: string
      account: boolean
    }
  }
>(
  operations.previewMergeCustomers,
  () =>
    z.object({
      moved: z.object({
        orders: z.number(),
        notes: z.number(),
        tags: z.array(z.string()),
        /** Email addresses of guests' orders. */
        addresses: z.number(),
        storeCredit: z.string(),
        /** Whether the account comes along. */
        account: z.boolean(),
      }),
    }),
  { repeatable: true },
)

/**
 * Moves all that is of `fromId` to `customerId`, which stands for both from then on; can't be undone. 409
 * `CUSTOMERS_WITH_TWO_ACCOUNTS` where both have accounts. For staff; an extension of the embedded platform.
 */
export const mergeCustomers = /* @__PURE__ */ defineCall<
  { customerId: string; fromId: string },
  { customer: Customer }
>(operations.mergeCustomers, one)

/**
 * Data of a customer without an account, as one file of JSON behind a link that ends after ten minutes. 409
 * `CUSTOMER_HAS_ACCOUNT` of others: members fetch their own. For staff; an extension of the embedded platform.
 */
export const exportCustomerData = /* @__PURE__ */ defineCall<
  { customerId: string },
  { url: string; fileName: string; expirationDate: string }
>(operations.exportCustomerData, () =>
  z.object({ url: z.string(), fileName: z.string(), expirationDate: z.string() }),
)

const Erasure = z.object({
  /** Kind of data, such as `orders`. */
  name: z.string(),
  /** The same in the caller's language. */
  label: z.string(),
  count: z.number(),
  /** ERASED, ANONYMISED, KEPT. */
  fate: z.string(),
  /** Reason, in the caller's language. */
  why: z.string(),
})
/** Fate of one kind of a customer's data. */
export type Erasure = z.infer<typeof Erasure>

/** Preview of an erasure. For staff; an extension of the embedded platform. */
export const previewEraseCustomer = /* @__PURE__ */ defineCall<
  { customerId: string },
  { erasure: Erasure[] }
>(operations.previewEraseCustomer, () => z.object({ erasure: z.array(Erasure) }), { repeatable: true })

/**
 * Erases a customer without an account; can't be undone. Orders stay without anything that leads to a person. 409
 * `CUSTOMER_HAS_ACCOUNT` of others, `CUSTOMER_SUBSCRIBES` while a subscription runs. For staff; an extension of the embedded
 * platform.
 */
export const eraseCustomer = /* @__PURE__ */ defineCall<{ customerId: string }, { erasure: Erasure[] }>(
  operations.eraseCustomer,
  () => z.object({ erasure: z.array(Erasure) }),
)

/** Newest first. For staff; an extension of the embedded platform. */
export const listCustomerNotes = /* @__PURE__ */ defineCall<
  { customerId: string },
  { notes: CustomerNote[] }
>(operations.listCustomerNotes, () => z.object({ notes: z.array(CustomerNote) }))

/** At most 2,000 characters. For staff; an extension of the embedded platform. */
export const createCustomerNote = /* @__PURE__ */ defineCall<
  { customerId: string; text: string },
  { note: CustomerNote }
>(operations.createCustomerNote, () => z.object({ note: CustomerNote }))

/** For staff; an extension of the embedded platform. */
export const deleteCustomerNote = /* @__PURE__ */ defineCall<{ customerId: string; noteId: string }, object>(
  operations.deleteCustomerNote,
  () => z.object({}),
)
