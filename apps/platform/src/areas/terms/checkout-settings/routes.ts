import { CheckoutFields, CheckoutSettings as Entity } from '@galleria/platform-client/entities/checkout'
import * as operations from '@galleria/platform-client/operations/cart/checkout-settings'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { changeCheckoutSettings, UpdateCheckoutSettings } from './change.ts'
import { checkoutSettings } from './read.ts'

const Answer = z.object({ checkoutSettings: Entity })

/** Settings of every checkout of the store: beyond the wire reference, which names their event alone (§2.11). */
export function checkoutSettingsRoutes(app: App): void {
  operation(app, operations.getCheckoutSettings, { answer: Answer }, async ({ db }) => ({
    checkoutSettings: await checkoutSettings(db),
  }))

  operation(
    app,
    operations.getCheckoutFields,
    { answer: z.object({ checkoutFields: CheckoutFields }), publicRead: true },
    async ({ db }) => ({ checkoutFields: (await checkoutSettings(db)).checkoutFields }),
  )

  operation(
    app,
    operations.updateCheckoutSettings,
    { body: UpdateCheckoutSettings, answer: Answer },
    ({ db, clock, config, caller, input }) =>
      transaction(db, async (trx) => ({
        checkoutSettings: await changeCheckoutSettings(trx, { clock, config }, { ...input, caller }),
      })),
  )
}
