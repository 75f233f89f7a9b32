import type { ManageSection } from '@galleria/federation'
import { key } from '../messages/index.ts'

export const sectionNames = {
  home: key('section.home'),
  orders: key('section.orders'),
  products: key('section.products'),
  customers: key('section.customers'),
  marketing: key('section.marketing'),
  loyalty: key('section.loyalty'),
  content: key('section.content'),
  analytics: key('section.analytics'),
  settings: key('section.settings'),
} as const satisfies Readonly<Record<ManageSection, unknown>>
