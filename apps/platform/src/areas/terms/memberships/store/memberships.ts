import type { Selectable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { MembershipTables } from '../tables.ts'

export type MembershipRow = Selectable<MembershipTables['memberships']>

export function readMemberships(db: Db, memberId: string): Promise<MembershipRow[]> {
  return db.selectFrom('memberships').selectAll().where('memberId', '=', memberId).orderBy('id').execute()
}

export function findMemberId(trx: Trx, id: string) {
  return trx.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()
}

export const membershipRows: Rows<MembershipRow> = {
  all: (db) => db.selectFrom('memberships').selectAll().orderBy('id').execute(),
  find: (db, id, options) => findOne(db.selectFrom('memberships').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('memberships').values(stored(row)).execute(),
  update: (trx, row) => trx.updateTable('memberships').set(stored(row)).where('id', '=', row.id).execute(),
  async remove(trx, { id }) {
    const used = await trx
      .selectFrom('membershipUses')
      .select('orderId')
      .where('membershipId', '=', id)
      .executeTakeFirst()
    if (used)
      throw applicationError(
        409,
        'MEMBERSHIP_IN_USE',
        'An order was paid with this membership. Let it expire instead.',
      )
    await trx.deleteFrom('memberships').where('id', '=', id).execute()
  },
}

const stored = (row: MembershipRow) => ({ ...row, scopes: jsonb(row.scopes) })
