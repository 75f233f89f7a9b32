import type { Services } from '../../data/services.ts'
import type { App } from '../../http/route.ts'

export const groups = ['Traffic', 'Messages', 'State', 'Reference'] as const

/** One tool of the workbench: a folder, an entry of the navigation, a card on the overview. */
export interface Part {
  readonly path: `/_dev/${string}`
  readonly name: string
  readonly group: (typeof groups)[number]
  /** One sentence for its card. */
  readonly about: string
  /** Pressed after `g`, leads there; one small letter, its own. */
  readonly key: string
  routes(app: App): void
  /** State shown on its card, in a few words: `3 rules active`. */
  state?(services: Services): Promise<string> | string
}

declare module 'hono' {
  interface ContextVariableMap {
    /** All parts of the workbench, for the navigation of its pages. */
    parts: readonly Part[]
    /** Id of the fault that met this request. */
    fault: string | undefined
  }
}
