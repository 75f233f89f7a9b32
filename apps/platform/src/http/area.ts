import type { Listeners } from '../data/hooks.ts'
import type { PersonalData } from '../data/personal-data.ts'
import type { Services } from '../data/services.ts'
import type { App } from './route.ts'

/** A part of the API: its routes, and what it does when something happens in another part. */
export interface Area extends Listeners {
  routes(app: App): void
  /** Names what it does again and again, with `every`. */
  schedule?(services: Services): void
  /** Kept of a member here: ends with the member, and is in the file of their data. */
  readonly personalData?: PersonalData
}
