import type { Clock } from '@galleria/delivery'
import { isTimeZone } from '@galleria/environment'
import type { PlatformClient } from '@galleria/platform-client'
import { getSiteProperties } from '@galleria/platform-client/site-properties'
import { withDeadline } from '../base/with-deadline.ts'

/** Milliseconds for which a platform that did not answer is not asked again. */
const PAUSE = 10_000

interface Options {
  /** IANA name; until the platform has told another. */
  readonly first: string
  /** Milliseconds for which a page waits. */
  readonly patience: number
  readonly clock: Clock
}

/** The shop's time zone, asked for with each page (the client shares answers); one that does not come in time is as it was. */
export function createShopZone(client: PlatformClient, { first, patience, clock }: Options) {
  let zone = first
  let silentUntil = Number.NEGATIVE_INFINITY

  return async (): Promise<string> => {
    if (clock.now() < silentUntil) return zone
    try {
      const { properties } = await withDeadline(clock, patience, getSiteProperties(client, undefined))
      const { timeZone } = properties
      // Ask Intl about a new one alone: that takes a third of a millisecond.
      if (timeZone && timeZone !== zone && isTimeZone(timeZone)) zone = timeZone
    } catch {
      silentUntil = clock.now() + PAUSE
    }
    return zone
  }
}
