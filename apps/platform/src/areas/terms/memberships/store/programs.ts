import type { Selectable } from 'kysely'
import { jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { MembershipTables } from '../tables.ts'

export function findProgram(trx: Trx, id: string) {
  return trx.selectFrom('membershipPrograms').selectAll().where('id', '=', id).executeTakeFirst()
}

export type ProgramRow = Selectable<MembershipTables['membershipPrograms']>

export const programRows: Rows<ProgramRow> = {
  all: (db) => db.selectFrom('membershipPrograms').selectAll().orderBy('name').orderBy('id').execute(),
  find: (db, id, options) =>
    findOne(db.selectFrom('membershipPrograms').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('membershipPrograms').values(stored(row)).execute(),
  update: (trx, row) =>
    trx.updateTable('membershipPrograms').set(stored(row)).where('id', '=', row.id).execute(),
  remove: (trx, { id }) => trx.deleteFrom('membershipPrograms').where('id', '=', id).execute(),
}

const stored = (row: ProgramRow) => ({ ...row, scopes: jsonb(row.scopes) })
