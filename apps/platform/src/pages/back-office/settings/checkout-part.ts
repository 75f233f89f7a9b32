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
  lead: 'What every checkout asks for, and what an order must keep to. Checkouts that are open follow at once.',
  root: 'checkoutSettings',
  groups: (currency) => [
    {
      title: 'Payments',
      fields: [
        {
          kind: 'check',
          name: 'payments.online',
          label: 'Take payments online',
          hint: 'Cards and bank transfers of the test provider.',
        },
        {
          kind: 'check',
          name: 'payments.offline',
          label: 'Take payments on receipt',
          hint: 'Cash or card at the door or at pickup. With neither of the two, only what costs nothing can be ordered.',
        },
      ],
    },
    {
      title: 'What a buyer tells',
      fields: [
        requirementField('phone', 'Phone', 'For questions about the delivery.'),
        requirementField('company', 'Company', 'Printed on the address and the invoice.'),
        requirementField('addressLine2', 'Flat or floor', 'The second line of the address.'),
      ],
    },
    {
      title: 'What an order must keep to',
      fields: [
        {
          kind: 'amount',
          name: 'validations.minimumSubtotal',
          label: `Smallest order, in ${currency}`,
          hint: 'Of the goods after discounts, without delivery and tax. Empty: no bound.',
          wrong: `Write an amount such as ${fractionDigits(currency) ? `25.${'0'.repeat(fractionDigits(currency))}` : '25'}, or leave this empty.`,
        },
        {
          kind: 'whole',
          name: 'validations.maximumQuantity',
          label: 'Most pieces of one line',
          hint: 'Empty: as many as there are.',
          wrong: 'Write a whole number from 1 to 100,000, or leave this empty.',
        },
      ],
    },
    {
      title: 'Left behind',
      fields: [
        {
          kind: 'whole',
          name: 'abandonedAfterMinutes',
          label: 'Minutes until a cart counts as abandoned',
          hint: 'Without a change of the cart or checkout. From 10 minutes to 10,080, which are 7 days.',
          required: true,
          wrong: 'Write a whole number of minutes from 10 to 10,080.',
        },
      ],
    },
  ],
  read: checkoutSettings,
  change: ({ trx, services, caller, wanted, seen }) =>
    changeCheckoutSettings(trx, services, { ...checked(UpdateCheckoutSettings, wanted), caller, seen }),
}
