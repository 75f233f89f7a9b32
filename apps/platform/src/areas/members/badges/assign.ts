import { randomUUID } from 'node:crypto'
import {
  badgeAssigned,
  badgeAssignmentCreated,
  badgeAssignmentDeleted,
  badgeUnassigned,
} from '@galleria/platform-client/events'
import { violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { emitAll, outboxEvent } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Call } from '../../../http/route.ts'
import { record } from '../audit/store.ts'
import { findExistingMembers, insertAssignments } from './assignment-store.ts'
import { findBadge } from './store.ts'
import { type AssignmentRow, assignmentView } from './view.ts'

export interface By {
  readonly date: Date
  readonly caller: Caller
}

/** Time and caller of a change by this call. */
export const by = ({ clock, caller }: Pick<Call<Caller, unknown>, 'clock' | 'caller'>): By => ({
  date: clock.now(),
  caller,
})

/** Assigns a badge to members; existing assignments stay. @throws ApiError 400 for unknown members */
export async function assign(
  trx: Trx,
  badgeId: string,
  memberIds: readonly string[],
  by: By,
): Promise<AssignmentRow[]> {
  const { id } = await findBadge(trx, badgeId, { lock: true })
  const wanted = [...new Set(memberIds.map((each) => each.toLowerCase()))].sort()
  const existing = await findExistingMembers(trx, wanted.filter(isUuid))
  const missing = wanted.filter((each) => !existing.has(each))
  if (missing.length)
    throw violations([
      {
        field: 'memberIds',
        description: `contains unknown members: ${missing.slice(0, 5).join(', ')}`,
        violatedRule: 'VALIDATION',
      },
    ])
  const rows = await insertAssignments(
    trx,
    wanted.map((memberId) => ({ id: randomUUID(), badgeId: id, memberId, createdAt: by.date })),
  )
  await emitAll(
    trx,
    rows.flatMap((row) => [
      outboxEvent(badgeAssigned, { entityId: row.badgeId, body: { memberId: row.memberId } }),
      outboxEvent(badgeAssignmentCreated, { entityId: row.id, entity: assignmentView(row) }),
    ]),
    by,
  )
  await record(
    trx,
    rows.map(({ memberId }) => ({ memberId, action: 'BADGE_ASSIGNED', details: { badgeId: id } })),
    by,
  )
  return rows
}

export async function emitUnassigned(trx: Trx, rows: readonly AssignmentRow[], by: By): Promise<void> {
  await emitAll(
    trx,
    rows.flatMap((row) => [
      outboxEvent(badgeUnassigned, { entityId: row.badgeId, body: { memberId: row.memberId } }),
      outboxEvent(badgeAssignmentDeleted, { entityId: row.id, entity: assignmentView(row) }),
    ]),
    by,
  )
  await record(
    trx,
    rows.map(({ memberId, badgeId }) => ({ memberId, action: 'BADGE_UNASSIGNED', details: { badgeId } })),
    by,
  )
}
