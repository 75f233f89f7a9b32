type Payload = Readonly<Record<string, unknown>>

/** Longer encoded query strings go by POST where the call allows it (wire §1.5). */
export const MAX_QUERY_LENGTH = 4000

/** Query string of a payload, without `?` (wire §1.5). `complex` calls may send it whole as `.r`. */
export function encodeQuery(payload: Payload, complex = false): string {
  if (complex && isNested(payload)) return new URLSearchParams({ '.r': base64url(payload) }).toString()
  const query = new URLSearchParams()
  append(query, '', payload)
  return query.toString()
}

function append(query: URLSearchParams, prefix: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) {
    for (const item of value) if (!isObject(item)) append(query, prefix, item)
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) append(query, prefix ? `${prefix}.${key}` : key, inner)
  } else query.append(prefix, String(value))
}

/** Whether flattening would dot a key or lose an object held by an array. */
function isNested(payload: Payload): boolean {
  return Object.values(payload).some((value) =>
    Array.isArray(value) ? value.some(isObject) : isObject(value) && Object.keys(value).length > 0,
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function base64url(payload: Payload): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
