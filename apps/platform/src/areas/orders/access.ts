import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import type { Caller } from '../../http/caller.ts'
import { noOrder } from './change.ts'
import type { OrderRow } from './order-view.ts'

export const STAFF = ['APP', 'USER'] as const
export const ANYBODY = ['VISITOR', 'MEMBER', 'APP', 'USER'] as const

/** A member's orders are the member's, a visitor's those of this very visit, the owner's all; the rest do not exist. */
export function visibleTo(caller: Caller): RawBuilder<SqlBool> {
  switch (caller.type) {
    case 'MEMBER':
      return sql<SqlBool>`member_id = ${caller.memberId}`
    case 'VISITOR':
      return sql<SqlBool>`(visitor_id = ${caller.visitorId} and member_id is null)`
    case 'APP':
    case 'USER':
      return sql<SqlBool>`true`
    default:
      return sql<SqlBool>`false`
  }
}

/** Whose list a cursor belongs to. */
export function viewerOf(caller: Caller): string {
  if (caller.type === 'MEMBER') return caller.memberId
  return caller.type === 'VISITOR' ? caller.visitorId : 'staff'
}

export async function findOrder(db: Db, caller: Caller, id: string): Promise<OrderRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .where(visibleTo(caller))
        .executeTakeFirst()
    : undefined
  if (!row) throw noOrder()
  return row
}
