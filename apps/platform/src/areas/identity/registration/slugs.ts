import { randomBytes } from 'node:crypto'
import { confusableSkeleton } from '../../../base/texts/confusables.ts'
import type { Trx } from '../../../data/database.ts'
import { findMemberBySlug } from '../store.ts'

/** Words of the API's own addresses, and names that would pass for the store's. */
const reserved = new Set([
  'my',
  'me',
  'admin',
  'administrator',
  'api',
  'query',
  'bulk',
  'join-community',
  'leave-community',
  'slug',
  'root',
  'system',
  'support',
  'help',
  'helpdesk',
  'staff',
  'team',
  'official',
  'owner',
  'moderator',
  'mod',
  'security',
  'billing',
  'payment',
  'payments',
  'checkout',
  'cart',
  'account',
  'login',
  'logout',
  'sign-in',
  'signin',
  'sign-up',
  'signup',
  'register',
  'settings',
  'about',
  'contact',
  'store',
  'shop',
  'galleria',
  'info',
  'mail',
  'webmaster',
  'postmaster',
  'hostmaster',
  'abuse',
  'noreply',
  'no-reply',
  'null',
  'undefined',
  'new',
  'edit',
  'delete',
])

const LONGEST = 60

/** Letters, digits and single hyphens alone: no path, no case, no other script. */
export function toSlug(text: string): string {
  return confusableSkeleton(text)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
}

/** Also when digits stand for letters: `adm1n`, `supp0rt`. */
export function isReserved(slug: string): boolean {
  const read = slug.replaceAll('0', 'o').replaceAll('3', 'e').replaceAll('5', 's').replaceAll('rn', 'm')
  return [slug, read, read.replaceAll('1', 'i'), read.replaceAll('1', 'l')].some(
    (each) => reserved.has(each) || reserved.has(each.replaceAll('-', '')),
  )
}

export async function freeSlug(trx: Trx, name: string): Promise<string> {
  const wanted = toSlug(name) || 'member'
  const taken = await findMemberBySlug(trx, wanted)
  return taken || isReserved(wanted) ? `${wanted}-${randomBytes(3).toString('hex')}` : wanted
}
