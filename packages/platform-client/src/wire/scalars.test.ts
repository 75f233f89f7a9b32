import {
  formatDate,
  formatDuration,
  formatFloat,
  formatInt64,
  parseDate,
  parseDuration,
  parseFloat64,
  parseInt64,
} from '@galleria/platform-client/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('A date is ISO 8601 in UTC with milliseconds, and reads back the same', () => {
  expect(formatDate(new Date('2024-01-31T11:00:00+01:00'))).toBe('2024-01-31T10:00:00.000Z')
  const years = {
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  }
  fc.assert(
    fc.property(fc.date(years), (date) => {
      expect(parseDate(formatDate(date))).toEqual(date)
    }),
  )
})

test('Dates of other offsets and finer fractions are read; nothing is nothing', () => {
  expect(parseDate('2024-01-31T10:00:00.123456789Z')?.getTime()).toBe(Date.UTC(2024, 0, 31, 10, 0, 0, 123))
  expect(parseDate('2024-01-31t10:00:00-02:30')?.toISOString()).toBe('2024-01-31T12:30:00.000Z')
  expect([parseDate(''), parseDate(null), parseDate(undefined)]).toEqual([undefined, undefined, undefined])
})

test.each(['2024', '2024-01-31', '31.1.2024', '2024-13-01T00:00:00Z', '2024-01-31T10:00:00', 'x'.repeat(99)])(
  '%s is no date of RFC 3339',
  (text) => expect(() => parseDate(text)).toThrow('an RFC 3339 date'),
)

test('An invalid date is not sent', () => {
  expect(() => formatDate(new Date('no'))).toThrow('The date is invalid.')
})

test('A duration has nine digits of nanoseconds or none', () => {
  expect(formatDuration({ seconds: '3' })).toBe('3s')
  expect(formatDuration({ seconds: '3', nanos: 1 })).toBe('3.000000001s')
  expect(formatDuration({ nanos: -500_000_000 })).toBe('-0.500000000s')
  expect(formatDuration()).toBe('0s')
  expect(parseDuration('3.5s')).toEqual({ seconds: '3', nanos: 500_000_000 })
  for (const nanos of [1_000_000_000, 0.5]) expect(() => formatDuration({ nanos })).toThrow(RangeError)
  expect(() => formatDuration({ seconds: '1', nanos: -1 })).toThrow('the same sign')
  for (const text of ['3', '3.s', '1m', '.5s', '3.0000000001s', ''])
    expect(() => parseDuration(text)).toThrow(RangeError)
})

test('Every duration reads back the same', () => {
  const seconds = fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n })
  fc.assert(
    fc.property(seconds, fc.integer({ min: 0, max: 999_999_999 }), (whole, part) => {
      const duration = { seconds: String(whole), nanos: whole < 0n && part ? -part : part }
      expect(parseDuration(formatDuration(duration))).toEqual(duration)
    }),
  )
})

test('64-bit integers keep every digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (value) => {
      expect(parseInt64(formatInt64(value))).toBe(value)
      expect(formatInt64(String(value))).toBe(String(value))
    }),
  )
  expect(formatInt64(42)).toBe('42')
})

test('A value that is no 64-bit integer is refused, as is a number that lost digits', () => {
  expect(() => formatInt64(2 ** 53)).toThrow('too large for an exact integer')
  expect(() => formatInt64(1.5)).toThrow(RangeError)
  for (const text of ['', '1.0', '1e3', '0x10', ' 1', String(2n ** 63n), '9'.repeat(99)])
    expect(() => parseInt64(text)).toThrow('a 64-bit integer')
})

test('Floats that JSON has no number for go as words, and all read back the same', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(formatFloat)).toEqual([
    'NaN',
    'Infinity',
    '-Infinity',
  ])
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect(parseFloat64(formatFloat(value))).toBe(value)
    }),
  )
  expect(() => parseFloat64('ten')).toThrow('"ten" isn\'t a number')
})
