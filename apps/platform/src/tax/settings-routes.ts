import { TaxSettings } from '@galleria/platform-client/entities/trade'
import { z } from 'zod'
import { transaction } from '../database.ts'
import { type App, operation } from '../route.ts'
import { tradeChanged } from '../trade/change.ts'

const allow = ['APP', 'USER'] as const
const path = '/billing/v1/tax-settings'
const answer = z.object({ taxSettings: TaxSettings })
const standard = { mode: 'AUTO', automatic: 'ON' } as const

/** Whether taxes are worked out or told by hand, everywhere; and whether the working out can be had. */
export function taxSettingsRoutes(app: App): void {
  operation(app, { name: 'GetTaxSettings', method: 'GET', path, allow, answer }, async ({ db }) => {
    const row = await db.selectFrom('taxSettings').select(['mode', 'automatic']).executeTakeFirst()
    return { taxSettings: row ?? standard }
  })

  operation(
    app,
    {
      name: 'UpdateTaxSettings',
      method: 'PATCH',
      path,
      allow,
      body: z.object({
        taxSettings: z.object({
          mode: z.enum(['AUTO', 'MANUAL']).optional(),
          automatic: z.enum(['ON', 'OFF', 'FAILING']).optional(),
        }),
      }),
      answer,
    },
    ({ db, input }) =>
      transaction(db, async (trx) => {
        const { mode, automatic } = input.taxSettings
        const changes = { ...(mode ? { mode } : {}), ...(automatic ? { automatic } : {}) }
        const row = await trx
          .insertInto('taxSettings')
          .values({ id: 1, ...standard, ...changes })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1, ...changes }))
          .returning(['mode', 'automatic'])
          .executeTakeFirstOrThrow()
        await tradeChanged(trx)
        return { taxSettings: row }
      }),
  )
}
