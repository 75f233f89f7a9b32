import type { Site } from '@galleria/federation'
import type { ComponentType } from 'react'
import type { Staff } from './staff.ts'

/** What a section of the store's side is given: whoever asks is of the staff. `Say` is the module's own words. */
export interface Asked<Say = unknown> extends Staff {
  /** What follows the section in the address: of one account, member, reward … */
  readonly id: string
  readonly url: URL
  readonly signal: AbortSignal
  readonly site: Site
  readonly t: Say
}

export interface PageProps<Data> {
  readonly data: Data
  readonly isOwner: boolean
}

/** A section, fetched when it is opened. */
export interface ManagePage<Data = unknown> {
  loader(asked: Asked<never>): Promise<Data>
  /** What was sent as JSON; answers for the fetcher that sent it, and the page is read anew. */
  action?(asked: Asked<never>, sent: never): Promise<unknown>
  readonly Page: ComponentType<PageProps<Data>>
}
