import { z } from '@galleria/platform-client'
import { Guid } from '../common/scalars.ts'

/** Address to send a visitor to, and the parameters in it (spec §7 "Redirect session", wire §2.3). */
export const RedirectSession = z.object({
  id: z.optional(Guid),
  fullUrl: z.string(),
  urlDetails: z.optional(
    z.object({
      endpoint: z.optional(z.string()),
      searchParams: z.optional(z.dictionary(z.string())),
      /** Extension: a hidden frame has its answer posted by the time it has loaded. */
      answersBeforeLoad: z.optional(z.boolean()),
    }),
  ),
  sessionToken: z.nullish(z.string()),
  shortUrl: z.nullish(z.string()),
})
export type RedirectSession = z.infer<typeof RedirectSession>
