import { z } from 'zod'
import { violations } from '../../base/errors.ts'

/** SearchDetails (wire §1.9). */
export const TextSearch = z.object({
  mode: z.enum(['AND', 'OR']).default('AND'),
  expression: z.string().max(100).default(''),
  fields: z.array(z.string().max(100)).max(20).optional(),
  fuzzy: z.boolean().default(false),
})
export type TextSearch = z.output<typeof TextSearch>

const MOST_WORDS = 10

/**
 * A question for `to_tsquery('simple', …)`: every word as the beginning of one in the index, in the weights of the paths
 * that are asked for. Undefined where there is no word to look for.
 */
export function toTsQuery(
  search: TextSearch | undefined,
  weights: Readonly<Record<string, 'A' | 'B' | 'C' | 'D'>>,
): string | undefined {
  const fields = search?.fields ?? []
  const unknown = fields.findIndex((path) => !Object.hasOwn(weights, path))
  if (unknown >= 0)
    throw violations([
      {
        field: `search.search.fields[${unknown}]`,
        description: `can't be searched. Fields: ${Object.keys(weights).join(', ')}`,
        violatedRule: 'FIELD_NOT_ALLOWED',
      },
    ])
  const weight = fields.map((path) => weights[path]).join('')
  const found = tokensOf(search?.expression ?? '').slice(0, MOST_WORDS)
  if (found.length === 0) return undefined
  return found.map((word) => `'${word}':*${weight}`).join(search?.mode === 'OR' ? ' | ' : ' & ')
}

/** Letters and digits alone: no sign of the question's own language is left. */
function tokensOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}
