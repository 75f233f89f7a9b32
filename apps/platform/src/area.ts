import type { App } from './route.ts'
import type { Hooks } from './services.ts'

/** A part of the API: its routes, and what it does when something happens in another part. */
export interface Area extends Partial<Hooks> {
  routes(app: App): void
}
