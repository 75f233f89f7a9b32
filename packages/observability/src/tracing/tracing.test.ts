import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { during, type Seen } from '../request/index.ts'
import type { SamplerName } from '../sampling.ts'
import { openTracing } from './open-tracing.ts'

const parent = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const named = { requestId: 'the-request', method: 'GET', route: undefined, caller: undefined }

function open(sampler: SamplerName, ratio = 1) {
  const spans: ReadableSpan[] = []
  const exporter = {
    export(batch: ReadableSpan[], done: (result: { code: number }) => void) {
      spans.push(...batch)
      done({ code: 0 })
    },
    shutdown: async () => {},
    forceFlush: async () => {},
  } as unknown as SpanExporter
  const tracing = openTracing({
    service: 'galleria-platform',
    endpoint: 'http://127.0.0.1:9',
    sampler,
    ratio,
    exporter,
  })
  return { tracing, spans }
}

test('A request, its parts, its calls and its statements are one trace', async () => {
  const { tracing, spans } = open('parentbased_always_off')
  const { requests, calls, statement, part } = tracing
  const begun = requests.begin?.(named, { ...parent, isSampled: true })
  const seen = { ...named, trace: begun } as Seen
  const told = await during(seen, () =>
    part('draw page', async () => {
      statement('select 1')?.()
      seen.route = '/products/:slug'
      const call = calls.begin(seen, { method: 'POST', origin: 'https://platform.test', path: '/' })
      call.end(200)
      return call.traceparent
    }),
  )
  requests.end?.(seen, { status: 200, milliseconds: 1, bytes: 1, isCutOff: false })
  await tracing.close()
  expect(told).toMatch(`00-${parent.traceId}-`)
  const byName = new Map(spans.map((span) => [span.name, span]))
  expect([...byName.keys()].sort()).toEqual(['GET /products/:slug', 'POST', 'SELECT', 'draw page'])
  for (const span of spans) expect(span.spanContext().traceId).toBe(parent.traceId)
  const idOf = (name: string) => byName.get(name)?.spanContext().spanId
  expect(byName.get('GET /products/:slug')?.parentSpanContext?.spanId).toBe(parent.spanId)
  expect(byName.get('draw page')?.parentSpanContext?.spanId).toBe(idOf('GET /products/:slug'))
  expect(byName.get('SELECT')?.parentSpanContext?.spanId).toBe(idOf('draw page'))
  expect(byName.get('SELECT')?.attributes['db.query.text']).toBe('select 1')
})

test.each([
  ['always_on', false, 1, true],
  ['always_off', true, 1, false],
  ['traceidratio', true, 0, false],
  ['parentbased_always_on', false, 1, false],
  ['parentbased_always_off', true, 1, true],
] as const)('The sampler %s decides as the standard has it', async (sampler, isSampled, ratio, expected) => {
  const { tracing } = open(sampler, ratio)
  expect(tracing.requests.begin?.(named, { ...parent, isSampled }).isSampled).toBe(expected)
  await tracing.close()
})

test('A statement outside of any traced request has no span', async () => {
  const { tracing } = open('always_on')
  expect(tracing.statement('select 1')).toBeUndefined()
  await tracing.close()
})
