import { z } from 'zod'
import { listOf, numeric } from '../../../base/query.ts'
import { Paging } from '../../../data/query-language/query.ts'
import { Search } from './store/search.ts'

const Fieldset = z.enum(['PUBLIC', 'EXTENDED', 'FULL'])

/** `fieldSet` is the older name of one alone (wire §3.7). */
export const fieldsets = {
  fieldsets: listOf(Fieldset, { max: 3 }).optional(),
  fieldSet: Fieldset.optional(),
}

export const FieldsetsOf = z.object(fieldsets)

export function wanted(input: z.output<typeof FieldsetsOf>) {
  return input.fieldsets ?? (input.fieldSet ? [input.fieldSet] : [])
}

const Cursor = z.object({
  limit: numeric(z.int().min(1).max(100)).default(50),
  cursor: z.string().max(16_000).nullish(),
})

/** Travels as its caller wrote it, SDK names included (wire §1.7). */
const fieldName = z
  .string()
  .max(100)
  .transform((name) => ({ _id: 'id', _createdDate: 'createdDate' })[name] ?? name)
const Order = z.enum(['ASC', 'DESC']).default('ASC')
const Sorting = z.array(z.looseObject({ fieldName, order: Order })).max(5)

/** Wire §3.7 "ListMembers". */
export const ListMembers = z.object({
  ...fieldsets,
  paging: Paging.optional(),
  cursorPaging: Cursor.optional(),
  sorting: Sorting.default([]),
})

/** Wire §3.7 "QueryMembers"; older callers say `sorting`. */
export const QueryMembers = z.object({
  ...fieldsets,
  search: Search.optional(),
  query: z
    .object({
      filter: z.unknown().optional(),
      sort: Sorting.optional(),
      sorting: Sorting.optional(),
      paging: Paging.optional(),
      cursorPaging: Cursor.optional(),
    })
    .prefault({}),
})
