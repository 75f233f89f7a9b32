import * as operations from '@galleria/platform-client/operations/orders/tips'
import { z } from 'zod'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { sum } from '../../../domain/pricing/amounts.ts'
import { splitTip } from '../../../domain/pricing/tip.ts'
import { type App, operation } from '../../../http/route.ts'
import { minorOf } from '../lines/lines.ts'
import { findOrder } from '../read/access.ts'

const Price = z.object({ amount: z.string(), formattedAmount: z.string() })

/** How an order's tip is divided among its lines (spec §3 "split methods"): what each of those who served it gets. */
export function tipRoutes(app: App): void {
  operation(
    app,
    operations.splitOrderTip,
    {
      query: z.object({
        id: z.string().max(100),
        splitMethod: z.enum(['EQUAL', 'PROPORTIONAL']).default('EQUAL'),
      }),
      answer: z.object({
        tip: Price,
        splitMethod: z.enum(['EQUAL', 'PROPORTIONAL']),
        lineItems: z.array(z.object({ id: z.string(), tip: Price })),
      }),
    },
    async ({ db, config, caller, input }) => {
      const { document, currency } = await findOrder(db, caller, input.id)
      const price = (minor: number) => orderPrice({ ...config, currency }, minor)
      const tips = (document.additionalFees ?? []).filter(({ code }) => code === 'tip')
      const tip = sum(tips.map((fee) => minorOf(fee.price, currency)))
      const weights = document.lineItems.map((line) => ({
        id: line.id,
        weight: minorOf(line.totalPriceBeforeTax, currency),
      }))
      const parts = splitTip(tip, input.splitMethod, weights)
      return {
        tip: price(tip),
        splitMethod: input.splitMethod,
        lineItems: weights.map(({ id }) => ({ id, tip: price(parts.get(id) ?? 0) })),
      }
    },
  )
}
