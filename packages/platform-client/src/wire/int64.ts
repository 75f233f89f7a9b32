const LOWEST = -(2n ** 63n)
const HIGHEST = 2n ** 63n - 1n

/** Digits, as the wire has every 64-bit integer: revisions, sequences, sizes (wire §0). */
export function formatInt64(value: bigint | number | string): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`${value} is too large for an exact integer.`)
  return String(parseInt64(String(value)))
}

/** The integer; a RangeError for what is none or does not fit 64 bits (wire §1.6). */
export function parseInt64(text: string): bigint {
  const value = /^-?\d{1,20}$/.test(text) ? BigInt(text) : undefined
  if (value === undefined || value < LOWEST || value > HIGHEST)
    throw new RangeError(`${JSON.stringify(text.slice(0, 50))} isn't a 64-bit integer.`)
  return value
}
