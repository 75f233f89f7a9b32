import type { PageContent } from '@galleria/platform-client/entities/content'

export type PageKind = 'PAGE' | 'POST' | 'HOME'

export interface ContentPageTables {
  /** Pages and posts; what they say is in their versions. */
  contentPages: {
    id: string
    kind: PageKind
    slug: string
    /** Title of the latest version. */
    title: string
    languages: readonly string[]
    revision: number
    /** Number of the latest version. */
    version: number
    publishedVersion: number | null
    publishedAt: Date | null
    scheduledVersion: number | null
    scheduledAt: Date | null
    createdAt: Date
    updatedAt: Date
    /** Staff user; null for a program, and for somebody who left. */
    updatedBy: string | null
  }
  contentPageVersions: {
    pageId: string
    number: number
    content: PageContent
    restoredFrom: number | null
    createdAt: Date
    createdBy: string | null
  }
}
