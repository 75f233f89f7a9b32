import {
  changeSiteProperties,
  siteProperties,
  timeZones,
  UpdateSiteProperties,
} from '../../../areas/site-properties/index.ts'
import { checked } from './checked.ts'
import type { SettingsPart } from './part.ts'

const choices = Object.fromEntries(timeZones.map((zone) => [zone, zone.replaceAll('_', ' ')]))

export const shopPart: SettingsPart = {
  path: '/shop',
  tab: 'Shop',
  title: 'Shop settings',
  lead: 'What all pages, invoices and letters of the shop have in common.',
  root: 'properties',
  groups: () => [
    {
      title: 'Time',
      fields: [
        {
          kind: 'choice',
          name: 'timeZone',
          label: 'Time zone',
          hint: 'Orders, invoices and letters are dated in it, and staff read times in it. Moments that are past are shown in it too.',
          choices,
          searchable: 'Search by place, such as Berlin',
          wrong: 'Choose a time zone from the list.',
        },
      ],
    },
  ],
  read: siteProperties,
  change: ({ trx, services, wanted, seen }) =>
    changeSiteProperties(trx, services, { ...checked(UpdateSiteProperties, wanted), seen }),
}
