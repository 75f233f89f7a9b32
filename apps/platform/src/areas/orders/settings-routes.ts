import { OrdersSettings } from '@galleria/platform-client/entities/orders'
import { z } from 'zod'
import { transaction } from '../../data/database.ts'
import { type App, operation } from '../../http/route.ts'
import { STAFF } from '../../http/visible-to.ts'
import { changeOrdersSettings, UpdateOrdersSettings } from './change-settings.ts'
import { ordersSettings, settingsView } from './settings.ts'

const path = '/ecom/v1/orders-settings'
const Answer = z.object({ ordersSettings: OrdersSettings })

/** Wire §3.3 "Orders settings". */
export function settingsRoutes(app: App): void {
  operation(
    app,
    { name: 'GetOrdersSettings', method: 'GET', path, allow: STAFF, answer: Answer },
    async ({ db }) => ({ ordersSettings: settingsView(await ordersSettings(db)) }),
  )

  operation(
    app,
    {
      name: 'UpdateOrdersSettings',
      method: 'PATCH',
      path,
      allow: STAFF,
      body: UpdateOrdersSettings,
      answer: Answer,
    },
    ({ db, clock, config, caller, input }) =>
      transaction(db, async (trx) => ({
        ordersSettings: await changeOrdersSettings(trx, { clock, config }, { ...input, caller }),
      })),
  )
}
