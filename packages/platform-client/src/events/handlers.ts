import type { EventDefinition } from './definition.ts'
import * as definitions from './definitions/index.ts'
import type { EventOf } from './event.ts'

type Definitions = typeof definitions

/** One for each type of event that is of interest: `onCartCreated`, `onOrderApproved` … */
export type WebhookHandlers = {
  readonly [Name in keyof Definitions as `on${Capitalize<Name>}`]?: (
    event: EventOf<Definitions[Name]>,
  ) => unknown
}

type Handler = (event: never) => unknown

/** The definitions that have a handler, and the handler of each type. */
export function handled(handlers: WebhookHandlers): {
  readonly events: readonly EventDefinition[]
  readonly handlerOf: ReadonlyMap<string, Handler>
} {
  const given = new Map<string, Handler | undefined>(Object.entries(handlers))
  const found = Object.entries(definitions).flatMap(([name, definition]) => {
    const handler = given.get(`on${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    return handler ? [{ definition, handler }] : []
  })
  return {
    events: found.map(({ definition }) => definition),
    handlerOf: new Map(found.map(({ definition, handler }) => [definition.type, handler])),
  }
}
