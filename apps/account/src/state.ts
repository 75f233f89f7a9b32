import { kept } from '@galleria/federation'
import { z } from '@galleria/platform-client'
import type { LineItemInput } from '@galleria/platform-client/cart'

/** A registration or sign-in that waits for the code from the email. */
export interface Verification {
  readonly email: string
  readonly stateToken: string
}

/** What this tab keeps across a reload or a visit to the hosted sign-in page. No password, no token of a session. */
export const verification = kept<Verification>(
  'galleria.account.verification',
  z.object({ email: z.string(), stateToken: z.string() }),
)
export const carriedCart = kept<{ readonly lines: readonly LineItemInput[] }>(
  'galleria.account.cart',
  z.object({ lines: z.array(z.looseObject({ catalogReference: z.unknown() })) }),
)
