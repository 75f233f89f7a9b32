import type { StaffAction, StaffArea } from '@galleria/platform-client/roles'
import { key } from '../messages/index.ts'

/** Name of each area of permissions; a message of `messages`. */
export const areaNames = {
  orders: key('area.orders'),
  fulfillment: key('area.fulfillment'),
  catalog: key('area.catalog'),
  inventory: key('area.inventory'),
  customers: key('area.customers'),
  marketing: key('area.marketing'),
  loyalty: key('area.loyalty'),
  points: key('area.points'),
  content: key('area.content'),
  analytics: key('area.analytics'),
  store: key('area.store'),
  settings: key('area.settings'),
  staff: key('area.staff'),
} as const satisfies Readonly<Record<StaffArea, unknown>>

/** Name of what somebody may do in an area: change it, read it, or nothing; a message of `messages`. */
export const rightNames = {
  change: key('right.change'),
  read: key('right.read'),
  none: key('right.none'),
} as const satisfies Readonly<Record<StaffAction | 'none', unknown>>
