import { z } from '@galleria/platform-client'
import { Decimal } from '../common/scalars.ts'

/** Orders of one day, week or month, by whether they are their buyer's first. */
export const CustomerSalesRow = z.object({
  key: z.string(),
  newOrders: z.number(),
  newTotal: Decimal,
  returningOrders: z.number(),
  returningTotal: Decimal,
})
export type CustomerSalesRow = z.infer<typeof CustomerSalesRow>

/** Buyers of a range; one who bought first in it and again is new. */
export const CustomerCounts = z.object({
  customers: z.number(),
  newCustomers: z.number(),
  orders: z.number(),
})
export type CustomerCounts = z.infer<typeof CustomerCounts>

/** Customers who bought first in one month, and how many of them bought in it and in each month after. */
export const Cohort = z.object({
  /** `2026-03`. */
  month: z.string(),
  customers: z.number(),
  /** By months since the first order: `[40, 9, 6]`. */
  buyers: z.array(z.number()),
  /** Orders of these customers in each of these months. */
  orders: z.array(z.number()),
  /** Amounts that they bought for in each of these months. */
  totals: z.array(Decimal),
})
export type Cohort = z.infer<typeof Cohort>
