/** A JSON number, or the words of what JSON has no number for (wire §1.6). */
export function formatFloat(value: number): number | string {
  return Number.isFinite(value) ? value : String(value)
}

/** The number, or what its word stands for; a RangeError for anything else (wire §1.6). */
export function parseFloat64(value: number | string): number {
  if (typeof value === 'number') return value
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return Number(value)
  throw new RangeError(`${JSON.stringify(value.slice(0, 50))} isn't a number.`)
}
