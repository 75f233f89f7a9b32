import type { Clock } from '@galleria/delivery'
import { isTimeZone } from '@galleria/environment'
import type { Site } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { getSiteProperties, type SiteProperties } from '@galleria/platform-client/site-properties'
import { withDeadline } from '../base/with-deadline.ts'

/** Milliseconds for which a platform that did not answer is not asked again. */
const PAUSE = 10_000

/** Facts of the shop that its merchant sets. */
export interface ShopFacts extends Pick<Site, 'name' | 'currencies' | 'cartApi'> {
  /** IANA name. */
  readonly timeZone: string
}

interface Options {
  /** Values until the platform has told others. */
  readonly configured: ShopFacts
  /** Milliseconds for which a page waits. */
  readonly patience: number
  readonly clock: Clock
}

/** Properties of the shop as the merchant set them, asked for with each page (the client shares answers); late ones are as they were. */
export function createShop(client: PlatformClient, { configured, patience, clock }: Options) {
  let shop = shownOn(client, configured)
  let told = ''
  let silentUntil = Number.NEGATIVE_INFINITY

  return async (): Promise<ShopFacts> => {
    if (clock.now() < silentUntil) return shop
    try {
      const { properties } = await withDeadline(clock, patience, getSiteProperties(client, undefined))
      // Make new facts of new properties alone: to ask Intl about a zone takes a third of a millisecond.
      const text = JSON.stringify(properties)
      if (text !== told) shop = shownOn(client, factsOf(properties, configured, shop))
      told = text
    } catch {
      silentUntil = clock.now() + PAUSE
    }
    return shop
  }
}

/** Facts with the shop's own currency alone on a site of catalog V3, which converts no prices. */
function shownOn({ catalogVersion }: PlatformClient, facts: ShopFacts): ShopFacts {
  return catalogVersion === 'v3' ? { ...facts, currencies: facts.currencies.slice(0, 1) } : facts
}

function factsOf(properties: SiteProperties, configured: ShopFacts, before: ShopFacts): ShopFacts {
  const { siteDisplayName, timeZone, paymentCurrency, displayCurrencies } = properties
  return {
    name: siteDisplayName || configured.name,
    // A platform that does not tell what prices are shown in is asked for what is configured.
    currencies:
      paymentCurrency && displayCurrencies
        ? [paymentCurrency, ...displayCurrencies.map(({ currency }) => currency)]
        : configured.currencies,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : before.timeZone,
  }
}
