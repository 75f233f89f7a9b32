import { InvalidArgumentError } from 'commander'
import { LONGEST_PREVIEW } from '../../preview/make-preview.ts'

const units: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 24 * 3600 }

/** Seconds of `30m`, `12h` or `7d`. */
export function lifetime(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? []
  const seconds = Number(count) * (units[unit ?? ''] ?? Number.NaN)
  if (!(seconds <= LONGEST_PREVIEW))
    throw new InvalidArgumentError(`Enter a time such as 30m, 12h or 7d, at most 30 days. Got "${text}".`)
  return seconds
}
