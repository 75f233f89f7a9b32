import type { Clock, ClockState, MovableClock } from '../base/clock.ts'
import type { Log } from '../base/log.ts'
import type { SiteCache } from '../base/site-cache.ts'
import type { PlatformConfig } from './config.ts'
import type { Db } from './database.ts'
import type { Hooks } from './hooks.ts'
import type { PersonalData } from './personal-data.ts'
import type { Schedule } from './schedule.ts'

/** Additions of development: a clock that can be moved and data that can be replaced. */
export interface ReplaceableSite {
  readonly clock: MovableClock
  /** As if nobody had moved it. */
  readonly base: Clock
  moveClock(services: Services, state: ClockState): Promise<void>
  /** Replaces all data of the site by a baseline's. */
  reset(services: Services, name: string): Promise<void>
}

export interface SampleFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
}

/** Files that are made from their names, without any row or stored byte: those of the seed. */
export interface SampleMedia {
  /** File below `/media/` of this name; a picture in pixels is of `size`, as `?w=` names it. */
  open(name: string, size: string | undefined): Promise<SampleFile | undefined>
  /** Goods of a digital product whose file nobody uploaded. */
  download(fileName: string): SampleFile
}

/** Services that every handler works with; one set per platform, so that many sites live in one process. */
export interface Services {
  readonly db: Db
  readonly clock: Clock
  readonly config: PlatformConfig
  readonly hooks: Hooks
  /** Kept of members, area by area. */
  readonly personalData: Required<PersonalData>
  readonly log: Log
  /** Network access for calls the platform itself makes. */
  readonly fetch: typeof fetch
  /** In-memory cache of the site in this process. */
  readonly siteCache: SiteCache
  /** Recurring work, registered by `every`. */
  readonly schedule: Schedule
  readonly samples: SampleMedia
  /** Undefined in production. */
  readonly workbench: ReplaceableSite | undefined
}
