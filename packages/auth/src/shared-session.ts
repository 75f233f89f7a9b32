import { createSession, type SessionOptions } from './session.ts'
import type { Session } from './session-types.ts'

/** Versioned by the contract of `Session`: copies of this package that agree on it share one object. */
const key = Symbol.for('galleria.auth.session.v1')
type Registry = { [key]?: Map<string, Session> }

/** The page's session: the same object for every copy of this package. Browser only: a server has many shoppers. */
export function getSession(options: SessionOptions): Session {
  const registry = globalThis as Registry
  registry[key] ??= new Map()
  const name = `${options.baseUrl} ${options.clientId}`
  let session = registry[key].get(name)
  if (!session) {
    session = createSession(options)
    registry[key].set(name, session)
  }
  return session
}
