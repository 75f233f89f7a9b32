import { OrdersSettings } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/orders-settings'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { changeOrdersSettings, UpdateOrdersSettings } from './change.ts'
import { settingsView } from './settings.ts'
import { ordersSettings } from './store.ts'

const Answer = z.object({ ordersSettings: OrdersSettings })

/** Wire §3.3 "Orders settings". */
export function settingsRoutes(app: App): void {
  operation(app, operations.getOrdersSettings, { answer: Answer }, async ({ db }) => ({
    ordersSettings: settingsView(await ordersSettings(db)),
  }))

  operation(
    app,
    operations.updateOrdersSettings,
    { body: UpdateOrdersSettings, answer: Answer },
    ({ db, clock, config, caller, input }) =>
      transaction(db, async (trx) => ({
        ordersSettings: await changeOrdersSettings(trx, { clock, config }, { ...input, caller }),
      })),
  )
}
