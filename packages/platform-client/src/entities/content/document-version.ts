import { z } from '@galleria/platform-client'
import { DateTime } from '../common/scalars.ts'
import { ContentAuthor } from './author.ts'

/** Change of one item of a menu or of the announcements. */
export const DocumentChange = z.object({
  /** ADDED, REMOVED, CHANGED, or MOVED where items have another order. */
  type: z.string(),
  /** Words of the item in the store's own language; empty where the order was changed. */
  text: z.string(),
})
export type DocumentChange = z.infer<typeof DocumentChange>

/** Menu or announcements as one save left them; of the embedded platform. */
export const DocumentVersion = z.object({
  /** Revision that the save made. */
  number: z.number(),
  createdDate: DateTime,
  createdBy: z.nullish(ContentAuthor),
  /** Number of the version that was restored by it; 0 for what there was before the first save. */
  restoredFrom: z.nullish(z.number()),
  /** Difference from the version before; empty where it is not known. */
  changes: z.array(DocumentChange),
})
export type DocumentVersion = z.infer<typeof DocumentVersion>
