import type { Quote } from '../../../areas/cart/index.ts'
import type { PlannedOrder } from './order-plan.ts'

export interface MadeOrder extends PlannedOrder {
  readonly number: number
  readonly quote: Quote
}
