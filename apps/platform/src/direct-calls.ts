import type { Exchange } from './exchange.ts'
import { nameHandler } from './operation-names.ts'
import type { App } from './route.ts'

/** JSON; throws what is answered otherwise. */
export type DirectAnswer = (exchange: Exchange) => Promise<string | Uint8Array>

const calls = new WeakMap<App, Map<string, DirectAnswer>>()

/** A call whose path is always the same text; of two at one path the first answers, as in the application. */
export function answerDirectly(
  app: App,
  { method, path, name }: { readonly method: string; readonly path: string; readonly name: string },
  answer: DirectAnswer,
): void {
  nameHandler(answer, name)
  const known = calls.get(app) ?? new Map<string, DirectAnswer>()
  calls.set(app, known)
  const key = `${method} ${path}`
  if (!known.has(key)) known.set(key, answer)
}

/** By method and path: `GET /ecom/v1/carts/current`. */
export function directCallsOf(app: App): ReadonlyMap<string, DirectAnswer> {
  return calls.get(app) ?? new Map()
}
