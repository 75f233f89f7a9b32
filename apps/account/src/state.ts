import type { MfaState } from '@galleria/auth'
import { sessionValue } from '@galleria/federation'
import { z } from '@galleria/platform-client'
import type { Joined, NamedLine } from './rules/carry-over.ts'

/** A registration or sign-in that waits for the code from the email. */
export interface Verification {
  readonly email: string
  readonly stateToken: string
  /** When the code was sent, in milliseconds since the epoch: a new one may be asked for a while later. */
  readonly sentAt?: number | undefined
}

/** State that this tab keeps across a reload or a visit to the hosted sign-in page. No password, no token of a session. */
export const verification = sessionValue<Verification>(
  'galleria.account.verification',
  z.object({ email: z.string(), stateToken: z.string(), sentAt: z.optional(z.number()) }),
)

/** A sign-in that waits for a second factor. */
export interface SecondFactor {
  readonly email: string
  readonly state: MfaState
  /** When the challenge was sent, in milliseconds since the epoch. */
  readonly sentAt: number
}
export const secondFactor = sessionValue<SecondFactor>(
  'galleria.account.second-factor',
  z.object({
    email: z.string(),
    state: z.looseObject({ stateToken: z.string(), factors: z.array(z.string()) }),
    sentAt: z.number(),
  }),
)

export const carriedCart = sessionValue<{ readonly lines: readonly NamedLine[] }>(
  'galleria.account.cart',
  z.object({
    lines: z.array(z.looseObject({ catalogReference: z.unknown(), quantity: z.number(), name: z.string() })),
  }),
)

/** A guest's order that this tab found: what opens it, and until when. */
export const lookedUp = sessionValue<{ readonly accessToken: string; readonly expirationDate: string }>(
  'galleria.account.looked-up',
  z.object({ accessToken: z.string(), expirationDate: z.string() }),
)

/** Change of the cart by a sign-in that the shopper has not read yet; `shownIn` names the documents that have shown it. */
export interface CartMergeNotice extends Joined {
  readonly shownIn: readonly number[]
}
export const cartMergeNotice = sessionValue<CartMergeNotice>(
  'galleria.account.cart-news',
  z.object({ fewer: z.array(z.string()), earlier: z.number(), shownIn: z.array(z.number()) }),
)
