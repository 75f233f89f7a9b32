import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import type { Mapping } from './tables.ts'

/** Mapping of both columns, each once (wire §4.5). */
export const HeaderMapping = z.object({
  headerMappings: z
    .array(z.object({ columnName: z.enum(['EMAIL', 'POINTS']), columnIndex: z.int().min(0).max(99) }))
    .length(2),
})
type HeaderMapping = z.output<typeof HeaderMapping>

const names = { EMAIL: /e-?mail/i, POINTS: /point|balance/i } as const

/** As given, or as the header's names tell it. */
export function mappingOf(header: readonly string[], given: HeaderMapping | undefined): Mapping {
  const find = (name: keyof Mapping) =>
    given
      ? given.headerMappings.find(({ columnName }) => columnName === name)?.columnIndex
      : header.findIndex((text) => names[name].test(text))
  const [EMAIL = -1, POINTS = -1] = [find('EMAIL'), find('POINTS')]
  const known = (index: number) => index >= 0 && index < header.length
  if (known(EMAIL) && known(POINTS) && EMAIL !== POINTS) return { EMAIL, POINTS }
  throw violations([
    {
      field: 'headerMappingInfo.headerMappings',
      description: `must map one column to EMAIL and another to POINTS. Columns: ${header.join(', ')}`,
      violatedRule: 'VALIDATION',
    },
  ])
}
