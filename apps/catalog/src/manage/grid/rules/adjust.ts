/** Adjustment of numbers: an amount, or a share of them in percent. */
export type By = { readonly amount: number } | { readonly percent: number }

/** Adjusted number, rounded as the platform does: half a unit up. Undefined for a negative result. */
export function adjusted(value: number, by: By, decimals: number): number | undefined {
  const unit = 10 ** decimals
  const units = Math.round(value * unit)
  const next = 'amount' in by ? units + Math.round(by.amount * unit) : scaled(units, by.percent)
  return next < 0 ? undefined : next / unit
}

/** Scales in whole units and hundredths of a percent, so that no half is lost to fractions. */
function scaled(units: number, percent: number): number {
  const share = BigInt(Math.round((100 + percent) * 10_000))
  const whole = BigInt(units) * share
  const divisor = 1_000_000n
  return Number((whole * 2n + divisor) / (divisor * 2n))
}
