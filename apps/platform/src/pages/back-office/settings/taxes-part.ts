import { changeTaxSettings, taxSettings, UpdateTaxSettings } from '../../../areas/terms/index.ts'
import { checked } from './checked.ts'
import type { SettingsPart } from './part.ts'

export const taxesPart: SettingsPart = {
  path: '/taxes',
  tab: 'Taxes',
  title: 'Tax settings',
  lead: 'How taxes are found, in every region. Carts and open checkouts are priced anew.',
  root: 'taxSettings',
  groups: () => [
    {
      title: 'Taxes',
      fields: [
        {
          kind: 'choice',
          name: 'mode',
          label: 'Taxes are',
          hint: 'By hand: each region’s own rate, whatever the place’s authorities levy.',
          choices: { AUTO: 'Worked out by place', MANUAL: 'Set by hand' },
        },
        {
          kind: 'choice',
          name: 'automatic',
          label: 'The working out',
          hint: 'Where it is off or does not answer, each region’s own rate is taken.',
          choices: { ON: 'On', OFF: 'Off' },
        },
      ],
    },
  ],
  read: taxSettings,
  change: ({ trx, wanted, seen }) => changeTaxSettings(trx, { ...checked(UpdateTaxSettings, wanted), seen }),
}
