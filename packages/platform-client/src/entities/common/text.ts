import { z } from '@galleria/platform-client'
import { Content } from './content.ts'

/** A text in the site's language and, where there is one, in the buyer's (wire §0). */
export const Text = z.object({ original: Content, translated: z.nullish(z.string()) })
export type Text = z.infer<typeof Text>

/** Address of a page: the path within its site, and the whole URL (wire §1.6 "page URL"). */
export const PageUrl = z.object({ relativePath: z.optional(z.string()), url: z.nullish(z.string()) })
