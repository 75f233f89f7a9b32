import {
  changeOrdersSettings,
  ordersSettings,
  settingsOf,
  UpdateOrdersSettings,
} from '../../../areas/orders/index.ts'
import { checked } from './checked.ts'
import type { SettingsPart } from './part.ts'

export const ordersPart: SettingsPart = {
  path: '/orders',
  tab: 'Orders',
  title: 'Order settings',
  lead: "Set what happens automatically when an order is placed or paid. Existing orders don't change.",
  root: 'ordersSettings',
  groups: () => [
    {
      title: 'Stock',
      fields: [
        {
          kind: 'choice',
          name: 'inventoryUpdateTrigger',
          label: 'Reduce stock',
          hint: 'If you wait for payment, another customer may buy the last item first.',
          choices: { ON_ORDER_PLACED: 'When an order is placed', ON_ORDER_PAID: 'When an order is paid' },
        },
      ],
    },
    {
      title: 'Invoices',
      fields: [
        {
          kind: 'check',
          name: 'createInvoice',
          label: 'Allow invoices',
          hint: 'If this is off, apps and automation can’t issue invoices.',
        },
        {
          kind: 'check',
          name: 'autoGenerateInvoiceOnPaidOrder',
          label: 'Issue an invoice for every paid order',
          hint: 'Issued when the order is paid in full. Requires invoices to be allowed.',
        },
      ],
    },
  ],
  read: async (db) => settingsOf(await ordersSettings(db)),
  change: ({ trx, services, caller, wanted, seen }) =>
    changeOrdersSettings(trx, services, { ...checked(UpdateOrdersSettings, wanted), caller, seen }),
}
