import { byDns, type Reach } from '../../../base/network/public-address.ts'
import { isUnavailable } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { createPoster } from '../target/post.ts'
import { pump } from './pump.ts'
import { dueTargets } from './store/targets.ts'

export interface DeliveryOptions {
  /** How names become addresses; by DNS. */
  readonly resolve?: Reach['resolve']
  /** Between looks whether something is due. */
  readonly everyMs?: number
  /** Deliveries under way at once, to one target. */
  readonly most?: number
}

/** Delivers for as long as it is left to. Any number of servers may do so on one database. @returns how it ends */
export function runDeliveries(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'siteCache'>,
  { resolve = byDns, everyMs = 200, most = 64 }: DeliveryOptions = {},
): () => Promise<void> {
  const { log, config } = services
  const { allowPrivateTargets: allowPrivate, timeoutSeconds } = config.webhooks
  const poster = createPoster({ allowPrivate, resolve }, { timeoutMs: timeoutSeconds * 1000 })
  const pumps = new Map<string, Promise<void>>()
  let stopped = false
  let looking: Promise<void> = Promise.resolve()

  const report = (error: unknown) => {
    // The next look is soon enough where the database is away.
    if (!stopped && !isUnavailable(error)) log({ level: 'error', what: 'events', error: String(error) })
  }
  async function poll(): Promise<void> {
    for (const target of await dueTargets(services)) {
      const { id } = target
      if (stopped || pumps.has(id)) continue
      const running = pump(services, { target, poster, most, stopped: () => stopped })
      pumps.set(
        id,
        running.catch(report).finally(() => pumps.delete(id)),
      )
    }
  }
  let timer: NodeJS.Timeout | undefined
  const again = () => {
    looking = poll().catch(report)
    void looking.finally(() => {
      if (!stopped) timer = setTimeout(again, everyMs).unref()
    })
  }
  again()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await looking
    poster.close()
    await Promise.all(pumps.values())
  }
}
