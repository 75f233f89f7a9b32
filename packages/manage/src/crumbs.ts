import type { ManageLink } from '@galleria/federation'
import { key } from './messages/index.ts'

/** Names of the left bar's sections. */
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
} as const satisfies Readonly<Record<ManageLink['section'], unknown>>

export interface Crumb {
  readonly label: string
  readonly to: string
}

/**
 * Links above a page of the admin: its section, which leads to the section's first list, then the list that the page is
 * below. A page below the first list has that list alone above it.
 */
export function crumbsOf(
  links: readonly ManageLink[],
  path: string,
  nameOf: (section: ManageLink['section']) => string,
): Crumb[] {
  const above = links
    .filter(({ to }) => to !== '/manage' && (path === to || path.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0]
  if (!above) return []
  const first = links.find(({ section }) => section === above.section) ?? above
  const list = above.to === path ? [] : [above]
  const section = first === above ? [] : [{ label: nameOf(above.section), to: first.to }]
  return [...section, ...list].map(({ label, to }) => ({ label, to }))
}
