import type { DocumentChange } from '@galleria/platform-client/entities/content'

export interface ContentDocumentTables {
  /** Menus and announcements, each a document by its name. */
  contentDocuments: {
    name: string
    revision: number
    content: unknown
    updatedAt: Date
    /** Staff user; null for a program, and for somebody who left. */
    updatedBy: string | null
  }
  /** Documents as each save left them. */
  contentDocumentVersions: {
    name: string
    /** Revision of the document. */
    number: number
    content: unknown
    changes: readonly DocumentChange[]
    restoredFrom: number | null
    createdAt: Date
    createdBy: string | null
  }
}
