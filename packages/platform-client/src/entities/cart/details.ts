import { z } from '@galleria/platform-client'
import { RuleType } from '../../enums/errors.ts'

const FieldViolation = z.object({
  field: z.optional(z.string()),
  description: z.optional(z.string()),
  violatedRule: z.optional(RuleType),
  ruleName: z.nullish(z.string()),
  data: z.nullish(z.dictionary(z.unknown())),
})

/** Why a part could not be worked out: one of three kinds of error (wire §4.2). */
export const Details = z.object({
  applicationError: z.optional(
    z.object({
      code: z.nullish(z.string()),
      description: z.nullish(z.string()),
      data: z.nullish(z.dictionary(z.unknown())),
    }),
  ),
  validationError: z.optional(z.object({ fieldViolations: z.optional(z.array(FieldViolation)) })),
  systemError: z.optional(z.object({ errorCode: z.nullish(z.string()) })),
})
export type Details = z.infer<typeof Details>

/** Parts of a cart's totals that could not be calculated; the call itself succeeds (wire §4.2). */
export const CalculationErrors = z.object({
  generalShippingCalculationError: z.optional(Details),
  carrierErrors: z.optional(
    z.object({ errors: z.array(z.object({ carrierId: z.string(), error: z.optional(Details) })) }),
  ),
  selectedShippingOptionError: z.optional(Details),
  taxCalculationError: z.optional(Details),
  couponCalculationError: z.optional(Details),
  orderValidationErrors: z.optional(
    z.array(
      z.object({
        code: z.optional(z.string()),
        description: z.optional(z.string()),
        data: z.nullish(z.dictionary(z.unknown())),
      }),
    ),
  ),
  membershipError: z.optional(Details),
  discountsCalculationError: z.optional(Details),
})
export type CalculationErrors = z.infer<typeof CalculationErrors>
