import type { Clock } from '@galleria/delivery'
import type { PlatformClient } from '@galleria/platform-client'
import { lookUpUrlRedirect } from '@galleria/platform-client/url-redirects'
import { withDeadline } from '../base/with-deadline.ts'

/** Milliseconds for which a platform that does not answer, or has no redirects, is not asked again. */
const PAUSE = 10_000
/** A path that no platform needs to be asked about. */
const LONGEST = 1000

interface Options {
  /** Milliseconds for which a page waits. */
  readonly patience: number
  readonly clock: Clock
}

/** Address that the shop's staff gave a path which has no page, both with their language; undefined where there is none. */
export type RedirectOf = (path: string) => Promise<string | undefined>

/** Asks for each page that was not found; the client shares answers. */
export function createRedirects(client: PlatformClient, { patience, clock }: Options): RedirectOf {
  let silentUntil = Number.NEGATIVE_INFINITY

  return async (path) => {
    if (path.length > LONGEST || clock.now() < silentUntil) return undefined
    try {
      const { to } = await withDeadline(clock, patience, lookUpUrlRedirect(client, { path }))
      return to ?? undefined
    } catch {
      silentUntil = clock.now() + PAUSE
      return undefined
    }
  }
}

/** Address for a browser: a path keeps the query of the page where it has none of its own. */
export function locationOf(to: string, search: string): string {
  if (!to.startsWith('/')) return to
  const [path = '', fragment] = to.split('#')
  const query = path.includes('?') ? '' : search
  return `${path}${query}${fragment ? `#${fragment}` : ''}`
}
