import type { App } from './app-type.ts'
import type { Exchange } from './exchange-type.ts'
import { nameHandler } from './operation-names.ts'
import { toPattern } from './paths.ts'

/** JSON; throws what is answered otherwise. */
export type DirectAnswer = (exchange: Exchange) => Promise<string | Uint8Array>

/** A call, and what its path's variables are called, in their order. */
export interface DirectCall {
  readonly answer: DirectAnswer
  readonly variables: readonly string[]
}

const calls = new WeakMap<App, Map<string, DirectCall>>()

/** Stands in a key for a part of a path that is an id. */
export const ID = '{}'

/** A call whose path is always the same text, or has ids in it; of two at one path the first answers, as in the application. */
export function answerDirectly(
  app: App,
  { method, path, name }: { readonly method: string; readonly path: string; readonly name: string },
  answer: DirectAnswer,
): void {
  nameHandler(answer, name)
  const known = calls.get(app) ?? new Map<string, DirectCall>()
  calls.set(app, known)
  const parts = toPattern(path).split('/')
  const isVariable = (part: string) => /^:\w+$/.test(part)
  // Within a part of the path only the application's router finds a variable.
  if (parts.some((part) => part.includes(':') && !isVariable(part))) return
  const key = `${method} ${parts.map((part) => (isVariable(part) ? ID : part)).join('/')}`
  const variables = parts.filter(isVariable).map((part) => part.slice(1))
  if (!known.has(key)) known.set(key, { answer, variables })
}

/** By method and path: `GET /ecom/v1/carts/current`, `GET /ecom/v1/orders/{}`. */
export function directCallsOf(app: App): ReadonlyMap<string, DirectCall> {
  return calls.get(app) ?? new Map()
}
