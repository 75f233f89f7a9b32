import { z } from 'zod'
import type { ViolatedRule } from '../errors.ts'

interface DecimalBounds {
  /** Digits before the point: the number is less than ten to that power. */
  readonly digits?: number
  /** Digits behind the point. */
  readonly scale?: number
}

/**
 * A decimal number as text that is not negative, `"12.50"` (wire `dec`). Each way to be wrong has its own kind (spec §5):
 * FORMAT, DECIMAL_GTE, DECIMAL_LT, DECIMAL_MAX_SCALE.
 */
export function decimal({ digits = 15, scale = 6 }: DecimalBounds = {}) {
  return z
    .string()
    .max(40)
    .superRefine((text, context) => {
      const refuse = (message: string, violatedRule: ViolatedRule, data: object) =>
        context.addIssue({ code: 'custom', message, params: { violatedRule, data } })
      const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
      if (sign === undefined) refuse('must be a decimal number such as 12.50', 'FORMAT', { type: 'DECIMAL' })
      else if (sign && Number(text) < 0) refuse('must be at least 0', 'DECIMAL_GTE', { threshold: '0' })
      else if (whole.replace(/^0+(?=\d)/, '').length > digits) {
        const threshold = `1${'0'.repeat(digits)}`
        refuse(`must be less than ${threshold}`, 'DECIMAL_LT', { threshold })
      } else if (fraction.length > scale)
        refuse(`must have at most ${scale} decimals`, 'DECIMAL_MAX_SCALE', { threshold: scale })
      else if (sign || whole.length > digits)
        refuse('must be a decimal number such as 12.50', 'FORMAT', { type: 'DECIMAL' })
    })
}
