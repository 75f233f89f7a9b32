import * as operations from '@galleria/platform-client/operations/orders/returns'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { type App, operation } from '../../../http/route.ts'
import { findReturn, PriceAnswer, ReturnAnswer, returnView } from '../../orders/index.ts'
import { calculateExchange, exchangeReturn } from './exchange.ts'

const Exchange = z.object({
  returnId: z.string().min(1).max(100),
  items: z
    .array(z.object({ productId: z.guid(), variantId: z.guid(), quantity: z.int().min(1).max(100_000) }))
    .min(1)
    .max(100),
  shipping: z.boolean().default(false),
})

/** Goods in exchange for those that came back: beyond the wire reference. */
export function exchangeRoutes(app: App): void {
  operation(
    app,
    operations.calculateReturnExchange,
    {
      body: Exchange,
      answer: z.object({
        credit: PriceAnswer,
        total: PriceAnswer,
        toPay: PriceAnswer,
        toRefund: PriceAnswer,
      }),
    },
    ({ db, caller, input: { returnId: id, ...input }, ...services }) =>
      transaction(db, async (trx) => {
        const { orderId } = await findReturn(trx, id)
        const found = await calculateExchange({ trx, services, caller }, { ...input, orderId, id })
        const { credit, total, currency } = found
        const price = (minor: number) => orderPrice({ ...services.config, currency }, Math.max(0, minor))
        return {
          credit: price(credit),
          total: price(total),
          toPay: price(total - credit),
          toRefund: price(credit - total),
        }
      }),
  )

  operation(
    app,
    operations.exchangeReturn,
    {
      body: Exchange.extend({ notify: z.boolean().default(true) }),
      answer: z.object({ return: ReturnAnswer, paymentUrl: z.string().optional() }),
    },
    ({ db, caller, input: { returnId: id, ...input }, ...services }) =>
      transaction(db, async (trx) => {
        const { orderId } = await findReturn(trx, id)
        const paymentUrl = await exchangeReturn({ trx, services, caller }, { ...input, orderId, id })
        return {
          return: returnView(services.config, await findReturn(trx, id)),
          ...(paymentUrl ? { paymentUrl } : {}),
        }
      }),
  )
}
