import { z } from '@galleria/platform-client'
import { OrderActivityType } from '../../enums/orders.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** Numbers of what waits for staff. */
export const OverviewTasks = z.object({
  /** Paid orders with units that were not sent. */
  ordersToSend: z.number(),
  /** Approved orders that are not paid, or in part. */
  ordersUnpaid: z.number(),
  /** Orders whose payment the merchant decides about. */
  ordersToDecide: z.number(),
  refundRequests: z.number(),
  /** Counted variants with few pieces left, and with none. */
  lowStock: z.number(),
  outOfStock: z.number(),
  /** Members that others reported. */
  reports: z.number(),
  /** Reviews that wait for a decision. */
  reviewsToDecide: z.optional(z.number()),
  /** Carts that were left in the last seven days and did not come back. */
  abandonedCarts: z.number(),
})
export type OverviewTasks = z.infer<typeof OverviewTasks>

/** Whether a shop has what it needs to sell. */
export const OverviewSteps = z.object({
  name: z.boolean(),
  timeZone: z.boolean(),
  products: z.boolean(),
  shipping: z.boolean(),
  taxes: z.boolean(),
  payment: z.boolean(),
  orders: z.boolean(),
})
export type OverviewSteps = z.infer<typeof OverviewSteps>

/** Event of an order since a day. */
export const OverviewActivity = z.object({
  orderId: Guid,
  number: z.string(),
  type: OrderActivityType,
  createdDate: DateTime,
  /** Email of the staff, or ID of the program; absent of buyers and of the platform. */
  by: z.nullish(z.string()),
})
export type OverviewActivity = z.infer<typeof OverviewActivity>
