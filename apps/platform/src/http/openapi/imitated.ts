import type { App } from '../app-type.ts'
import { referenceCalls } from './calls/all.ts'
import type { ReferenceCall } from './calls/group.ts'
import { callsOf, type Registered } from './registry.ts'

export type State = 'imitated' | 'partly' | 'not imitated'

/** One call of the hosted platform, and what the embedded one makes of it. */
export interface Imitated {
  readonly service: string
  readonly call: string
  readonly method: string
  readonly path: string
  readonly source: 'spec' | 'beyond'
  readonly state: State
  /** Parts missing of a call that is imitated partly. */
  readonly missing?: string
}

/** Every call of the references with its state, which is read from the routes that are served. */
export function imitatedCalls(app: App): Imitated[] {
  const served = callsOf(app)
  return referenceCalls.flatMap(({ service, calls }) =>
    calls.map((call) => {
      const [name, method, path, source] = call
      const found = served.find((each) => serves(each, call))
      const missing = found?.partly
      const state = !found ? 'not imitated' : missing ? 'partly' : 'imitated'
      return { service, call: name, method, path, source, state, ...(missing && { missing }) } as const
    }),
  )
}

/** Calls that this platform serves beyond the references. */
export function extensions(app: App): Registered[] {
  const known = referenceCalls.flatMap(({ calls }) => calls)
  return callsOf(app).filter((each) => !known.some((call) => serves(each, call)))
}

function serves(each: Registered, [, method, path]: ReferenceCall): boolean {
  const sameMethod = each.method === method || (each.fallback && method === 'POST')
  return sameMethod && [each.path, each.bare].some((served) => unnamed(served) === unnamed(path))
}

/** Variables are called differently here and there; where they stand is what counts. */
function unnamed(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}')
}
