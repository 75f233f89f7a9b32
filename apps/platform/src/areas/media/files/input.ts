import { z } from 'zod'
import { CursorPaging } from '../../../data/query-language/keyset.ts'

export const UploadInput = z.object({
  search: z.string().max(200).default(''),
  rootFolder: z.enum(['MEDIA_ROOT', 'TRASH_ROOT']).default('MEDIA_ROOT'),
  parentFolderId: z.string().max(100).optional(),
  mediaTypes: z
    .array(z.enum(['IMAGE', 'VECTOR', 'VIDEO', 'AUDIO', 'DOCUMENT', 'ARCHIVE']))
    .max(6)
    .default([]),
  labels: z.array(z.string().max(200)).max(10).default([]),
  private: z.boolean().default(false),
})

export const FileSearch = UploadInput.extend({
  sort: z
    .object({ fieldName: z.string().max(100), order: z.enum(['ASC', 'DESC']).default('ASC') })
    .optional(),
  cursorPaging: CursorPaging,
})
