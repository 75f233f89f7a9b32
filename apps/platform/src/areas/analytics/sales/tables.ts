/** Amounts in minor units of the row's currency. */
interface Measures {
  orders: number
  units: number
  /** Goods before discounts. */
  gross: number
  discounts: number
  shipping: number
  tax: number
  fees: number
  /** Amount that the buyers owe. */
  total: number
  /** Money given back on this day, whenever the order was placed. */
  refunds: number
  /** Units of this day's orders that were refunded since, and what they cost. */
  returnedUnits: number
  returned: number
}

interface Row extends Measures {
  /** `2026-03-01`, in the shop's time zone. */
  day: string
  currency: string
  /** `ALL`, `PRODUCT`, `VARIANT`, `CHANNEL`, `COUNTRY` or `DISCOUNT`. */
  dimension: string
  key: string
  /** The product of a variant; else empty. */
  parent: string
  /** Name at the time of the order; empty where the key says it all. */
  label: string
}

export interface SalesTables {
  /** Share of an order in `salesDays`. */
  salesFacts: Row & { orderId: string }
  salesDays: Row
  salesOrders: {
    orderId: string
    /** The member's ID, else a hash of the address. */
    customer: string
    currency: string
    day: string
    placedAt: Date
    total: number
    isFirst: boolean
    /** Day of the customer's first order. */
    firstDay: string
    /** Day of the customer's order before this one in the same currency. */
    previousDay: string | null
  }
  /** State of the count: a single row, `id` 1. */
  salesState: { id: number; timeZone: string }
}
