import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { column, type Field, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import {
  beyondKeyset,
  cutKeyset,
  KeysetQuery,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../data/query-language/keyset.ts'
import { Paging } from '../../../data/query-language/query.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { type App, operation } from '../../../http/route.ts'
import { BulkAnswer } from '../writes/answers.ts'
import { ById, idempotencyKey } from '../writes/input.ts'
import { beginJob } from '../writes/jobs/create.ts'
import { edited } from './edit.ts'
import { undoRows } from './undo.ts'
import { EditAnswer, type EditRow, EditRowsAnswer, EditsAnswer, editView, rowView } from './view.ts'

const allow = ['APP', 'USER'] as const
const path = '/stores/v1/catalog-edits'
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

const by = sql`(select coalesce(w.nickname, w.login_email) from staff_users s join members w on w.id = s.member_id
  where s.id::text = e.identity ->> 'wixUserId')`

/** What was changed in the catalog, by whom and from what to what; and taking it back. Ours: the wire has no such calls. */
export function editRoutes(app: App): void {
  operation(
    app,
    {
      name: 'QueryCatalogEdits',
      method: 'POST',
      path: `${path}/query`,
      allow,
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: EditsAnswer,
    },
    async ({ db, config, input: { query } }) => {
      const page = readKeyset(config, 'catalog edits', query, fields)
      const { rows } = await sql<EditRow & { position: string | null }>`
        select e.id, e.call, e.identity, e.undoes, e.row_count, e.reason, e.created_at, ${undoneBy} as undone_by,
          ${by} as by, ${hasJob} as has_job, ${positionOf(page)} as position
        from catalog_edits e
        where e.row_count > 0 and ${toCondition(page.filter, fields)} and ${beyondKeyset(page, id)}
        order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
      const { shown, metadata } = cutKeyset(config, page, rows)
      return { catalogEdits: shown.map(editView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    { name: 'GetCatalogEdit', method: 'GET', path: `${path}/{id}`, allow, query: ById, answer: EditAnswer },
    async ({ db, input }) => ({ catalogEdit: editView(await findEdit(db, input.id)) }),
  )

  operation(
    app,
    {
      name: 'ListCatalogEditRows',
      method: 'POST',
      path: `${path}/{id}/rows/query`,
      allow,
      body: ById.extend({ paging: Paging.default({ limit: 50, offset: 0 }), entityId: z.guid().optional() }),
      answer: EditRowsAnswer,
    },
    async ({ db, input: { id, paging, entityId } }) => {
      await findEdit(db, id)
      const all = db
        .selectFrom('catalogEditRows')
        .where('editId', '=', id)
        .$if(entityId !== undefined, (rows) => rows.where('entityId', '=', entityId as string))
      const { total } = await all.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow()
      const rows = await all
        .selectAll()
        .orderBy('position')
        .limit(paging.limit)
        .offset(paging.offset)
        .execute()
      return { rows: rows.map(rowView), total: Number(total) }
    },
  )

  operation(
    app,
    {
      name: 'UndoCatalogEdit',
      method: 'POST',
      path: `${path}/{id}/undo`,
      allow,
      body: ById.extend({ idempotencyKey }),
      answer: BulkAnswer.extend({ jobId: z.guid().optional() }),
    },
    (call) => {
      const { id, idempotencyKey } = call.input
      return edited(call, { call: 'UndoCatalogEdit', undoes: id, idempotencyKey }, async (edit) => {
        await findEdit(edit.trx, id)
        const productIds = await productsOfJob(edit.trx, id)
        if (productIds) {
          const begun = await beginJob(edit, { call: 'UndoCatalogEdit', change: { undoes: id }, productIds })
          return { ...NONE_YET, ...begun }
        }
        const rows = await edit.trx
          .selectFrom('catalogEditRows')
          .selectAll()
          .where('editId', '=', id)
          .execute()
        return undoRows(edit, rows)
      })
    },
  )
}

const NONE_YET = {
  results: [],
  bulkActionMetadata: { totalSuccesses: 0, totalFailures: 0, undetailedFailures: 0 },
}

/** What a job changed, a job takes back. @throws ApiError 409 while it still changes */
async function productsOfJob(trx: Trx, editId: string): Promise<string[] | undefined> {
  const job = await trx
    .selectFrom('catalogBulkJobs')
    .select('status')
    .where('id', '=', editId)
    .executeTakeFirst()
  if (job?.status === 'RUNNING')
    throw applicationError(
      409,
      'EDIT_STILL_RUNNING',
      'It still changes products: take it back when it has ended',
    )
  if (!job) return undefined
  const { rows } = await sql<{ id: string }>`
    select distinct entity_id as id from catalog_edit_rows where edit_id = ${editId}::uuid and kind = 'product'`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

async function findEdit(db: Db, wanted: string): Promise<EditRow> {
  const { rows } = isUuid(wanted)
    ? await sql<EditRow>`select e.id, e.call, e.identity, e.undoes, e.row_count, e.reason, e.created_at,
        ${undoneBy} as undone_by, ${by} as by, ${hasJob} as has_job from catalog_edits e where e.id = ${wanted}`.execute(
        db,
      )
    : { rows: [] }
  if (rows[0]) return rows[0]
  throw applicationError(404, 'CATALOG_EDIT_NOT_FOUND', `There is no edit ${JSON.stringify(wanted)}`)
}
