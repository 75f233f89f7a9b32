import { z } from '@galleria/platform-client'
import { Decimal } from '../common/scalars.ts'

/** Sums of one row; amounts in the report's currency. */
export const SalesMeasures = z.object({
  orders: z.number(),
  units: z.number(),
  /** Goods before discounts. */
  gross: Decimal,
  discounts: Decimal,
  shipping: Decimal,
  tax: Decimal,
  fees: Decimal,
  /** `gross` less discounts, with delivery, fees and the tax that prices do not contain. */
  total: Decimal,
  /** Money given back in the range, whenever its order was placed; zero in rows of products. */
  refunds: Decimal,
  /** `total` less `refunds`; in rows of products less `returned`. */
  net: Decimal,
  /** Refunded units of the orders of the range, and what they cost. */
  returnedUnits: z.number(),
  returned: Decimal,
})
export type SalesMeasures = z.infer<typeof SalesMeasures>

/** Row of a report: a day, or a product, channel, country or discount. */
export const SalesRow = z.object({
  /** First day of the row's period (`2026-03-01`), an ID, a country, a channel, or `coupon:CODE`. Empty where the orders do not say. */
  key: z.string(),
  label: z.string(),
  /** Choices of a variant: `Oak / Large`. */
  detail: z.nullish(z.string()),
  ...SalesMeasures.shape,
})
export type SalesRow = z.infer<typeof SalesRow>
