import { MembershipProgram } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/memberships'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import { Scopes } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import { type ProgramRow, programRows } from './store/programs.ts'

const Input = z.object({
  appId: z.guid(),
  name: z.string().min(1).max(100),
  /** Uses that a membership has; without a limit where absent. */
  credits: z.int().min(1).max(1_000_000).nullish(),
  /** Days that a membership lasts; for good where absent. */
  validDays: z.int().min(1).max(36_500).nullish(),
  /** Goods that it pays for. */
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
  rows: programRows,
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
