import { sql } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'

export function reviewReported(trx: Trx, memberId: string) {
  return trx
    .updateTable('reportedMembers')
    .set({ reviewed: true })
    .where('memberId', '=', memberId)
    .returningAll()
    .executeTakeFirst()
}

export function reportList() {
  return {
    of: 'member reports',
    columns: sql`r.id, r.reported_member_id, r.reporting_member_id, r.category, r.description, r.created_at`,
    from: sql`from member_reports r`,
    id: sql.ref('r.id'),
    fields: reportFields,
  }
}

export function reportedList() {
  return {
    of: 'reported members',
    columns: sql`r.member_id as id, r.member_id, r.report_count, r.reviewed, r.last_report_at`,
    from: sql`from reported_members r`,
    id: sql.ref('r.member_id'),
    fields: reportedFields,
  }
}

const reportFields: Fields = {
  createdDate: column('date', sql.ref('r.created_at'), { sortable: true }),
  id: idColumn(sql.ref('r.id')),
  reason: column('text', sql.ref('r.category')),
  'reason.category': column('text', sql.ref('r.category')),
  reportedMemberId: idColumn(sql.ref('r.reported_member_id')),
  reportingMemberId: idColumn(sql.ref('r.reporting_member_id'), { nullable: true }),
}

const reportedFields: Fields = {
  createdDate: column('date', sql.ref('r.created_at'), { sortable: true }),
  lastReportDate: column('date', sql.ref('r.last_report_at'), { sortable: true }),
  reportCount: column('number', sql.ref('r.report_count'), { sortable: true }),
  reportedMemberId: idColumn(sql.ref('r.member_id')),
  reviewed: column('boolean', sql.ref('r.reviewed')),
}
