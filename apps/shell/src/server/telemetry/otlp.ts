import type { Recorder, SeenError, Subject, Timing } from '@galleria/delivery/telemetry'
import type { Histogram } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'

export interface Otlp {
  /** Hears what is recorded; nothing else changes. */
  readonly recorder: Omit<Recorder, 'flush' | 'pageView' | 'pageTime'>
  /** Sends what is left. */
  close(): Promise<void>
}

/** Milliseconds between two exports. */
const interval = 15_000
/** For one export, with all that is tried again: nobody waits longer for the shell to end. */
const patience = 2000

/**
 * Sends the same counts and errors as OpenTelemetry over HTTP (`<endpoint>/v1/metrics`, `/v1/logs`). Headers come from
 * `OTEL_EXPORTER_OTLP_HEADERS`. A collector that is away is tried again, and takes nothing down with it.
 */
export function openOtlp(endpoint: string, shellVersion: string): Otlp {
  const resource = resourceFromAttributes({
    'service.name': 'galleria-shell',
    'service.version': shellVersion,
  })
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis: patience }),
        exportIntervalMillis: interval,
      }),
    ],
  })
  const logs = new LoggerProvider({
    resource,
    processors: [
      new BatchLogRecordProcessor({
        exporter: new OTLPLogExporter({ url: `${endpoint}/v1/logs`, timeoutMillis: patience }),
      }),
    ],
  })
  const meter = metrics.getMeter('galleria')
  const logger = logs.getLogger('galleria')
  const views = meter.createCounter('galleria.page.views', {
    description: 'Page views that told of themselves',
  })
  const failures = meter.createCounter('galleria.page.failures', {
    description: 'Page views in which the module failed',
  })
  const purchases = meter.createCounter('galleria.purchases', {
    description: 'Purchases handed over to their payment, by the cart API that served them',
  })
  const errors = meter.createCounter('galleria.errors', { description: 'Errors that were told of' })
  const times = new Map<Timing, Histogram>()
  const histogramOf = (timing: Timing) => {
    const known =
      times.get(timing) ??
      meter.createHistogram(`galleria.${timing}`, {
        unit: timing === 'cls' || timing === 'tasks' ? '1' : 'ms',
      })
    times.set(timing, known)
    return known
  }
  return {
    recorder: {
      view: (subject) => views.add(1, attributesOf(subject)),
      failed: (subject) => failures.add(1, attributesOf(subject)),
      time: (subject, timing, value) =>
        histogramOf(timing).record(timing === 'cls' ? value / 1000 : value, attributesOf(subject)),
      purchases: (version, count) => purchases.add(count, { 'galleria.cart_api': version }),
      error(subject: Subject, { side, kind, message, stack }: SeenError) {
        const attributes = { ...attributesOf(subject), 'galleria.side': side, 'galleria.kind': kind }
        errors.add(1, attributes)
        logger.emit({
          severityText: 'ERROR',
          body: message,
          attributes: {
            ...attributes,
            'exception.message': message,
            'exception.stacktrace': stack.join('\n'),
          },
        })
      },
    },
    async close() {
      await Promise.allSettled([metrics.shutdown(), logs.shutdown()])
    },
  }
}

function attributesOf({ module, version }: Subject) {
  return { 'galleria.module': module, 'galleria.version': version }
}
