import type { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import { toViolations } from '../../../base/violations.ts'

/**
 * A body as the call's own schema takes it.
 * @throws ApiError 400 with what is wrong, as the call would answer
 */
export function checked<Schema extends z.ZodType>(schema: Schema, body: object): z.output<Schema> {
  const parsed = schema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw violations(toViolations(parsed.error.issues))
  return parsed.data
}
