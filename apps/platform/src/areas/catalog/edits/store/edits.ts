import { type SqlBool, sql } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import { column, type Field, type Fields, idColumn } from '../../../../data/query-language/fields.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { type KeysetQuery, readKeyset } from '../../../../data/query-language/keyset.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import type { EditRow } from '../view.ts'

const id = sql.ref('e.id')

/** Edits of which something was changed: a product, a collection, a brand or a ribbon. */
const ofEntity: Field = {
  kind: 'id',
  operators: { $eq: (value: string) => touching([value]), $in: (values: string[]) => touching(values) },
}

function touching(ids: readonly string[]) {
  const known = ids.filter(isUuid)
  return known.length
    ? sql<SqlBool>`exists (select 1 from catalog_edit_rows r where r.edit_id = e.id and r.entity_id in (${sql.join(known)}))`
    : sql<SqlBool>`false`
}

const fields: Fields = {
  id: idColumn(id, { sortable: true }),
  createdDate: column('date', sql.ref('e.created_at'), { sortable: true }),
  call: column('text', sql.ref('e.call')),
  entityId: ofEntity,
}

const undoneBy = sql`(select u.id from catalog_edits u where u.undoes = e.id order by u.created_at desc limit 1)`

/** A job, which has the id of its edit, did it: it tells progress and each result. */
const hasJob = sql`exists (select 1 from catalog_bulk_jobs j where j.id = e.id)`

const by = sql`coalesce(
  (select coalesce(w.nickname, w.login_email) from staff_users s join members w on w.id = s.member_id
    where s.id::text = e.identity ->> 'wixUserId'),
  (select k.name from api_keys k where k.id::text = e.identity ->> 'appId'))`

/** One page of edits that changed something. */
export async function queryEdits({ db, config }: Pick<Services, 'db' | 'config'>, query: KeysetQuery) {
  const page = readKeyset(config, 'catalog edits', query, fields, { id })
  const { rows } = await sql<EditRow & { position: string | null }>`
    select e.id, e.call, e.identity, e.undoes, e.row_count, e.reason, e.created_at, ${undoneBy} as undone_by,
      ${by} as by, ${hasJob} as has_job, ${page.position} as position
    from catalog_edits e
    where e.row_count > 0 and ${toCondition(page.filter, fields)} and ${page.beyond}
    order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return page.cut(rows)
}

interface RowsPage {
  readonly entityId: string | undefined
  readonly limit: number
  readonly offset: number
}

/** Rows of an edit in its order, of one entity or of all. */
export async function pageOfRows(db: Db, editId: string, { entityId, limit, offset }: RowsPage) {
  const all = db
    .selectFrom('catalogEditRows')
    .where('editId', '=', editId)
    .$if(entityId !== undefined, (rows) => rows.where('entityId', '=', entityId as string))
  const { total } = await all.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await all.selectAll().orderBy('position').limit(limit).offset(offset).execute()
  return { rows, total: Number(total) }
}

export function findRows(trx: Trx, editId: string) {
  return trx.selectFrom('catalogEditRows').selectAll().where('editId', '=', editId).execute()
}

/** Status of the job that did the edit; undefined where no job did. */
export async function findJobStatus(trx: Trx, editId: string): Promise<'RUNNING' | 'FINISHED' | undefined> {
  const job = await trx
    .selectFrom('catalogBulkJobs')
    .select('status')
    .where('id', '=', editId)
    .executeTakeFirst()
  return job?.status
}

/** Ids of the products that an edit changed. */
export async function findProductsOf(trx: Trx, editId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct entity_id as id from catalog_edit_rows where edit_id = ${editId}::uuid and kind = 'product'`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

export async function findEdit(db: Db, wanted: string): Promise<EditRow> {
  const { rows } = isUuid(wanted)
    ? await sql<EditRow>`select e.id, e.call, e.identity, e.undoes, e.row_count, e.reason, e.created_at,
        ${undoneBy} as undone_by, ${by} as by, ${hasJob} as has_job from catalog_edits e where e.id = ${wanted}`.execute(
        db,
      )
    : { rows: [] }
  if (rows[0]) return rows[0]
  throw applicationError(404, 'CATALOG_EDIT_NOT_FOUND', `Edit ${JSON.stringify(wanted)} not found.`)
}
