import { encodeBase64 } from './base64.ts'

/** A value as the wire has it (wire §1.6): 64-bit integers and odd floats as text, dates in ISO 8601, bytes in base64. */
export function toWireValue(value: unknown): unknown {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return `${value}`
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return encodeBase64(value)
  return value
}

export function stringifyJson(payload: object): string {
  return JSON.stringify(payload, function (key, value) {
    // Asked of the holder: `value` has been through a `toJSON` that hides an invalid date and spells bytes out.
    const original: unknown = this[key]
    const encoded = toWireValue(original)
    return encoded === original ? value : encoded
  })
}

const dangerous = ['__proto__', 'constructor']

/** JSON without the keys that could reach a prototype when copied; throws a SyntaxError like `JSON.parse`. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // `\u` may spell such a key in escapes; everything else is spared the walk.
  return /__proto__|constructor|\\u/.test(text) ? withoutDangerousKeys(value) : value
}

/** Iterative: depth is the sender's choice. */
function withoutDangerousKeys(root: unknown): unknown {
  const open = [root]
  while (open.length) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const key of dangerous) if (Object.hasOwn(value, key)) Reflect.deleteProperty(value, key)
    for (const inner of Object.values(value)) open.push(inner)
  }
  return root
}
