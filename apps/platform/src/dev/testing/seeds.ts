import { systemClock } from '../../base/clock.ts'
import type { Db } from '../../data/database.ts'
import { seedSite } from '../seed/index.ts'

type Seed = (db: Db) => Promise<void>

/** Data that a test's site can start with. */
export const seeds = {
  none: async () => {},
  small: (db) => seedSite(db, { size: 'small', clock: systemClock }),
  full: (db) => seedSite(db, { size: 'full', clock: systemClock }),
} satisfies Record<string, Seed>
