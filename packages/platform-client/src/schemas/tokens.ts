import { z } from '@galleria/platform-client'

export const TokenResponse = z.object({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.numeric(),
  refresh_token: z.nullish(z.string()),
})
/** Answer of the token endpoint; `expires_in` in seconds (wire §2.1). */
export type TokenResponse = z.infer<typeof TokenResponse>
