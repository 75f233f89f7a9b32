/** Postgres' object id of `text`, the same in every database. */
const TEXT = 25
const HEAD = 20

/**
 * A `text[]` as it goes over the wire, texts as they are: written out as one text, each quote in a document would be escaped
 * here and read back there (PostgreSQL, "Arrays", `array_recv`).
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  let bytes = HEAD
  for (const value of values) bytes += 4 + (value === null ? 0 : Buffer.byteLength(value))
  const whole = Buffer.allocUnsafe(bytes)
  whole.writeInt32BE(1, 0)
  whole.writeInt32BE(values.includes(null) ? 1 : 0, 4)
  whole.writeInt32BE(TEXT, 8)
  whole.writeInt32BE(values.length, 12)
  whole.writeInt32BE(1, 16)
  let at = HEAD
  for (const value of values) {
    const length = value === null ? -1 : whole.write(value, at + 4)
    whole.writeInt32BE(length, at)
    at += 4 + Math.max(0, length)
  }
  return whole
}

/** An array as text, of what needs no quotes there: ids, numbers, moments, names of letters alone. */
export function plainArray(values: readonly (string | number | null)[]): string {
  return `{${values.map((value) => value ?? 'null').join(',')}}`
}
