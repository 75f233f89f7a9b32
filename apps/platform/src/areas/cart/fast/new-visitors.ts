import { LRUCache } from 'lru-cache'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'

interface Memory {
  termsRevision: string | null
  /** Anonymous sessions that may have a cart. */
  readonly shoppers: LRUCache<string, true>
}

type Site = Pick<Services, 'siteCache'>

const memoryOf = (site: Site) =>
  siteCache<Memory>(site, 'new visitors', () => ({
    termsRevision: null,
    shoppers: new LRUCache<string, true>({ max: 10_000 }),
  }))

/** Remembers that a session has a cart, or had one: it is asked about from here on. */
export function rememberShopper(site: Site, familyId: string): void {
  memoryOf(site).shoppers.set(familyId, true)
}

export function isShopper(site: Site, familyId: string): boolean {
  return memoryOf(site).shoppers.get(familyId) === true
}

/** The revision of the terms that was seen last: a first cart is priced under it, and written if it is still so. */
export function lastTerms(site: Site): string | null {
  return memoryOf(site).termsRevision
}

export function rememberTerms(site: Site, revision: string | null): void {
  memoryOf(site).termsRevision = revision
}

/** Forgets the cached revision, which was out of date. */
export function invalidateTerms(site: Site): void {
  memoryOf(site).termsRevision = null
}
