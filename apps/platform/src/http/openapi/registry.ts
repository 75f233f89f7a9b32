import type { z } from 'zod'
import type { CallerType } from '../../base/caller-type.ts'
import type { App } from '../app-type.ts'
import type { Served } from '../permissions/permission.ts'
import type { Answer } from './answer.ts'

/** One call as it is served: what the workbench, the API's document and strict mode know of it. */
export interface Registered {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Public path, variables in braces. */
  readonly path: string
  /** The specification's path; equal to the public one where that has no prefix of a service. */
  readonly bare: string
  readonly audience: Served['audience']
  readonly allow: readonly CallerType[]
  /** Path variables, query and body together. */
  readonly input?: z.ZodType | undefined
  readonly answer: Answer
  /** Missing part of the hosted call, in one sentence. */
  readonly partly?: string | undefined
  /** Reads no token: a page's script or another protocol asks. */
  readonly plain: boolean
  /** Also answers POST on the same path. */
  readonly fallback: boolean
}

const registries = new WeakMap<App, Registered[]>()

export function register(app: App, call: Registered): void {
  const known = registries.get(app)
  if (known) known.push(call)
  else registries.set(app, [call])
}

/** Every call of the API that this platform serves, in the order of their areas. */
export function callsOf(app: App): readonly Registered[] {
  return registries.get(app) ?? []
}
