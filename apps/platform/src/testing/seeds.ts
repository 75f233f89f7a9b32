import type { PlatformConfig } from '../config.ts'
import type { Db } from '../database.ts'

type Seed = (db: Db, config: PlatformConfig) => Promise<void>

const nothing: Seed = async () => {}

/** What a test's site may hold at the start. */
export const seeds = { none: nothing, small: nothing } satisfies Record<string, Seed>
