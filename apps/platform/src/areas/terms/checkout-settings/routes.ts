import { CheckoutSettings as Entity } from '@galleria/platform-client/entities/checkout'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { STAFF } from '../../../http/visible-to.ts'
import { changeCheckoutSettings, UpdateCheckoutSettings } from './change.ts'
import { checkoutSettings } from './read.ts'

const path = '/ecom/v1/checkout-settings'
const Answer = z.object({ checkoutSettings: Entity })

/** What every checkout of the store asks for: beyond the wire reference, which names its event alone (§2.11). */
export function checkoutSettingsRoutes(app: App): void {
  operation(
    app,
    { name: 'GetCheckoutSettings', method: 'GET', path, allow: STAFF, answer: Answer },
    async ({ db }) => ({ checkoutSettings: await checkoutSettings(db) }),
  )

  operation(
    app,
    {
      name: 'UpdateCheckoutSettings',
      method: 'PATCH',
      path,
      allow: STAFF,
      body: UpdateCheckoutSettings,
      answer: Answer,
    },
    ({ db, clock, config, caller, input }) =>
      transaction(db, async (trx) => ({
        checkoutSettings: await changeCheckoutSettings(trx, { clock, config }, { ...input, caller }),
      })),
  )
}
