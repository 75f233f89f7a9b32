import type { z } from 'zod'
import type { Edit } from '../../edits/edit.ts'
import { namedId } from '../shared/named.ts'
import type { NamedTable } from '../shared/store.ts'
import type { named } from './named.ts'
import { findNamed } from './store.ts'
import { unknown } from './unknown.ts'

/** Brand or ribbon by id, or by a name that is made where there is none; undefined where nothing is said of it. */
export async function namedOf(
  edit: Edit,
  table: NamedTable,
  wanted: z.output<typeof named> | undefined,
  field = `product.${table === 'brands' ? 'brand' : 'ribbon'}`,
): Promise<string | null | undefined> {
  if (wanted === undefined) return undefined
  if (!wanted?.id) return namedId(edit, table, wanted?.name ?? null)
  const known = await findNamed(edit.trx, table, wanted.id)
  if (known) return known
  throw unknown(`${field}.id`, `is not a ${table.slice(0, -1)} of this store`)
}
