import { RuleType } from '@galleria/platform-client/enums'
import { z } from 'zod'

const FieldViolation = z.object({
  field: z.string(),
  description: z.string(),
  violatedRule: RuleType,
  ruleName: z.string().optional(),
  /** Clients read it without looking whether it is there (wire §2.8). */
  data: z.record(z.string(), z.unknown()),
})

const ValidationError = z.object({ fieldViolations: z.array(FieldViolation).min(1) })
const ApplicationError = z.object({
  code: z.string().min(1),
  description: z.string(),
  data: z.record(z.string(), z.unknown()),
})

/** Every failed call of the API: either the fields that break rules or why it was declined (spec §8, wire §1.10). */
export const ErrorAnswer = z.union([
  z.object({
    message: z.string().regex(/^INVALID_ARGUMENT: /),
    details: z.object({ validationError: ValidationError }),
  }),
  z.object({ message: z.string(), details: z.object({ applicationError: ApplicationError }) }),
])

/** Failures of the token endpoint (RFC 6749 §5.2). */
export const TokenError = z.object({ error: z.string().min(1), error_description: z.string() })
