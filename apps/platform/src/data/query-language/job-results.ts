import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { PlatformConfig } from '../config.ts'
import type { Db } from '../database.ts'
import { column, idColumn } from './fields.ts'
import { type CursorPaging, readKeyset } from './keyset.ts'

export interface ResultsAccess {
  readonly db: Db
  readonly config: PlatformConfig
}

/** Items of one bulk job. */
interface Items {
  readonly jobId: string
  /** Name of the item's id on the wire; results are sorted by it. */
  readonly idField: string
  /** Column of the item's id. */
  readonly idColumn: string
  /** Subquery of the job's items: their id, `status`, `error` and any other column to read. */
  readonly from: RawBuilder<unknown>
}

interface Item {
  readonly id: string
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  readonly error: { readonly code: string; readonly description: string } | null
  readonly position: string | null
}

export interface ResultsRequest {
  readonly status?: Item['status'] | undefined
  readonly cursorPaging: z.output<typeof CursorPaging>
}

/** One page of a bulk job's results, of one status or all, those that still wait too. */
export async function queryJobResults<More = unknown>(
  { db, config }: ResultsAccess,
  { jobId, idField, idColumn: name, from }: Items,
  { status, cursorPaging }: ResultsRequest,
) {
  const id = sql.ref(name)
  const fields = {
    [idField]: idColumn(id, { sortable: true }),
    status: column('text', sql.ref('status')),
  }
  const request = { filter: status, sort: [{ fieldName: idField, order: 'ASC' as const }], cursorPaging }
  const page = readKeyset(config, `results of ${jobId}`, request, fields, { at: '', id })
  const only = page.filter ? sql<boolean>`status = ${page.filter}` : sql<boolean>`true`
  const { rows } = await sql<Item & More>`
    select results.*, ${id} as id, ${page.position} as position from ${from} as results
    where ${only} and ${page.beyond}
    order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return page.cut(rows)
}
