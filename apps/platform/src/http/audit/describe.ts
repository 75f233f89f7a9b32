import type { StaffArea } from '@galleria/platform-client/roles'

/** Field of a change; the values are absent where they may tell of a person. */
export interface FieldChange {
  readonly field: string
  readonly before?: string | null
  readonly after?: string | null
}

/** Areas whose values tell of no person. */
const open: readonly StaffArea[] = [
  'catalog',
  'inventory',
  'loyalty',
  'content',
  'store',
  'settings',
  'staff',
]

/** Fields whose value is kept nowhere; name, permissions and end of an API key are no secret. A webhook's address is a secret too: many targets trust whoever knows it. */
const SECRET =
  /password|secret|token|keys?(\.(?!name$|permissions\.|expirationDate$)|$)|code|email|phone|address|recipient|subscription\.url/i
/** Fields that are no change: names of the object, and what its editor saw before. */
const UNCHANGED = /(^|\.)(id|revision)$|^seen\./i
const MOST_FIELDS = 40
const LONGEST = 200
const DEEPEST = 8

/** `orders` of `/ecom/v1/orders/{id}/cancel`, `loyalty-accounts` of `/loyalty-accounts/v1/accounts/{id}`. */
export function kindOf(path: string): string {
  const [service = '', ...rest] = path.split('/').filter((part) => part && part !== '_api')
  if (/^(loyalty|translation)-/.test(service)) return service
  return rest.find((part) => !/^v\d+$|^bulk$|^\{/.test(part)) ?? service
}

/** The first id of the path, else the one of the entity that was answered, e.g. `{ product: { id } }`. */
export function objectIdOf(
  variables: readonly string[],
  input: unknown,
  answer: unknown,
): string | undefined {
  const [first] = variables
  const named = first === undefined ? undefined : valueAt(input, first)
  if (typeof named === 'string') return named.slice(0, LONGEST)
  if (!isObject(answer)) return undefined
  const ids = Object.values(answer).flatMap((each) =>
    isObject(each) && typeof each.id === 'string' ? [each.id] : [],
  )
  return ids.length === 1 ? ids[0] : undefined
}

/** Fields that were sent; `before` has values by the same paths, where the call told them. */
export function changesOf(area: StaffArea, input: unknown, before: unknown): FieldChange[] {
  const earlier = new Map(leaves(before))
  const withValues = open.includes(area)
  const changes: FieldChange[] = []
  for (const [field, after] of leaves(input)) {
    if (changes.length === MOST_FIELDS) break
    if (UNCHANGED.test(field)) continue
    changes.push(
      withValues && !SECRET.test(field)
        ? { field, after, ...(earlier.has(field) && { before: earlier.get(field) ?? null }) }
        : { field },
    )
  }
  return changes
}

/** Values by their paths, as far as they are read; of a list its length. */
function* leaves(value: unknown, path = '', depth = 0): Generator<[string, string | null]> {
  if (value === undefined) return
  if (Array.isArray(value)) yield [path, `[${value.length}]`]
  else if (value instanceof Date) yield [path, value.toISOString()]
  else if (isObject(value) && depth < DEEPEST) {
    for (const [name, each] of Object.entries(value))
      yield* leaves(each, (path ? `${path}.${name}` : name).slice(0, LONGEST), depth + 1)
  } else if (path) yield [path, value === null ? null : String(value).slice(0, LONGEST)]
}

function valueAt(input: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), input)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
