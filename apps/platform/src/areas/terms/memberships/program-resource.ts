import { MembershipProgram } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/memberships'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import { jsonb } from '../../../data/database.ts'
import { findOne } from '../../../data/find-one.ts'
import { Scopes } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import type { MembershipTables } from './tables.ts'

type ProgramRow = Selectable<MembershipTables['membershipPrograms']>

const Input = z.object({
  appId: z.guid(),
  name: z.string().min(1).max(100),
  /** Uses that a membership has; without a limit where absent. */
  credits: z.int().min(1).max(1_000_000).nullish(),
  /** Days that a membership lasts; for good where absent. */
  validDays: z.int().min(1).max(36_500).nullish(),
  /** What it pays for. */
  scopes: Scopes,
})
type Input = z.output<typeof Input>
const Changes = Input.omit({ appId: true }).partial()
type Changes = z.output<typeof Changes>

function view(_: OwnerContext, row: ProgramRow) {
  return {
    ...entityOf(row),
    appId: row.appId,
    name: row.name,
    ...(row.credits === null ? {} : { credits: row.credits }),
    ...(row.validDays === null ? {} : { validDays: row.validDays }),
    scopes: row.scopes,
  }
}

const stored = (row: ProgramRow) => ({ ...row, scopes: jsonb(row.scopes) })

/** Plans of which members hold memberships; a change of one is for those that are given out afterwards. */
export const programResource: CrudResource<ProgramRow, Input, Changes, ReturnType<typeof view>> = {
  one: 'membershipProgram',
  operations: {
    create: operations.createMembershipProgram,
    query: operations.queryMembershipPrograms,
    get: operations.getMembershipProgram,
    update: operations.updateMembershipProgram,
    remove: operations.deleteMembershipProgram,
  },
  Input,
  Changes,
  Entity: MembershipProgram,
  view,
  rows: {
    all: (db) => db.selectFrom('membershipPrograms').selectAll().orderBy('name').orderBy('id').execute(),
    find: (db, id, options) =>
      findOne(db.selectFrom('membershipPrograms').selectAll().where('id', '=', id), options),
    insert: (trx, row) => trx.insertInto('membershipPrograms').values(stored(row)).execute(),
    update: (trx, row) =>
      trx.updateTable('membershipPrograms').set(stored(row)).where('id', '=', row.id).execute(),
    remove: (trx, { id }) => trx.deleteFrom('membershipPrograms').where('id', '=', id).execute(),
  },
  make: (_, __, { credits = null, validDays = null, ...input }, row) => ({
    ...{ ...row, ...input, credits, validDays },
  }),
  change: (_, __, row, { name, credits, validDays, scopes }) => ({
    ...row,
    name: name ?? row.name,
    scopes: scopes ?? row.scopes,
    credits: credits === undefined ? row.credits : credits,
    validDays: validDays === undefined ? row.validDays : validDays,
  }),
}
