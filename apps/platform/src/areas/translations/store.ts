import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { jsonb, type Trx } from '../../data/database.ts'
import { column, type Fields, idColumn } from '../../data/query-language/fields.ts'
import { toCondition } from '../../data/query-language/filter.ts'
import { type KeysetQuery, readKeyset } from '../../data/query-language/keyset.ts'
import type { Services } from '../../data/services.ts'
import type { TranslationTables } from './tables.ts'

export type ContentRow = Selectable<TranslationTables['translations']>

const fields: Fields = {
  id: idColumn(sql.ref('id')),
  schemaId: idColumn(sql.ref('schema_id')),
  entityId: column('text', sql.ref('entity_id')),
  locale: column('text', sql.ref('locale')),
  createdDate: column('date', sql.ref('created_at'), { sortable: true }),
}

export async function contentPage({ db, config }: Pick<Services, 'db' | 'config'>, query: KeysetQuery) {
  const page = readKeyset(config, 'translations', query, fields)
  const rows = await db
    .selectFrom('translations')
    .selectAll()
    .select(page.position.as('position'))
    .where(toCondition(page.filter, fields))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  return page.cut(rows)
}

type Key = Pick<ContentRow, 'schemaId' | 'entityId' | 'locale'>

/** Texts of one entity in one language, locked; undefined where there are none yet. */
export function lockContent(trx: Trx, { schemaId, entityId, locale }: Key): Promise<ContentRow | undefined> {
  return trx
    .selectFrom('translations')
    .selectAll()
    .where('schemaId', '=', schemaId)
    .where('entityId', '=', entityId)
    .where('locale', '=', locale)
    .forUpdate()
    .executeTakeFirst()
}

export function saveContent(
  trx: Trx,
  key: Key,
  texts: ContentRow['fields'],
  date: Date,
): Promise<ContentRow> {
  return trx
    .insertInto('translations')
    .values({ id: randomUUID(), ...key, fields: jsonb(texts), createdAt: date, updatedAt: date })
    .onConflict((conflict) =>
      conflict
        .columns(['locale', 'schemaId', 'entityId'])
        .doUpdateSet({ fields: jsonb(texts), updatedAt: date }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
