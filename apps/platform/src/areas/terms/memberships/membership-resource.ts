import { HeldMembership } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/memberships'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import type { Trx } from '../../../data/database.ts'
import { checkOrder, Moment, refused, Scopes } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import { findMemberId, type MembershipRow, membershipRows } from './store/memberships.ts'
import { findProgram } from './store/programs.ts'

const DAY = 86_400_000
const Credits = z.int().min(0).max(1_000_000).nullish()

const Input = z.object({
  programId: z.guid(),
  memberId: z.guid(),
  startDate: Moment.nullish(),
  /** Instead of the program's own. */
  expirationDate: Moment.nullish(),
})
type Input = z.output<typeof Input>
const Changes = z.object({
  name: z.string().min(1).max(100).optional(),
  remaining: Credits,
  expirationDate: Moment.nullish(),
  scopes: Scopes.optional(),
})
type Changes = z.output<typeof Changes>

function view({ clock }: OwnerContext, row: MembershipRow) {
  const { total, remaining, startsAt, expiresAt } = row
  const now = clock.now()
  return {
    ...entityOf(row),
    ...(row.programId ? { programId: row.programId } : {}),
    appId: row.appId,
    memberId: row.memberId,
    name: row.name,
    status: expiresAt && now >= expiresAt ? 'EXPIRED' : now < startsAt ? 'PENDING' : 'ACTIVE',
    ...(total !== null && remaining !== null ? { credits: { total, remaining } } : {}),
    scopes: row.scopes,
    startDate: startsAt.toISOString(),
    ...(expiresAt ? { expirationDate: expiresAt.toISOString() } : {}),
  }
}

async function programOf(trx: Trx, id: string) {
  const program = await findProgram(trx, id)
  if (program) return program
  throw refused('membership.programId', 'is not an existing program')
}

async function checkMember(trx: Trx, id: string): Promise<void> {
  const member = await findMemberId(trx, id)
  if (!member) throw refused('membership.memberId', 'is not a member')
}

/** Membership of a member in a program: its remaining uses, and its end. */
export const membershipResource: CrudResource<MembershipRow, Input, Changes, ReturnType<typeof view>> = {
  one: 'membership',
  operations: {
    create: operations.createMembership,
    query: operations.queryMemberships,
    get: operations.getMembership,
    update: operations.updateMembership,
    remove: operations.deleteMembership,
  },
  Input,
  Changes,
  Entity: HeldMembership,
  view,
  fields: {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    memberId: { kind: 'id', read: ({ memberId }) => memberId, sortable: true },
    programId: { kind: 'id', read: ({ programId }) => programId },
    status: { kind: 'text', read: ({ status }) => status },
    expirationDate: {
      kind: 'date',
      read: ({ expirationDate }) => (expirationDate ? Date.parse(expirationDate) : undefined),
      sortable: true,
    },
  },
  rows: membershipRows,
  async make(trx, _, { programId, memberId, startDate, expirationDate }, row) {
    const { appId, name, credits, validDays, scopes } = await programOf(trx, programId)
    await checkMember(trx, memberId)
    const startsAt = startDate ?? row.createdAt
    const own = validDays === null ? null : new Date(startsAt.getTime() + validDays * DAY)
    const expiresAt = expirationDate ?? own
    checkOrder(startsAt, expiresAt, 'membership.expirationDate')
    const terms = { programId, memberId, appId, name, scopes, total: credits, remaining: credits }
    return { ...row, ...terms, startsAt, expiresAt }
  },
  change(_, __, row, { name, remaining, expirationDate, scopes }) {
    const left = remaining === undefined ? row.remaining : remaining
    const expiresAt = expirationDate === undefined ? row.expiresAt : expirationDate
    checkOrder(row.startsAt, expiresAt, 'membership.expirationDate')
    const total = left === null ? null : Math.max(left, row.total ?? left)
    return {
      ...{ ...row, name: name ?? row.name, scopes: scopes ?? row.scopes },
      ...{ remaining: left, total, expiresAt },
    }
  },
}
