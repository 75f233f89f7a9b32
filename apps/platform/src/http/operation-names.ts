import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

const names = new WeakMap<object, string>()

export function nameHandler(handler: object, name: string): void {
  names.set(handler, name)
}

export function handlerName(handler: object): string | undefined {
  return names.get(handler)
}

/** The call that will answer, known before it does: of all routes that match, the first that is one. */
export function callOf(c: Context): string | undefined {
  for (const { handler } of matchedRoutes(c)) {
    const name = names.get(handler)
    if (name) return name
  }
  return undefined
}

/** Every call that an application answers, by name. */
export function callsOf(app: { readonly routes: readonly { readonly handler: object }[] }): string[] {
  const all = app.routes.map(({ handler }) => names.get(handler))
  return [...new Set(all.filter((name) => name !== undefined))].sort()
}
