import { z } from 'zod'
import { violations } from '../../../base/errors.ts'

/** Scopes of a rule: `product:<id>`, `collection:<id>` or `type:PHYSICAL`. */
export const Scopes = z
  .array(
    z.string().regex(/^((product|collection):[0-9a-f-]{36}|type:[A-Z_]{1,30})$/, {
      error: 'must be product:<id>, collection:<id> or type:<type>',
    }),
  )
  .min(1)
  .max(100)

export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** Throws where something would end before it begins. */
export function checkOrder(start: Date | null, end: Date | null, field: string): void {
  if (!start || !end || start < end) return
  throw violations([{ field, description: 'must be after its start', violatedRule: 'VALIDATION' }])
}

export function refused(field: string, description: string) {
  return violations([{ field, description, violatedRule: 'VALIDATION' }])
}
