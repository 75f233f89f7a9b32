import { TaxSettings } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/tax'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { changeTaxSettings, taxSettings, UpdateTaxSettings } from './settings.ts'

const answer = z.object({ taxSettings: TaxSettings })

/** Whether taxes are worked out or told by hand, everywhere; and whether the working out can be had. */
export function taxSettingsRoutes(app: App): void {
  operation(app, operations.getTaxSettings, { answer }, async ({ db }) => ({
    taxSettings: await taxSettings(db),
  }))

  operation(app, operations.updateTaxSettings, { body: UpdateTaxSettings, answer }, ({ db, input }) =>
    transaction(db, async (trx) => ({ taxSettings: await changeTaxSettings(trx, input) })),
  )
}
