import { z } from '@galleria/platform-client'

export const RawHttp = z.object({
  body: z.optional(z.string()),
  statusCode: z.optional(z.number()),
  headers: z.optional(z.array(z.object({ key: z.string(), value: z.string() }))),
})
/** An answer of HTTP inside JSON; `body` in base64 (wire §2.6). */
export type RawHttp = z.infer<typeof RawHttp>
