import { z } from '@galleria/platform-client'

export const RedirectSession = z.object({
  id: z.optional(z.string()),
  fullUrl: z.string(),
  urlDetails: z.optional(
    z.object({
      endpoint: z.optional(z.string()),
      searchParams: z.optional(z.dictionary(z.string())),
      /** Extension of the embedded platform: a hidden frame has its answer posted by the time it has loaded. */
      answersBeforeLoad: z.optional(z.boolean()),
    }),
  ),
  sessionToken: z.nullish(z.string()),
  shortUrl: z.nullish(z.string()),
})
/** Wire §2.3. */
export type RedirectSession = z.infer<typeof RedirectSession>
