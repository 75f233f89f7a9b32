import type { RegistryReader } from '@galleria/delivery'
import { createLog, type Log, passOn, type Watcher, watchRequests } from '@galleria/observability'
import type { Metrics } from '@galleria/observability/metrics'
import type { Tracing } from '@galleria/observability/tracing'
import type { Config } from './config.ts'
import type { RendererPool } from './pool/index.ts'

export interface Observability {
  readonly log: Log
  /** Follows requests of the network server. */
  readonly watch: ReturnType<typeof watchRequests>
  /** Spans; undefined where no collector is configured. */
  readonly tracing: Tracing | undefined
  /** Observes what only this shell knows; nothing without metrics. */
  observe(parts: { readonly pool: Pick<RendererPool, 'state'>; readonly registry: RegistryReader }): void
  close(): Promise<void>
}

type Settings = Pick<
  Config,
  'log' | 'metrics' | 'otlpEndpoint' | 'traces' | 'isDevelopment' | 'proxies' | 'platformUrl' | 'edgeUrl'
>

/** Log, metrics and traces of a shell, as far as its configuration wants them. What isn't wanted isn't loaded. */
export async function openObservability(config: Settings): Promise<Observability> {
  const { platformUrl, edgeUrl, otlpEndpoint: endpoint } = config
  const log = createLog({ level: config.log.level })
  const metrics = config.metrics.port || endpoint ? await openMetricsOf(config) : undefined
  const tracing = endpoint
    ? (await import('@galleria/observability/tracing')).openTracing({
        service: 'galleria-shell',
        endpoint,
        ...config.traces,
      })
    : undefined
  const origins = [platformUrl, edgeUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
  const stopPassing = passOn(origins, tracing?.calls)
  const watchers: Watcher[] = [...(metrics ? [metrics.requests] : []), ...(tracing ? [tracing.requests] : [])]
  const isLogged = !config.isDevelopment || ['info', 'debug'].includes(config.log.level)
  return {
    log,
    watch: watchRequests({
      log: isLogged ? log : () => {},
      sample: config.log.sample,
      isFromProxy: () => config.proxies > 0,
      takesTraces: 'from proxies',
      watchers,
    }),
    tracing,
    observe({ pool, registry }) {
      if (metrics) observeShell(metrics.registry, pool, registry)
    },
    async close() {
      stopPassing()
      await Promise.allSettled([metrics?.close(), tracing?.close()])
      log.flush()
    },
  }
}

async function openMetricsOf({ metrics: place, otlpEndpoint }: Pick<Settings, 'metrics' | 'otlpEndpoint'>) {
  const { observeProcess, openMetrics, requestMetrics } = await import('@galleria/observability/metrics')
  const registry = await openMetrics({ service: 'galleria-shell', ...place, endpoint: otlpEndpoint })
  const stop = observeProcess(registry)
  return {
    registry,
    requests: requestMetrics(registry),
    close() {
      stop()
      return registry.close()
    },
  }
}

function observeShell(metrics: Metrics, pool: Pick<RendererPool, 'state'>, registry: RegistryReader): void {
  metrics.observe('revision', async () => [{ value: (await registry.snapshot()).revision }])
  metrics.observe('renderers', () => {
    const { warm, alive } = pool.state()
    return [
      { value: warm, attributes: { 'galleria.state': 'warm' } },
      { value: alive, attributes: { 'galleria.state': 'alive' } },
    ]
  })
  metrics.observe('lostRenderers', () => [{ value: pool.state().lost }])
}
