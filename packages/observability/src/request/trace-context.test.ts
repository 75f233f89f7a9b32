import { expect, test } from 'vitest'
import { requestIdFrom } from './request-id.ts'
import { newTrace, readTraceparent, writeTraceparent } from './trace-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test('A traceparent is read and written as the standard has it', () => {
  const given = `00-${traceId}-${spanId}-01`
  expect(readTraceparent(given)).toEqual({ traceId, spanId, isSampled: true })
  expect(writeTraceparent({ traceId, spanId, isSampled: true })).toBe(given)
  expect(readTraceparent(`01-${traceId}-${spanId}-00-more`)).toEqual({ traceId, spanId, isSampled: false })
})

test.each([
  ['nothing', undefined],
  ['another version that is none', `ff-${traceId}-${spanId}-01`],
  ['zeros for the trace', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['zeros for the span', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['too many letters', `00-${traceId}-${spanId}-01-${'x'.repeat(200)}`],
])('A traceparent with %s is none', (_, header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test('A new trace has an id of its own', () => {
  expect(readTraceparent(writeTraceparent(newTrace()))).toBeDefined()
  expect(newTrace().traceId).not.toBe(newTrace().traceId)
})

test('A request id is taken from a trusted proxy alone, and only if it is short and plain', () => {
  const yes = () => true
  expect(requestIdFrom('0123456789abcdef', yes)).toBe('0123456789abcdef')
  expect(requestIdFrom('0123456789abcdef', () => false)).not.toBe('0123456789abcdef')
  for (const claimed of ['short', 'x'.repeat(129), 'with space 12', 'new\nline-1234', '', undefined])
    expect(requestIdFrom(claimed, yes)).toMatch(/^[\da-f]{8}-/)
})
