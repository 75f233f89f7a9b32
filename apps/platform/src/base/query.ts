import { z } from 'zod'
import { applicationError } from './errors.ts'
import { isForbiddenKey, parseObject } from './json.ts'

/** Dotted keys nest, repeated keys make a list, `.r` holds the whole payload (wire §1.5). */
export function decodeQuery(params: URLSearchParams): Record<string, unknown> {
  const packed = params.get('.r')
  if (packed !== null) return decodePacked(packed)
  const input: Record<string, unknown> = {}
  const given = new Map<string, string[]>()
  for (const [key, value] of params) {
    const values = given.get(key)
    if (values) values.push(value)
    else given.set(key, [value])
  }
  for (const [key, values] of given) {
    setPath(input, key, values.length === 1 ? values[0] : values)
  }
  return input
}

function decodePacked(text: string): Record<string, unknown> {
  if (!/^[\w-]*={0,2}$/.test(text)) {
    throw applicationError(400, 'MALFORMED_QUERY', 'The parameter ".r" isn\'t valid base64url.')
  }
  return parseObject(Buffer.from(text, 'base64url').toString('utf8'))
}

/** Puts a value at a dotted path. A path that runs through a plain value, or reaches for a prototype, is ignored. */
export function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() as string
  if (keys.length > 16 || [...keys, last].some((key) => key === '' || isForbiddenKey(key))) return
  let at = target
  for (const key of keys) {
    at[key] ??= {}
    const next = at[key]
    if (typeof next !== 'object' || next === null || Array.isArray(next)) return
    at = next as Record<string, unknown>
  }
  at[last] = value
}

/** A list that a query string may carry as one single value. */
export function listOf<T extends z.ZodType>(item: T, { max = 1000 } = {}) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(max),
  )
}

/** A number that a query string carries as text. */
export function numeric<T extends z.ZodType>(number: T) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value),
    number,
  )
}

/** A boolean that a query string carries as text. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)
