import type { SiteCache } from '../../base/site-cache.ts'
import type { PlatformConfig } from '../../data/config.ts'
import type { Services } from '../../data/services.ts'
import { forgetAnswers } from '../../http/cache/cached-answers.ts'
import { findSiteProperties, type SitePropertiesRow } from './store.ts'

const KEY = 'site properties'
/** Milliseconds after which the change of another server is seen. */
const INTERVAL = 1000

const names = [
  ...(['storeName', 'business', 'currency', 'conversionRates'] as const),
  ...(['weightUnit', 'dimensionsUnit', 'timeZone'] as const),
]
type Known = { readonly [Name in (typeof names)[number]]: PlatformConfig[Name] | undefined } & {
  /** Grows with each change. */
  readonly version: number
}

/** The configuration, in which the merchant's own properties come before those that the platform was started with. */
export function liveConfig(configured: PlatformConfig, cache: SiteCache): PlatformConfig {
  const known = () => cache.get(KEY) as Known | undefined
  const live = names.map(
    (name) => [name, { enumerable: true, get: () => known()?.[name] ?? configured[name] }] as const,
  )
  return Object.defineProperties({ ...configured }, Object.fromEntries(live))
}

/** Reads what the merchant set. */
export async function refreshConfig(services: Pick<Services, 'db' | 'siteCache'>): Promise<void> {
  keepProperties(services, await findSiteProperties(services.db))
}

/** Keeps properties that were read, unless newer ones are known; answers that were made with others are forgotten. */
export function keepProperties(
  services: Pick<Services, 'siteCache'>,
  row: SitePropertiesRow | undefined,
): void {
  const before = services.siteCache.get(KEY) as Known | undefined
  const known = row && knownOf(row)
  // The older of two questions at once may be answered last.
  if (before && (!known || known.version < before.version)) return
  if (JSON.stringify(before) === JSON.stringify(known)) return
  services.siteCache.set(KEY, known)
  forgetAnswers(services)
}

/** Follows what other servers of the site save. @returns what ends it */
export function keepConfigFresh(services: Pick<Services, 'db' | 'siteCache'>): () => void {
  let timer: NodeJS.Timeout
  let hasEnded = false
  const wait = () => {
    if (!hasEnded) timer = setTimeout(follow, INTERVAL).unref()
  }
  // While the database is away the store is as it was known last, and no second question waits behind the first.
  const follow = () =>
    void refreshConfig(services)
      .catch(() => undefined)
      .finally(wait)
  wait()
  return () => {
    hasEnded = true
    clearTimeout(timer)
  }
}

function knownOf(row: SitePropertiesRow): Known {
  const { version, businessName, email, phone, address, displayCurrencies } = row
  return {
    version,
    storeName: row.siteDisplayName ?? undefined,
    business: { name: businessName, email, phone, address },
    currency: row.paymentCurrency ?? undefined,
    conversionRates:
      displayCurrencies === null
        ? undefined
        : Object.fromEntries(displayCurrencies.map(({ currency, rate }) => [currency, rate])),
    timeZone: row.timeZone,
    weightUnit: row.weightUnit ?? undefined,
    dimensionsUnit: row.dimensionsUnit ?? undefined,
  }
}
