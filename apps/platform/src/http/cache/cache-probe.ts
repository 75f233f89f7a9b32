import type { Caller } from '../../base/caller-type.ts'

/** The caller, and an ETag of all that their answer is made from. */
export interface CacheProbe {
  readonly caller: Caller
  /** None where nothing may be cached. */
  readonly etag: string | null
  /** Probe from the rows alone, where part of the ETag is from memory: for an answer that is made now. */
  readonly fullProbe?: () => Promise<CacheProbe | undefined>
}
