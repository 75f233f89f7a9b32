import type { MemoryField } from '../../../data/query-language/predicate.ts'
import type { readNamed } from './store/shared.ts'

/** An entity of catalog V3 that products share, as answered (wire §4.10). */
export interface Shared {
  readonly id: string
  readonly revision: string
  readonly createdDate: string
  readonly updatedDate: string
}

export type Named = Awaited<ReturnType<typeof readNamed>>[number]

type Field<Row> = MemoryField<Row>
const when = (date: string) => Date.parse(date)

/** Fields by which every list of these is filtered and sorted, with texts of its own (wire §1.9). */
export function sharedFields<Row extends Shared>(
  ...texts: readonly (keyof Row & string)[]
): Readonly<Record<string, Field<Row>>> {
  const named = texts.map((name): [string, Field<Row>] => [
    name,
    { kind: 'text', read: (row) => String(row[name]), sortable: true },
  ])
  return {
    id: { kind: 'id', read: ({ id }) => id },
    createdDate: { kind: 'date', read: ({ createdDate }) => when(createdDate), sortable: true },
    updatedDate: { kind: 'date', read: ({ updatedDate }) => when(updatedDate), sortable: true },
    ...Object.fromEntries(named),
  }
}
