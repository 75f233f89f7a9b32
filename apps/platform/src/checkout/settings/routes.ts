import { CheckoutSettings as Entity } from '@galleria/platform-client/entities/checkout'
import { checkoutSettingsUpdated } from '@galleria/platform-client/events'
import { z } from 'zod'
import { jsonb, transaction } from '../../database.ts'
import { STAFF } from '../../orders/access.ts'
import { emit } from '../../outbox.ts'
import { type App, operation } from '../../route.ts'
import { tradeChanged } from '../../trade/change.ts'
import { CheckoutSettingsChanges, changedSettings } from './input.ts'
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
      body: z.object({ checkoutSettings: CheckoutSettingsChanges }),
      answer: Answer,
    },
    ({ db, clock, config, caller, input: { checkoutSettings: wanted } }) =>
      transaction(db, async (trx) => {
        const date = clock.now()
        const entity = changedSettings(await checkoutSettings(trx), wanted)
        const document = jsonb(entity)
        const { revision } = await trx
          .insertInto('checkoutSettings')
          .values({ id: 1, document, revision: 1, createdAt: date, updatedAt: date })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((row) => ({
              document,
              revision: row('checkoutSettings.revision', '+', 1),
              updatedAt: date,
            })),
          )
          .returning('revision')
          .executeTakeFirstOrThrow()
        await tradeChanged(trx)
        await emit(trx, checkoutSettingsUpdated, { entityId: config.siteId, revision, date, entity, caller })
        return { checkoutSettings: entity }
      }),
  )
}
