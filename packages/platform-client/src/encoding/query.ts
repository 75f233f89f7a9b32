import { encodeBase64Url } from './base64.ts'
import { stringifyJson, toWireValue } from './json.ts'

type Payload = Readonly<Record<string, unknown>>

/** Query string of a payload, without `?` (wire §1.5). `complex` calls may send it whole as `.r`. */
export function encodeQuery(payload: Payload, complex = false): string {
  const query = new URLSearchParams()
  if (complex && isNested(payload)) query.append('.r', encodeBase64Url(stringifyJson(payload)))
  else append(query, '', payload)
  return query.toString()
}

function append(query: URLSearchParams, prefix: string, given: unknown): void {
  const value = toWireValue(given)
  if (value === null || value === undefined) return
  if (Array.isArray(value)) {
    for (const item of value) if (!isObject(toWireValue(item))) append(query, prefix, item)
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) append(query, prefix ? `${prefix}.${key}` : key, inner)
  } else query.append(prefix, String(value))
}

/** Whether flattening would dot a key or lose an object held by an array. */
function isNested(payload: Payload): boolean {
  return Object.values(payload)
    .map(toWireValue)
    .some((value) =>
      Array.isArray(value)
        ? value.map(toWireValue).some(isObject)
        : isObject(value) && Object.keys(value).length > 0,
    )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
