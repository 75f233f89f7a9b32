import * as operations from '@galleria/platform-client/operations/catalog/stock'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { MOST_STOCK } from '../writes/inventory/input.ts'
import { saveStockSettings, stockSettings } from './settings-store.ts'

/** Pieces at which a variant without a number of its own is low. */
const Settings = z.object({ lowStockAt: z.int().min(0).max(MOST_STOCK) })
const answer = z.object({ stockSettings: Settings })

/** Stock settings of the store. Ours: the wire has no such calls. */
export function stockSettingsRoutes(app: App): void {
  operation(app, operations.getStockSettings, { answer }, async ({ db }) => ({
    stockSettings: await stockSettings(db),
  }))

  operation(
    app,
    operations.updateStockSettings,
    { body: z.object({ stockSettings: Settings }), answer },
    ({ db, clock, input }) =>
      transaction(db, async (trx) => {
        const { lowStockAt } = input.stockSettings
        await saveStockSettings(trx, lowStockAt, clock.now())
        return { stockSettings: { lowStockAt } }
      }),
  )
}
