import {
  changeCheckoutSettings,
  checkoutSettings,
  UpdateCheckoutSettings,
} from '../../../areas/terms/index.ts'
import { fractionDigits } from '../../../domain/money/money.ts'
import { checked } from './checked.ts'
import type { SettingField, SettingsPart } from './part.ts'

const requirementField = (name: string, label: string, hint: string): SettingField => ({
  kind: 'choice',
  name: `checkoutFields.${name}`,
  label,
  hint,
  choices: { OPTIONAL: 'Optional', REQUIRED: 'Required' },
})

export const checkoutPart: SettingsPart = {
  path: '',
  tab: 'Checkout',
  title: 'Checkout settings',
  lead: 'Set what checkout asks for and the limits of an order. Changes apply immediately, also to open checkouts.',
  root: 'checkoutSettings',
  groups: (currency) => [
    {
      title: 'Payments',
      fields: [
        {
          kind: 'check',
          name: 'payments.online',
          label: 'Take payments online',
          hint: 'Cards and bank transfers through the test provider.',
        },
        {
          kind: 'check',
          name: 'payments.offline',
          label: 'Take payments in person',
          hint: 'Cash or card at delivery or pickup. If both are off, customers can order only free items.',
        },
      ],
    },
    {
      title: 'Checkout fields',
      fields: [
        requirementField('phone', 'Phone', 'For questions about delivery.'),
        requirementField('company', 'Company', 'Printed on the address and the invoice.'),
        requirementField('addressLine2', 'Apartment, suite or floor', 'The second line of the address.'),
      ],
    },
    {
      title: 'Order limits',
      fields: [
        {
          kind: 'amount',
          name: 'validations.minimumSubtotal',
          label: `Minimum order (${currency})`,
          hint: 'Item total after discounts, before delivery and tax. Leave blank for no minimum.',
          wrong: `Enter an amount such as ${fractionDigits(currency) ? `25.${'0'.repeat(fractionDigits(currency))}` : '25'}, or leave this blank.`,
        },
        {
          kind: 'whole',
          name: 'validations.maximumQuantity',
          label: 'Maximum quantity per item',
          hint: 'Leave blank for no maximum.',
          wrong: 'Enter a whole number from 1 to 100,000, or leave this blank.',
        },
      ],
    },
    {
      title: 'Abandoned carts',
      fields: [
        {
          kind: 'whole',
          name: 'abandonedAfterMinutes',
          label: 'Minutes until a cart counts as abandoned',
          hint: 'Time since the last change to the cart or checkout, from 10 to 10,080 minutes (7 days).',
          required: true,
          wrong: 'Enter a whole number of minutes from 10 to 10,080.',
        },
      ],
    },
  ],
  read: checkoutSettings,
  change: ({ trx, services, caller, wanted, seen }) =>
    changeCheckoutSettings(trx, services, { ...checked(UpdateCheckoutSettings, wanted), caller, seen }),
}
