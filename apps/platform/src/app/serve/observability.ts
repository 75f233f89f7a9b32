import { type Log, type Watcher, watchRequests } from '@galleria/observability'
import type { Metrics } from '@galleria/observability/metrics'
import type { Tracing } from '@galleria/observability/tracing'
import { indexState } from '../../areas/catalog/index.ts'
import { findBacklog } from '../../areas/webhooks/index.ts'
import { watchStatements } from '../../base/observe.ts'
import { isFromProxy } from '../../base/proxies.ts'
import type { ServerConfig } from '../../data/config.ts'
import { poolState } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Watch } from './listen.ts'

export interface Observability {
  /** Follows requests; undefined where nobody looks. */
  readonly watch: Watch | undefined
  readonly isTraced: boolean
  close(): Promise<void>
}

/** Log lines of requests, metrics and traces of a server, as far as its configuration wants them. What isn't wanted isn't loaded. */
export async function openObservability(
  config: Pick<ServerConfig, 'log' | 'metrics' | 'otlp' | 'platform'>,
  services: Services,
  log: Log,
): Promise<Observability> {
  const { metrics: place, otlp } = config
  const metrics = place.port || otlp ? await openMetricsOf(config, services) : undefined
  const tracing = otlp
    ? (await import('@galleria/observability/tracing')).openTracing({ service: 'galleria-platform', ...otlp })
    : undefined
  if (metrics || tracing) watchStatements(statementsOf(metrics?.registry, tracing))
  const watchers: Watcher[] = [...(metrics ? [metrics.requests] : []), ...(tracing ? [tracing.requests] : [])]
  const isLogged = !config.platform.development || ['info', 'debug'].includes(config.log.level)
  return {
    watch:
      isLogged || watchers.length > 0
        ? watchRequests({
            log: isLogged ? log : () => {},
            sample: config.log.sample,
            isFromProxy: (peer) => isFromProxy(peer, services.config.trustedProxies),
            takesTraces: 'from all',
            watchers,
          })
        : undefined,
    isTraced: tracing !== undefined,
    async close() {
      watchStatements(undefined)
      await Promise.allSettled([metrics?.close(), tracing?.close()])
    },
  }
}

async function openMetricsOf(
  { metrics: place, otlp }: Pick<ServerConfig, 'metrics' | 'otlp'>,
  services: Services,
) {
  const { observeProcess, openMetrics, requestMetrics } = await import('@galleria/observability/metrics')
  const registry = await openMetrics({ service: 'galleria-platform', ...place, endpoint: otlp?.endpoint })
  const stop = observeProcess(registry)
  observePlatform(registry, services)
  return {
    registry,
    requests: requestMetrics(registry),
    close() {
      stop()
      return registry.close()
    },
  }
}

/** Observes what only this server knows, and what it reads from the database at each collection. */
function observePlatform(metrics: Metrics, services: Services): void {
  const { db, clock, schedule } = services
  metrics.observe('connections', () => {
    const { used, idle } = poolState(db)
    return [
      { value: used, attributes: { 'db.client.connection.state': 'used' } },
      { value: idle, attributes: { 'db.client.connection.state': 'idle' } },
    ]
  })
  metrics.observe('waiting', () => [{ value: poolState(db).waiting }])
  metrics.observe('deliveries', async () => [{ value: (await findBacklog(services)).count }])
  metrics.observe('oldestDelivery', async () => {
    const { oldest } = await findBacklog(services)
    return [{ value: oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0 }]
  })
  metrics.observe('jobLag', async () =>
    [...(await schedule.lags(services))].map(([job, value]) => ({
      value,
      attributes: { 'galleria.job': job },
    })),
  )
  metrics.observe('indexSize', async () => {
    const index = await indexState(services)
    return index ? [{ value: index.size }] : []
  })
  metrics.observe('indexLimit', () => [{ value: services.config.searchMemoryProducts }])
  metrics.observe('indexAge', async () => {
    const index = await indexState(services)
    return index?.askedAgo === undefined ? [] : [{ value: index.askedAgo / 1000 }]
  })
}

function statementsOf(metrics: Metrics | undefined, tracing: Tracing | undefined) {
  return (text: string) => {
    const began = performance.now()
    const traced = tracing?.statement(text)
    return (error?: unknown) => {
      const operation = /^\W*(select|insert|update|delete|with|begin|commit|rollback)\b/i.exec(text)?.[1]
      metrics?.record('statements', (performance.now() - began) / 1000, {
        'db.operation.name': operation?.toUpperCase() ?? 'OTHER',
      })
      traced?.(error)
    }
  }
}
