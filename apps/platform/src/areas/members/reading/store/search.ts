import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import { TextSearch, toTsQuery } from '../../../../data/query-language/text-search.ts'
import type { Caller } from '../../../../http/caller.ts'
import { isOwner } from '../../access.ts'
import { fieldsFor, searchedFor } from './fields.ts'
import { textVector } from './text-vector.ts'

/** Wire §3.7 `search`. */
export const Search = z.object({
  expression: z.string().max(100).nullish(),
  fields: z.array(z.string().max(100)).max(10).nullish(),
})
export type Search = z.output<typeof Search>

/** Whether any word of the names and the address is looked for, which has an index of its own. */
export function usesWordIndex(caller: Caller, search: Search | undefined): boolean {
  return isOwner(caller) && !search?.fields?.length && questionOf(search) !== undefined
}

function questionOf(search: Search | undefined): string | undefined {
  return toTsQuery(TextSearch.parse({ expression: search?.expression?.trim() ?? '' }), {})
}

/**
 * Prefix search by the expression: in the named fields; else the owner finds by any word of the names and the
 * address, and others by the display name.
 */
export function searched(caller: Caller, search: Search | undefined): RawBuilder<SqlBool> {
  const expression = search?.expression?.trim()
  if (!expression) return sql<SqlBool>`true`
  const known = searchedFor(caller)
  const names = search?.fields ?? []
  for (const [index, name] of names.entries())
    if (!known.includes(name)) {
      const description = `can't be searched. Fields: ${known.join(', ')}`
      throw violations([{ field: `search.fields[${index}]`, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
    }
  if (names.length === 0 && isOwner(caller)) {
    const question = questionOf(search)
    return question ? sql<SqlBool>`${textVector} @@ to_tsquery('simple', ${question})` : sql<SqlBool>`true`
  }
  const fields = fieldsFor(caller)
  const begins = (names.length ? names : ['profile.nickname']).flatMap((name) => {
    const begin = fields[name]?.operators.$startsWith as ((text: string) => RawBuilder<SqlBool>) | undefined
    return begin ? [begin(expression)] : []
  })
  return sql<SqlBool>`(${sql.join(begins, sql` or `)})`
}
