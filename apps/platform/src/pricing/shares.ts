import type { Minor } from '../money/money.ts'

const PLACES = 6

/** An amount times a decimal fraction, over `per`, rounded half up; exact, since no float is in between. */
export function multiply(amount: Minor, fraction: string, per = 1): Minor {
  const [whole = '0', decimals = ''] = fraction.split('.')
  const scaled = BigInt(whole + decimals.slice(0, PLACES).padEnd(PLACES, '0'))
  const divisor = 10n ** BigInt(PLACES) * BigInt(per)
  return Number((2n * BigInt(amount) * scaled + divisor) / (2n * divisor))
}

/** Parts in proportion to the weights that sum exactly to the amount; what rounding leaves goes to the largest remainders. */
export function split(amount: Minor, weights: readonly Minor[]): Minor[] {
  const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((value) => value / whole)
  let left = Number(BigInt(amount) - parts.reduce((total, part) => total + part, 0n))
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder) {
    if (left <= 0) break
    parts[index] = (parts[index] ?? 0n) + 1n
    left -= 1
  }
  return parts.map(Number)
}
