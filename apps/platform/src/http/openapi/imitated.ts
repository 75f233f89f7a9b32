import { type Operation, operations } from '@galleria/platform-client/operations'
import type { App } from '../app-type.ts'
import { callsOf, type Registered } from './registry.ts'

export type State = 'imitated' | 'partly' | 'not imitated'

/** One call of the hosted platform, and what the embedded one makes of it. */
export interface Imitated {
  readonly service: string
  readonly call: string
  readonly method: string
  readonly path: string
  readonly source: 'spec' | 'wire'
  readonly state: State
  /** Parts missing of a call that is imitated partly. */
  readonly missing?: string
}

/** Calls of specification §7 and of wire reference §2 and §3 by their part of the reference, in the order of their paths. */
const reference = Object.entries(operations).map(([service, files]) => ({
  service,
  calls: files
    .flatMap((file) => Object.values<Operation>(file))
    .filter(({ hosted }) => hosted)
    .sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method)),
}))

/** Every call of the reference with its state, which is read from the routes that are served. */
export function imitatedCalls(app: App): Imitated[] {
  const served = callsOf(app)
  return reference.flatMap(({ service, calls }) =>
    calls.map((call) => {
      const { name, method, path, hosted: source = 'wire' } = call
      const found = served.find((each) => serves(each, call))
      const missing = found?.partly
      const state = !found ? 'not imitated' : missing ? 'partly' : 'imitated'
      return { service, call: name, method, path, source, state, ...(missing && { missing }) } as const
    }),
  )
}

/** Calls that this platform serves beyond the reference. */
export function extensions(app: App): Registered[] {
  const known = reference.flatMap(({ calls }) => calls)
  return callsOf(app).filter((each) => !known.some((call) => serves(each, call)))
}

function serves(each: Registered, { method, path }: Operation): boolean {
  const sameMethod = each.method === method || (each.fallback && method === 'POST')
  return sameMethod && [each.path, each.bare].some((served) => unnamed(served) === unnamed(path))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Variables are called differently here and there; where they stand is what counts. */
function unnamed(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}')
}
