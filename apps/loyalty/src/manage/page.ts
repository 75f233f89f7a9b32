import type { Site } from '@galleria/federation'
import type { ComponentType } from 'react'
import type { Say } from './messages/index.ts'
import type { Staff } from './staff.ts'

/** What a page of the store's side is given: whoever asks is of the staff. */
export interface Asked extends Staff {
  /** Third part of the address: of one account, reward, import … */
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

/** A section of `/manage/loyalty`, fetched when it is opened. */
export interface ManagePage<Data = unknown> {
  loader(asked: Asked): Promise<Data>
  /** What was sent as JSON; answers for the fetcher that sent it, and the page is read anew. */
  action?(asked: Asked, sent: never): Promise<unknown>
  readonly Page: ComponentType<PageProps<Data>>
}
