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
  tab: 'Store',
  title: 'Store settings',
  lead: 'Settings for all pages, invoices and emails of the store.',
  root: 'properties',
  groups: () => [
    {
      title: 'Time',
      fields: [
        {
          kind: 'choice',
          name: 'timeZone',
          label: 'Time zone',
          hint: 'Used for dates on orders, invoices and emails, and for times that staff see. Past times change too.',
          choices,
          searchable: 'Search by city, such as Berlin',
          wrong: 'Choose a time zone from the list.',
        },
      ],
    },
  ],
  read: siteProperties,
  change: ({ trx, services, wanted, seen }) =>
    changeSiteProperties(trx, services, { ...checked(UpdateSiteProperties, wanted), seen }),
}
