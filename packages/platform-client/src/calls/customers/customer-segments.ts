import { defineCall, z } from '@galleria/platform-client'
import { CustomerSegment } from '../../entities/customers/segment.ts'
import * as operations from '../../operations/customers/customer-segments.ts'

export type { CustomerSegment } from '../../entities/customers/segment.ts'

const one = () => z.object({ segment: CustomerSegment })

/** In the query language, by the fields of `queryCustomers`. */
type Filter = Readonly<Record<string, unknown>>

/** By name, at most 100, each with its count of now unless names alone are asked for. For staff; an extension of the embedded platform. */
export const listCustomerSegments = /* @__PURE__ */ defineCall<
  { show?: 'NAMES' | 'COUNTS' },
  { segments: CustomerSegment[] }
>(operations.listCustomerSegments, () => z.object({ segments: z.array(CustomerSegment) }))

/** Customers whom a filter finds, saved or not. For staff; an extension of the embedded platform. */
export const countCustomersOfSegment = /* @__PURE__ */ defineCall<{ filter: Filter }, { count: number }>(
  operations.countCustomersOfSegment,
  () => z.object({ count: z.number() }),
  { repeatable: true },
)

/** For staff; an extension of the embedded platform. */
export const getCustomerSegment = /* @__PURE__ */ defineCall<
  { segmentId: string },
  { segment: CustomerSegment }
>(operations.getCustomerSegment, one)

/** 409 `CUSTOMER_SEGMENT_NAME_TAKEN`. For staff; an extension of the embedded platform. */
export const createCustomerSegment = /* @__PURE__ */ defineCall<
  { segment: { readonly name: string; readonly filter: Filter } },
  { segment: CustomerSegment }
>(operations.createCustomerSegment, one)

/** Needs the revision of now, or answers 409 with it. For staff; an extension of the embedded platform. */
export const updateCustomerSegment = /* @__PURE__ */ defineCall<
  {
    segment: {
      readonly id: string
      readonly revision: string
      readonly name?: string
      readonly filter?: Filter
    }
  },
  { segment: CustomerSegment }
>(operations.updateCustomerSegment, one)

/** 409 `CUSTOMER_SEGMENT_IN_USE` while a discount is for it. For staff; an extension of the embedded platform. */
export const deleteCustomerSegment = /* @__PURE__ */ defineCall<{ segmentId: string }, object>(
  operations.deleteCustomerSegment,
  () => z.object({}),
)
