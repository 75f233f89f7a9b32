import { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import { Revision } from '../../../../base/input/revision.ts'
import { listOf } from '../../../../base/query.ts'

/** Asked for, and always answered. */
export const fields = listOf(z.string().max(50), { max: 100 }).optional()

const names = { brands: z.string().min(1).max(50), ribbons: z.string().min(1).max(30) } as const

/** Fields that can only be read may be sent along and are ignored (wire §4.10). */
export const inputOf = (table: keyof typeof names) => {
  const name = names[table]
  return {
    name,
    made: z.object({ name }),
    changed: z.object({ id: z.string(), revision: Revision, name: name.optional() }),
  }
}

/** Text without spaces around it. @throws ApiError 400 for blank text */
export function trimmed(name: string, field: string): string {
  const text = name.trim()
  if (text) return text
  throw violations([
    {
      field,
      description: 'must contain more than spaces',
      violatedRule: 'OTHER',
      ruleName: 'ONLY_SPACES_STRING_ERROR',
    },
  ])
}
