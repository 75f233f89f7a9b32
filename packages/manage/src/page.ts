import type { Site } from '@galleria/federation'
import type { StaffArea, StaffRole } from '@galleria/platform-client/roles'
import type { ComponentType } from 'react'
import type { Staff } from './staff/staff.ts'

/** Request to a section of the store's side; the caller is staff. `Say` is the module's own messages. */
export interface ManageRequest<Say = unknown> extends Staff {
  /** Id after the section in the URL: of an account, member, reward … */
  readonly id: string
  readonly url: URL
  readonly signal: AbortSignal
  readonly site: Site
  readonly t: Say
}

export interface PageProps<Data> {
  readonly data: Data
  readonly role: StaffRole
  readonly isOwner: boolean
}

/** A section, fetched when it is opened. */
export interface ManagePage<Data = unknown> {
  loader(asked: ManageRequest<never>): Promise<Data>
  /** Handles a submission in JSON and answers its fetcher; the page then revalidates. */
  action?(asked: ManageRequest<never>, sent: never): Promise<unknown>
  readonly Page: ComponentType<PageProps<Data>>
  /** Area that a role must be able to read to open it; the part's own without it. */
  readonly area?: StaffArea
}
