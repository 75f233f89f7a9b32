import type { Clock } from '@galleria/delivery'
import type { CartVersion, Site } from '@galleria/federation'
import { isRemovedCall } from '@galleria/federation/cart-api'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { getCurrentCart } from '@galleria/platform-client/current-cart-v2'
import { withDeadline } from '../base/with-deadline.ts'

/** Milliseconds for which a finding holds: an API may come or go while the shell runs. */
const HOLDS = 600_000
/** Milliseconds after which a platform that did not answer is asked again. */
const PAUSE = 10_000

type Decided = NonNullable<Site['cartApi']>

interface Options {
  readonly mode: CartVersion | 'auto'
  /** Milliseconds for which the first page waits. */
  readonly patience: number
  readonly clock: Clock
}

/**
 * Decides by which cart API pages buy. `auto` asks for the cart of V2 once, as a visitor who has none: a 404 that names the
 * cart tells that the API is there. The finding is kept, and asked for anew in the background when it is old.
 */
export function createCartApi(client: PlatformClient, { mode, patience, clock }: Options) {
  if (mode !== 'auto') return async (): Promise<Decided> => ({ version: mode, isFixed: true })
  let found: CartVersion | undefined
  let due = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const answer = await versionThere(client)
    found = answer ?? found
    due = clock.now() + (answer ? HOLDS : PAUSE)
  }

  return async (): Promise<Decided> => {
    if (clock.now() >= due)
      asking ??= ask().finally(() => {
        asking = undefined
      })
    if (!found && asking) await withDeadline(clock, patience, asking).catch(() => undefined)
    return { version: found ?? 'v1' }
  }
}

/** Undefined where the platform does not tell: it is away, or has too much to do. */
async function versionThere(client: PlatformClient): Promise<CartVersion | undefined> {
  try {
    await getCurrentCart(client)
    return 'v2'
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.status === 0 || error.status === 429 || error.status >= 500) return undefined
    // An answer that neither finds a cart nor names one promises nothing.
    return error.status === 404 && !isRemovedCall(error) ? 'v2' : 'v1'
  }
}
