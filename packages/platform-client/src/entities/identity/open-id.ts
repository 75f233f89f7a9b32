import { z } from '@galleria/platform-client'

/** State of a token and whose it is; nothing else is told of one that does not count (wire §2.1, RFC 7662 §2.2). */
export const TokenInfo = z.object({
  active: z.boolean(),
  /** `UNKNOWN`, `USER`, `VISITOR`, `MEMBER` or `APP`. */
  subjectType: z.optional(z.string()),
  subjectId: z.optional(z.string()),
  /** Seconds since 1970. */
  exp: z.nullish(z.numeric()),
  iat: z.nullish(z.numeric()),
  clientId: z.optional(z.string()),
  accountId: z.nullish(z.string()),
  siteId: z.nullish(z.string()),
  instanceId: z.nullish(z.string()),
  vendorProductId: z.nullish(z.string()),
})
export type TokenInfo = z.infer<typeof TokenInfo>

/** Claims about a member, in camelCase unlike OpenID Connect Core §5.1 (wire §2.1); `language` as of BCP 47. */
export const UserInfo = z.object({
  sub: z.string(),
  givenName: z.nullish(z.string()),
  familyName: z.nullish(z.string()),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  emailVerified: z.nullish(z.boolean()),
  picture: z.nullish(z.string()),
  language: z.nullish(z.string()),
})
export type UserInfo = z.infer<typeof UserInfo>

/** Public keys that the platform signs with (RFC 7517 §5); `kid` is that of a token's header. */
export const JsonWebKeySet = z.object({
  keys: z.array(
    z.looseObject({
      kty: z.string(),
      kid: z.optional(z.string()),
      use: z.optional(z.string()),
      alg: z.optional(z.string()),
    }),
  ),
})
export type JsonWebKeySet = z.infer<typeof JsonWebKeySet>
