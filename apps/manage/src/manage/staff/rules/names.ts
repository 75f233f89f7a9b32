import { areaNames, may, rightNames, type StaffArea, type StaffRole } from '@galleria/manage'
import { key } from '../messages/index.ts'

export const areaOf = (name: string) => (name in areaNames ? areaNames[name as StaffArea] : undefined)

/** Right of a role in an area: change it, read it, or nothing. */
export function rightOf(role: StaffRole, area: StaffArea) {
  return may(role, area, 'change') ? rightNames.change : may(role, area) ? rightNames.read : rightNames.none
}

const verbs = {
  added: key('verb.added'),
  changed: key('verb.changed'),
  removed: key('verb.removed'),
  canceled: key('verb.canceled'),
  refunded: key('verb.refunded'),
  sent: key('verb.sent'),
  undone: key('verb.undone'),
} as const

/** Kind of change that a call made, by the first words of its name: `BulkDeleteBrands` removed something. */
export function verbOf(operation: string) {
  const name = operation.replace(/^Bulk/, '')
  if (/^Undo/.test(name)) return verbs.undone
  if (/^(Create|Add|GetOrCreate|Invite|Upsert|Assign|Execute|Generate)/.test(name)) return verbs.added
  if (/^(Delete|Remove|Revoke|Void|Unassign)/.test(name)) return verbs.removed
  if (/^Cancel/.test(name)) return verbs.canceled
  if (/^Refund/.test(name)) return verbs.refunded
  if (/^(Send|Resend)/.test(name)) return verbs.sent
  return verbs.changed
}

/** Page of an object, where the admin has one for its kind. */
export function pageOf(kind: string, id: string | null | undefined): string | undefined {
  if (kind === 'staff-members' || kind === 'staff-settings') return '/manage/settings/staff'
  if (!id) return undefined
  if (kind === 'api-keys') return `/manage/settings/api-keys/${id}`
  if (kind === 'orders') return `/manage/orders/${id}`
  if (kind === 'members') return `/manage/members/member/${id}`
  if (kind === 'products') return `/manage/catalog/products/${id}`
  if (kind === 'loyalty-accounts') return `/manage/loyalty/accounts/${id}`
  return undefined
}

/** `shipping-options` and `abandonedCarts` as words. */
export function wordsOf(kind: string): string {
  const words = kind
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
