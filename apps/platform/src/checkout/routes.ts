import { Checkout } from '@galleria/platform-client/entities/checkout'
import { z } from 'zod'
import { ownerOf } from '../cart/owner.ts'
import { transaction } from '../database.ts'
import { flag } from '../query.ts'
import { type App, operation } from '../route.ts'
import { checkoutView, quoteCheckout } from './checkout-view.ts'
import { findCheckout } from './store.ts'
import { UpdateCheckout, updateCheckout } from './update.ts'

const SHOPPERS = ['VISITOR', 'MEMBER'] as const
const CheckoutAnswer = z.object({ checkout: Checkout })

export function checkoutRoutes(app: App): void {
  operation(
    app,
    {
      name: 'GetCheckout',
      method: 'GET',
      path: '/ecom/v1/checkouts/{id}',
      allow: SHOPPERS,
      query: z.object({ id: z.string(), refresh: flag.optional() }),
      answer: CheckoutAnswer,
    },
    async ({ db, clock, config, caller, input }) => {
      const row = await findCheckout(db, input.id, ownerOf(caller))
      return { checkout: checkoutView(config, row, await quoteCheckout(db, row, clock.now())) }
    },
  )

  operation(
    app,
    {
      name: 'UpdateCheckout',
      method: 'PATCH',
      path: '/ecom/v1/checkouts/{checkout.id}',
      allow: SHOPPERS,
      body: UpdateCheckout,
      answer: CheckoutAnswer,
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const { id, ...changes } = input.checkout
        const { couponCode } = input
        const owner = ownerOf(caller)
        const { checkout } = await updateCheckout(trx, services, { id, owner, caller, changes, couponCode })
        return { checkout }
      }),
  )
}
