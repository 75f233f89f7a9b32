import { OrdersSettings } from '@galleria/platform-client/entities/orders'
import { ordersSettingsUpdated } from '@galleria/platform-client/events'
import { z } from 'zod'
import { transaction } from '../database.ts'
import { emit } from '../outbox.ts'
import { type App, operation } from '../route.ts'
import { STAFF } from './access.ts'
import { FieldMask, masked } from './mask.ts'
import { ordersSettings, settingsView } from './settings.ts'

const path = '/ecom/v1/orders-settings'
const Answer = z.object({ ordersSettings: OrdersSettings })
const Changes = z.object({
  inventoryUpdateTrigger: z.enum(['ON_ORDER_PAID', 'ON_ORDER_PLACED']).optional(),
  createInvoice: z.boolean().nullish(),
  autoGenerateInvoiceOnPaidOrder: z.boolean().nullish(),
})

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
      body: z.object({ ordersSettings: Changes, fieldMask: FieldMask.optional() }),
      answer: Answer,
    },
    ({ db, clock, config, caller, input: { ordersSettings: wanted, fieldMask } }) =>
      transaction(db, async (trx) => {
        const before = await ordersSettings(trx)
        const date = clock.now()
        const means = (field: keyof typeof wanted) => wanted[field] != null && masked(fieldMask, field)
        const values = {
          inventoryUpdateTrigger: means('inventoryUpdateTrigger')
            ? (wanted.inventoryUpdateTrigger ?? before.inventoryUpdateTrigger)
            : before.inventoryUpdateTrigger,
          createInvoice: means('createInvoice') ? wanted.createInvoice === true : before.createInvoice,
          autoGenerateInvoice: means('autoGenerateInvoiceOnPaidOrder')
            ? wanted.autoGenerateInvoiceOnPaidOrder === true
            : before.autoGenerateInvoice,
          updatedAt: date,
        }
        const row = await trx
          .insertInto('ordersSettings')
          .values({ id: 1, createdAt: date, ...values })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .returningAll()
          .executeTakeFirstOrThrow()
        const entity = settingsView(row)
        await emit(trx, ordersSettingsUpdated, { entityId: config.siteId, date, entity, caller })
        return { ordersSettings: entity }
      }),
  )
}
