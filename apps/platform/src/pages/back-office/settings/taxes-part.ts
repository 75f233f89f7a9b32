import { changeTaxSettings, taxSettings, UpdateTaxSettings } from '../../../areas/terms/index.ts'
import { checked } from './checked.ts'
import type { SettingsPart } from './part.ts'

export const taxesPart: SettingsPart = {
  path: '/taxes',
  tab: 'Taxes',
  title: 'Tax settings',
  lead: 'Set how taxes are calculated in every region. Open carts and checkouts are recalculated.',
  root: 'taxSettings',
  groups: () => [
    {
      title: 'Taxes',
      fields: [
        {
          kind: 'choice',
          name: 'mode',
          label: 'Tax rates',
          hint: 'Manual rates ignore local tax authorities and use the rate you set for each region.',
          choices: { AUTO: 'Automatic, by address', MANUAL: 'Manual, by region' },
        },
        {
          kind: 'choice',
          name: 'automatic',
          label: 'Tax calculation',
          hint: 'If it’s off or can’t be reached, the rate of each region applies.',
          choices: { ON: 'On', OFF: 'Off' },
        },
      ],
    },
  ],
  read: taxSettings,
  change: ({ trx, wanted, seen }) => changeTaxSettings(trx, { ...checked(UpdateTaxSettings, wanted), seen }),
}
