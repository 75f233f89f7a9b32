import { type Attributes, type Histogram, type Meter, ValueType } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { endWithin } from '../end-within.ts'
import { type Definition, definitions, type MetricName } from './definitions.ts'

export interface MetricsOptions {
  readonly service: 'galleria-shell' | 'galleria-platform'
  /** Private port of `/metrics`; none without it. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /** Collector of OpenTelemetry over HTTP; none without it. */
  readonly endpoint?: string | undefined
}

/** A value of now, with its attributes. */
export interface Reading {
  readonly value: number
  readonly attributes?: Attributes
}

export interface Metrics {
  record(name: MetricName, value: number, attributes?: Attributes): void
  /** Reads a gauge or a counter at each collection; what can't be read is left out of it. */
  observe(name: MetricName, read: () => readonly Reading[] | Promise<readonly Reading[]>): void
  /** Address of `/metrics`; undefined without a port. */
  readonly url: string | undefined
  close(): Promise<void>
}

/** Milliseconds between two exports, and for each. */
const INTERVAL = 15_000
const PATIENCE = 2_000

/** Opens the registry of a server's metrics. One set of instruments serves Prometheus, which asks, and a collector, which is told. */
export async function openMetrics({ service, port, host, endpoint }: MetricsOptions): Promise<Metrics> {
  const readers: IMetricReader[] = []
  const asked =
    port === undefined
      ? undefined
      : new PrometheusExporter({
          port,
          ...(host && { host }),
          preventServerStart: true,
          withoutScopeInfo: true,
        })
  if (asked) readers.push(asked)
  if (endpoint)
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis: PATIENCE }),
        exportIntervalMillis: INTERVAL,
      }),
    )
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    readers,
  })
  const meter = provider.getMeter('galleria')
  const histograms = new Map<MetricName, Histogram>()
  if (asked)
    await asked.startServer().catch((error: Error) => {
      throw new Error(`Metrics can't be served at ${host ?? ''}:${port} (METRICS_PORT): ${error.message}`)
    })
  return {
    url: asked && `http://${host ?? '127.0.0.1'}:${port}/metrics`,
    record(name, value, attributes) {
      const known = histograms.get(name) ?? histogramOf(meter, definitions[name])
      histograms.set(name, known)
      known.record(value, attributes)
    },
    observe(name, read) {
      const { kind, name: label, ...options }: Definition = definitions[name]
      const instrument =
        kind === 'counter'
          ? meter.createObservableCounter(label, options)
          : meter.createObservableGauge(label, options)
      instrument.addCallback(async (result) => {
        // Away with the database, say: the other metrics tell why.
        const readings = await Promise.resolve(read()).catch(() => [])
        for (const { value, attributes } of readings) result.observe(value, attributes)
      })
    },
    close: () => endWithin(provider.shutdown()),
  }
}

function histogramOf(meter: Meter, { name, unit, description, bounds }: Definition): Histogram {
  return meter.createHistogram(name, {
    unit,
    description,
    valueType: ValueType.DOUBLE,
    ...(bounds && { advice: { explicitBucketBoundaries: [...bounds] } }),
  })
}
