import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { endWithin } from '../end-within.ts'
import {
  type CallWatcher,
  currentRequest,
  during,
  type Seen,
  type TraceContext,
  type Watcher,
  writeTraceparent,
} from '../request/index.ts'
import type { SamplerName } from '../sampling.ts'
import { samplerOf } from './samplers.ts'

export interface TracingOptions {
  readonly service: 'galleria-shell' | 'galleria-platform'
  /** Collector of OpenTelemetry over HTTP. */
  readonly endpoint: string
  readonly sampler: SamplerName
  /** Share of traces of `traceidratio`, from 0 to 1. */
  readonly ratio: number
  /** Receives the spans instead of the collector. */
  readonly exporter?: SpanExporter
}

export interface Tracing {
  /** A span for each request of the network. */
  readonly requests: Watcher
  /** A span for each call to another server of ours. */
  readonly calls: CallWatcher
  /** Begins the span of a statement of the current request; the result ends it. Undefined where nothing is recorded. */
  statement(text: string): ((error?: unknown) => void) | undefined
  /** Runs a part of the current request in a span of its own. */
  part<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** A part that another process timed itself, by the clock of this one. */
  record(
    name: string,
    parent: TraceContext,
    from: Date,
    to: Date,
    attributes: Record<string, string | number>,
  ): void
  close(): Promise<void>
}

/** Milliseconds for one export. */
const PATIENCE = 2_000
/** Most letters of a statement. */
const MOST_TEXT = 2_000

/** Opens the spans of a server. A collector that is away costs spans and nothing else. */
export function openTracing({ service, endpoint, sampler, ratio, exporter }: TracingOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter:
          exporter ?? new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: PATIENCE }),
      }),
    ],
  })
  const tracer = provider.getTracer('galleria')
  const spans = new WeakMap<TraceContext, Span>()

  return {
    requests: {
      begin({ method }, parent) {
        const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, contextOf(parent))
        const context = placeOf(span)
        spans.set(context, span)
        return context
      },
      end({ trace: place, requestId, method, route, caller }, { status, isCutOff }) {
        const span = spans.get(place)
        if (!span) return
        span.updateName(route ? `${method} ${route}` : method)
        span.setAttributes({
          'http.request.method': method,
          'http.response.status_code': status,
          'galleria.request_id': requestId,
          ...(route && { 'http.route': route }),
          ...(caller && { 'galleria.caller': caller }),
        })
        if (status >= 500 || isCutOff) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    },
    calls: {
      begin(seen, { method, origin }) {
        const span = tracer.startSpan(
          method,
          { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method, 'server.address': origin } },
          contextOf(seen.trace),
        )
        return {
          traceparent: writeTraceparent(placeOf(span)),
          end(outcome) {
            if (typeof outcome === 'number') span.setAttribute('http.response.status_code', outcome)
            if (typeof outcome !== 'number' || outcome >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
            span.end()
          },
        }
      },
    },
    statement(text) {
      const seen = currentRequest()
      if (!seen?.trace.isSampled) return undefined
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) }
      const span = tracer.startSpan(
        firstWord(text),
        { kind: SpanKind.CLIENT, attributes },
        contextOf(seen.trace),
      )
      return (error) => {
        if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    async part(name, work) {
      const seen = currentRequest()
      if (!seen?.trace.isSampled) return work()
      const span = tracer.startSpan(name, {}, contextOf(seen.trace))
      try {
        return await during(within(seen, placeOf(span)), work)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    record(name, parent, from, to, attributes) {
      tracer.startSpan(name, { startTime: from, attributes }, contextOf(parent)).end(to)
    },
    close: () => endWithin(provider.shutdown()),
  }
}

/** The same request, at another place of its trace: what it learns later is told to the request itself. */
function within(seen: Seen, place: TraceContext): Seen {
  return Object.create(seen, { trace: { value: place } }) as Seen
}

function contextOf(parent: TraceContext | undefined): Context {
  if (!parent) return ROOT_CONTEXT
  const { traceId, spanId, isSampled } = parent
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? 1 : 0,
    isRemote: true,
  })
}

function placeOf(span: Span): TraceContext {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return { traceId, spanId, isSampled: (traceFlags & 1) === 1 }
}

/** `SELECT`, or whatever else a statement begins with. */
function firstWord(text: string): string {
  return /^\W*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
}
