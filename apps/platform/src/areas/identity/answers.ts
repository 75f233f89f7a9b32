import { Identity } from '@galleria/platform-client/entities/identity'
import { EmailCheckFailure } from '@galleria/platform-client/enums'
import { Enrollment, Factor, Session } from '@galleria/platform-client/schemas'
import { z } from 'zod'

/** Wire §2.7. */
export const EmailCheckAnswer = z.object({
  valid: z.boolean(),
  failure: z.object({ reason: EmailCheckFailure }).optional(),
  formatInvalid: z.boolean().optional(),
})
export const SignOnAnswer = z.object({ sessionToken: z.string(), identity: Identity })
export const VerificationAnswer = z.object({ verificationId: z.string() })

/** Answers about a member's own factors and sessions, the platform's extension. */
export const FactorsAnswer = z.object({ factors: z.array(Factor) })
export const EnrollmentAnswer = Enrollment
export const ActivationAnswer = z.object({ factor: Factor, recoveryCodes: z.array(z.string()).optional() })
export const SessionsAnswer = z.object({ sessions: z.array(Session) })
