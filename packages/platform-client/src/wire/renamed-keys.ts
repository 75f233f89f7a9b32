/** How the hosted platform's own SDK spells three keys (wire §1.7). */
const wireNames = { _id: 'id', _createdDate: 'createdDate', _updatedDate: 'updatedDate' } as const

const toWire = new Map<string, string>(Object.entries(wireNames))
const fromWire = new Map(Object.entries(wireNames).map(([ours, wire]) => [wire as string, ours as string]))

/** Rich content keeps its keys (wire §1.7). */
const RICH_CONTENT =
  /^(memberAbouts?\.content|(products?\.)?infoSections?\.description|products?\.description)$/

/** A request of the hosted platform's SDK as the wire has it: keys, dotted filter keys and the fields sorted by. */
export function toWireKeys<T>(value: T): T {
  return rename(
    value,
    (key) =>
      key
        .split('.')
        .map((part) => toWire.get(part) ?? part)
        .join('.'),
    true,
  )
}

/** An answer as that SDK would give it. */
export function fromWireKeys<T>(value: T): T {
  return rename(value, (key) => fromWire.get(key) ?? key, false)
}

type Container = Record<string, unknown> | unknown[]

/** Copies; with a list of its own instead of recursion, since depth is the sender's choice. */
function rename<T>(root: T, renamed: (key: string) => string, sorts: boolean): T {
  const holder: { root?: unknown } = {}
  const open: { value: unknown; target: Container; key: string; path: string }[] = [
    { value: root, target: holder, key: 'root', path: '' },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, target, path } = next
    if (!isContainer(value) || RICH_CONTENT.test(path)) {
      put(target, next.key, sorts && /(^|\.)sort\.fieldName$/.test(path) ? renamed(String(value)) : value)
      continue
    }
    const copy: Container = Array.isArray(value) ? [] : {}
    put(target, next.key, copy)
    for (const [key, inner] of Object.entries(value).reverse()) {
      const name = Array.isArray(value) ? key : renamed(key)
      open.push({
        value: inner,
        target: copy,
        key: name,
        path: Array.isArray(value) ? path : below(path, name),
      })
    }
  }
  return holder.root as T
}

/** Path of a key. The end of a long one is enough to match it; all of it would cost the square of the depth. */
function below(path: string, name: string): string {
  const whole = path ? `${path}.${name}` : name
  return whole.length < 200 ? whole : whole.split('.').slice(-4).join('.')
}

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

/** Defined, not assigned: a key named `__proto__` stays a key. */
function put(target: Container, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
