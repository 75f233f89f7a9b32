import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'
import { ContentAuthor } from './author.ts'

/** Address that the shop had before, with the one that stands for it; of the embedded platform. */
export const UrlRedirect = z.object({
  id: Guid,
  /** Path in lower case, such as `/old-shop/vase.html`; of one language where it begins with that, such as `/de/alt`. */
  from: z.string(),
  /** Path of the shop, or a web address. */
  to: z.string(),
  /** Date of the last change. */
  createdDate: DateTime,
  createdBy: z.nullish(ContentAuthor),
})
export type UrlRedirect = z.infer<typeof UrlRedirect>
