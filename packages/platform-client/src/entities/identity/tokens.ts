import { z } from '@galleria/platform-client'
import { SessionRole } from '../../enums/identity.ts'

/** Answer of the token endpoint; `expires_in` in seconds, the last two are not read (wire §2.1). */
export const TokenResponse = z.object({
  access_token: z.string(),
  expires_in: z.numeric(),
  refresh_token: z.nullish(z.string()),
  token_type: z.optional(z.string()),
  scope: z.nullish(z.string()),
  /** Set in a token exchange (RFC 8693 §2.2.1). */
  issued_token_type: z.optional(z.string()),
})
export type TokenResponse = z.infer<typeof TokenResponse>

/** Tokens that a client stores: `expiresAt` in seconds since 1970 (spec §3 "Session tokens"). */
export const SessionTokens = z.object({
  accessToken: z.object({ value: z.string(), expiresAt: z.number() }),
  refreshToken: z.object({ value: z.string(), role: SessionRole }),
})
export type SessionTokens = z.infer<typeof SessionTokens>
