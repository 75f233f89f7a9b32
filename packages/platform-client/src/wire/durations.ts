import { formatInt64, parseInt64 } from './int64.ts'

/** Both parts have the sign of the whole. */
export interface Duration {
  /** A 64-bit integer. */
  readonly seconds: string
  /** Whole nanoseconds beyond the seconds, below 1,000,000,000. */
  readonly nanos: number
}

/** `3s`, `3.000000001s`; nothing is `0s` (wire §1.6). */
export function formatDuration(duration: Partial<Duration> = {}): string {
  const seconds = parseInt64(formatInt64(duration.seconds ?? '0'))
  const nanos = duration.nanos ?? 0
  if (!Number.isInteger(nanos) || Math.abs(nanos) > 999_999_999)
    throw new RangeError(`${nanos} isn't a number of nanoseconds within a second.`)
  if ((seconds < 0n && nanos > 0) || (seconds > 0n && nanos < 0))
    throw new RangeError('Seconds and nanoseconds must have the same sign.')
  const sign = seconds < 0n || nanos < 0 ? '-' : ''
  const whole = seconds < 0n ? -seconds : seconds
  const fraction = nanos ? `.${String(Math.abs(nanos)).padStart(9, '0')}` : ''
  return `${sign}${whole}${fraction}s`
}

/** A duration, e.g. `3.000000001s`; a RangeError for anything else (wire §1.6). */
export function parseDuration(text: string): Duration {
  const [, sign = '', seconds = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,9}))?s$/.exec(text) ?? []
  if (!seconds) throw new RangeError(`${JSON.stringify(text.slice(0, 50))} isn't a duration.`)
  const nanos = Number(`${sign}${fraction.padEnd(9, '0')}`)
  return { seconds: String(parseInt64(`${sign}${seconds}`)), nanos: nanos || 0 }
}
