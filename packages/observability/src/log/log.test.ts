import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from './entry.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T09:30:00Z') }))
afterEach(() => void vi.useRealTimers())

function logAt(level: Level) {
  const lines: Record<string, unknown>[] = []
  const log = createLog({
    level,
    write: (text) =>
      lines.push(
        ...text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ),
  })
  return { log, lines }
}

test('A line is JSON with its time and its level, and lines below the level are left out', () => {
  const { log, lines } = logAt('info')
  log({ message: 'platform ready' })
  log({ level: 'debug', message: 'asked' })
  log.flush()
  expect(lines).toEqual([{ time: '2026-12-01T09:30:00.000Z', level: 'info', message: 'platform ready' }])
})

test('Lines that nobody waits for are written together, an error at once', () => {
  const { log, lines } = logAt('info')
  log({ message: 'one' })
  log({ message: 'two' })
  expect(lines).toHaveLength(0)
  log({ level: 'error', message: 'down' })
  expect(lines.map(({ message }) => message)).toEqual(['down'])
  vi.advanceTimersByTime(100)
  expect(lines.map(({ message }) => message)).toEqual(['down', 'one', 'two'])
})

test('Errors of one kind are written once in ten seconds, then counted without their stack', () => {
  const { log, lines } = logAt('info')
  const error = 'Error: connect ECONNREFUSED\n    at connect (net.js:1)\n    at more'
  for (let count = 0; count < 100; count += 1) log({ level: 'error', requestId: String(count), error })
  log({ level: 'error', error: 'Error: another\n    at elsewhere' })
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(10_000)
  expect(lines[2]).toMatchObject({
    level: 'error',
    error: 'Error: connect ECONNREFUSED',
    repeated: 99,
    seconds: 10,
  })
  log({ level: 'error', error })
  expect(lines.at(-1)).toMatchObject({ error })
})

test('A message that is repeated is thinned too', () => {
  const { log, lines } = logAt('warn')
  for (let count = 0; count < 5; count += 1) log({ level: 'warn', message: 'The registry is missing.' })
  vi.advanceTimersByTime(10_000)
  expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, 4])
})
