import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Caller } from './caller.ts'

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

/** Viewer to whom a cursor's list belongs. */
export function viewerOf(caller: Caller): string {
  if (caller.type === 'MEMBER') return caller.memberId
  return caller.type === 'VISITOR' ? caller.visitorId : 'staff'
}
