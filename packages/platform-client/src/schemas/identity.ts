import { z } from '@galleria/platform-client'

/** Answer of register, login, verify and recover (wire §4.8). */
export const StateMachine = z.object({
  /** SUCCESS, REQUIRE_OWNER_APPROVAL, REQUIRE_EMAIL_VERIFICATION, …; anything else means 'Unknown _state'. */
  state: z.optional(z.string()),
  sessionToken: z.nullish(z.string()),
  stateToken: z.nullish(z.string()),
  identity: z.nullish(z.looseObject({ id: z.optional(z.string()) })),
  additionalData: z.nullish(z.dictionary(z.unknown())),
  mfaChallengeData: z.nullish(z.looseObject({})),
})
export type StateMachine = z.infer<typeof StateMachine>

export const TokenResponse = z.object({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.numeric(),
  refresh_token: z.nullish(z.string()),
})
/** Answer of the token endpoint; `expires_in` in seconds (wire §2.1). */
export type TokenResponse = z.infer<typeof TokenResponse>

export const RedirectSession = z.object({
  id: z.optional(z.string()),
  fullUrl: z.string(),
  urlDetails: z.optional(
    z.object({
      endpoint: z.optional(z.string()),
      searchParams: z.optional(z.dictionary(z.string())),
    }),
  ),
  sessionToken: z.nullish(z.string()),
  shortUrl: z.nullish(z.string()),
})
/** Wire §2.3. */
export type RedirectSession = z.infer<typeof RedirectSession>

export const Member = z.object({
  id: z.string(),
  loginEmail: z.nullish(z.string()),
  loginEmailVerified: z.optional(z.boolean()),
  /** UNKNOWN, PENDING, APPROVED, BLOCKED, OFFLINE. */
  status: z.optional(z.string()),
  contactId: z.nullish(z.string()),
  /** UNDEFINED, PUBLIC, PRIVATE. */
  privacyStatus: z.optional(z.string()),
  activityStatus: z.optional(z.string()),
  contact: z.nullish(z.looseObject({ firstName: z.nullish(z.string()), lastName: z.nullish(z.string()) })),
  profile: z.nullish(
    z.looseObject({
      nickname: z.nullish(z.string()),
      slug: z.nullish(z.string()),
      photo: z.nullish(z.looseObject({ url: z.nullish(z.string()) })),
      title: z.nullish(z.string()),
    }),
  ),
  createdDate: z.nullish(z.string()),
  updatedDate: z.nullish(z.string()),
  lastLoginDate: z.nullish(z.string()),
})
/** Of a member, what pages show (wire §4.6). */
export type Member = z.infer<typeof Member>
