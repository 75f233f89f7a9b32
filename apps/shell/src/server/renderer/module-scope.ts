import type { Release } from '@galleria/delivery'
import { releaseName } from '../modules/index.ts'
import type { Attribution } from './attribution.ts'

type Callback = (...args: unknown[]) => unknown
type Create = (type: unknown, ...more: unknown[]) => unknown

/** Names that a server build finds beside the usual ones of CommonJS. */
export const SCOPE = [
  'globalThis',
  'global',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
] as const

/**
 * Values that one release sees in place of the globals of those names: a global object of its own, so that modules cannot
 * meet in one, and timers whose callbacks name their release.
 */
export function moduleScope(release: Release, attribution: Attribution): readonly unknown[] {
  const own: object = Object.create(globalThis)
  const attributed =
    (schedule: Callback): Callback =>
    (work, ...more) =>
      schedule(typeof work === 'function' ? inTimer(work as Callback) : work, ...more)
  const inTimer =
    (work: Callback): Callback =>
    (...args) => {
      attribution.enterTimer(release)
      return work(...args)
    }
  const timers = [setTimeout, setInterval, setImmediate, queueMicrotask] as unknown as Callback[]
  for (const name of ['globalThis', 'global'])
    Object.defineProperty(own, name, { value: own, writable: true, configurable: true })
  return [own, own, ...timers.map(attributed)]
}

/** Shared packages as one release is given them: elements that it makes name the release whose component is drawn. */
export function attributedPackages(
  shared: Readonly<Record<string, unknown>>,
  release: Release,
  attribution: Attribution,
): Readonly<Record<string, unknown>> {
  const name = releaseName(release)
  const components = new WeakMap<object, unknown>()
  const attributed = (type: unknown): unknown => {
    if (typeof type !== 'function' || type.prototype?.isReactComponent) return type
    const known = components.get(type)
    if (known) return known
    const component = Object.assign((props: unknown, second: unknown) => {
      attribution.enter(name)
      return type(props, second)
    }, type)
    Object.defineProperty(component, 'name', { value: type.name })
    components.set(type, component)
    return component
  }
  const creating = (create: unknown): Create => {
    return (type, ...more) => (create as Create)(attributed(type), ...more)
  }
  const own = (id: string, names: readonly string[]) => {
    const all = shared[id] as Readonly<Record<string, unknown>> | undefined
    if (!all) return {}
    const changed = names.filter((each) => typeof all[each] === 'function')
    return { [id]: copyOf(all, Object.fromEntries(changed.map((each) => [each, creating(all[each])]))) }
  }
  return {
    ...frozen(shared),
    ...own('react/jsx-runtime', ['jsx', 'jsxs']),
    ...own('react', ['createElement']),
  }
}

const faces = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** Faces of packages that nobody can change. */
function frozen(shared: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const known = faces.get(shared)
  if (known) return known
  const made = Object.fromEntries(Object.entries(shared).map(([id, face]) => [id, copyOf(face as object)]))
  faces.set(shared, made)
  return made
}

function copyOf(face: object, changed: object = {}): object {
  const copy = { ...face, ...changed }
  if ('__esModule' in face) Object.defineProperty(copy, '__esModule', { value: true })
  return Object.freeze(copy)
}
