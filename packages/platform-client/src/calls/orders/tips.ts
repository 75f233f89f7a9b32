import { defineCall, z } from '@galleria/platform-client'
import { Price } from '../../entities/common/money.ts'
import * as operations from '../../operations/orders/tips.ts'

/** An order's tip, divided among its lines by heads or by what each cost. For the store's owner; an extension of the embedded platform. */
export const splitOrderTip = /* @__PURE__ */ defineCall<
  { id: string; splitMethod?: 'EQUAL' | 'PROPORTIONAL' },
  { tip: Price; splitMethod: string; lineItems: { id: string; tip: Price }[] }
>(operations.splitOrderTip, () =>
  z.object({
    tip: Price,
    splitMethod: z.string(),
    lineItems: z.array(z.object({ id: z.string(), tip: Price })),
  }),
)
