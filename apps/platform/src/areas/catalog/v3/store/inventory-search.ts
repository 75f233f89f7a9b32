import { sql } from 'kysely'
import { violations } from '../../../../base/errors.ts'
import type { SearchDetails } from '../../../../data/query-language/search.ts'
import { inventoryTexts } from './inventory.ts'

/** All the words, or with `OR` one of them, anywhere in what is searched. Nothing is guessed at: SKUs differ by a letter. `at` is where the words stand. */
export function containsWords(search: SearchDetails | undefined, at: string) {
  const paths = search?.fields?.length ? search.fields : Object.keys(inventoryTexts)
  const texts = paths.map((path, index) => {
    const text = Object.hasOwn(inventoryTexts, path) && inventoryTexts[path as keyof typeof inventoryTexts]
    if (text) return sql`lower(coalesce(${text}, ''))`
    const description = `can't be searched. Fields: ${Object.keys(inventoryTexts).join(', ')}`
    throw violations([{ field: `${at}.fields[${index}]`, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
  })
  const terms = search?.expression.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean) ?? []
  if (!terms.length) return sql<boolean>`true`
  const conditions = terms.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(${sql.join(
      texts.map((text) => sql`${text} like ${pattern}`),
      sql` or `,
    )})`
  })
  return sql<boolean>`(${sql.join(conditions, search?.mode === 'OR' ? sql` or ` : sql` and `)})`
}
