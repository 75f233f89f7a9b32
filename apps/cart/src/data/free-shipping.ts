import type { FreeShipping } from '../rules/model/index.ts'

/** Answer of the route `/cart/free-shipping`. */
export interface FreeShippingAnswer {
  /** Null where no way of delivery is or becomes free, and while nobody knows. */
  readonly freeShipping: FreeShipping | null
  readonly currency: string
}
