import { z } from '@galleria/platform-client'

export const Factor = z.object({
  factorId: z.string(),
  /** SMS, CALL, EMAIL, TOTP, PUSH, WEBAUTHN. */
  type: z.string(),
  status: z.optional(z.string()),
  hint: z.nullish(z.string()),
  createdDate: z.nullish(z.string()),
  lastUsedDate: z.nullish(z.string()),
})
/** `hint`: the name a member gave, or where codes go, mostly hidden. */
export type Factor = z.infer<typeof Factor>

export const Enrollment = z.object({
  enrollmentId: z.string(),
  totp: z.nullish(z.object({ secret: z.string(), uri: z.string() })),
  webauthn: z.nullish(z.object({ publicKeyCredentialCreationOptionsJson: z.string() })),
  hint: z.nullish(z.string()),
})
/** Proof of the new factor: a key for an app, options for a passkey, or where a code was sent. */
export type Enrollment = z.infer<typeof Enrollment>

export const Session = z.object({
  id: z.string(),
  current: z.optional(z.boolean()),
  createdDate: z.nullish(z.string()),
  lastSeenDate: z.nullish(z.string()),
  userAgent: z.nullish(z.string()),
  ipAddress: z.nullish(z.string()),
  client: z.nullish(z.string()),
})
/** One place where the member is signed in; `client` is the OAuth client's id. */
export type Session = z.infer<typeof Session>
