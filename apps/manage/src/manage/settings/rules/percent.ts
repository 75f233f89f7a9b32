/** A fraction as a percentage, without rounding: `0.0725` is `7.25`. What is no fraction stays as it is. */
export function percentOf(fraction: string): string {
  return shifted(fraction, 2)
}

/** A percentage as a fraction, without rounding: `7.25` and `7,25` are `0.0725`. What is no number stays, for the platform to refuse. */
export function fractionOf(percent: string): string {
  return shifted(percent.trim().replace(',', '.'), -2)
}

/** Moves the decimal point, to the right where `by` is more than 0. */
function shifted(text: string, by: number): string {
  const found = /^(\d+)(?:\.(\d*))?$/.exec(text)
  if (!found) return text
  const [, whole = '', rest = ''] = found
  const digits = `${'0'.repeat(Math.max(0, -by))}${whole}${rest}${'0'.repeat(Math.max(0, by))}`
  const point = Math.max(0, -by) + whole.length + by
  const after = digits.slice(point).replace(/0+$/, '')
  return `${digits.slice(0, point).replace(/^0+(?=\d)/, '')}${after && `.${after}`}`
}
