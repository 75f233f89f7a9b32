import type { Site } from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import type { PlatformClient } from '@galleria/platform-client'
import type { ComponentType } from 'react'
import type { Say } from '../../messages/profile/index.ts'

/** Request to a section of the profile; the caller is a member. */
export interface SectionRequest {
  readonly client: PlatformClient
  readonly url: URL
  readonly signal: AbortSignal
  readonly site: Site
  readonly language: Language
  readonly t: Say
}

/** Result of a form: a message below it, or errors at its fields. */
export interface Saved {
  readonly said?: string
  readonly problem?: string
  readonly errors?: Readonly<Record<string, string>>
  /** Download of the requested file. */
  readonly file?: { readonly url: string; readonly name: string }
  /** The account is gone, and what became of everything. */
  readonly deleted?: readonly { name: string; count: number; fate: string; why: string }[]
}

/** A section of `/account/profile`, fetched when it is opened. */
export interface ProfileSection<Data = unknown> {
  loader(asked: SectionRequest): Promise<Data>
  action?(asked: SectionRequest, form: FormData): Promise<Saved>
  readonly Page: ComponentType<{ readonly data: Data }>
}
