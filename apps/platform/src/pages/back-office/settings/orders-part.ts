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
  lead: 'What happens by itself when an order is placed or paid. Orders that are there already stay as they are.',
  root: 'ordersSettings',
  groups: () => [
    {
      title: 'Stock',
      fields: [
        {
          kind: 'choice',
          name: 'inventoryUpdateTrigger',
          label: 'Take goods from stock',
          hint: 'Once it is paid: somebody else may buy the last piece meanwhile.',
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
          hint: 'Without it no program can issue one, and none is issued by itself.',
        },
        {
          kind: 'check',
          name: 'autoGenerateInvoiceOnPaidOrder',
          label: 'Issue an invoice for every paid order',
          hint: 'As soon as all of the money has come. Only where invoices are allowed.',
        },
      ],
    },
  ],
  read: async (db) => settingsOf(await ordersSettings(db)),
  change: ({ trx, services, caller, wanted, seen }) =>
    changeOrdersSettings(trx, services, { ...checked(UpdateOrdersSettings, wanted), caller, seen }),
}
