import { BadgeAssignment } from '@galleria/platform-client/entities/members'
import * as operations from '@galleria/platform-client/operations/members/badges-v4'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { inBulk } from '../../../base/input/bulk.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { pageOf } from '../page-store.ts'
import { assign, type By, by, emitUnassigned } from './assign.ts'
import { assignmentList, deleteAssignment, findAssignment } from './assignment-store.ts'
import { type AssignmentRow, assignmentView } from './view.ts'

const Ids = z.array(z.string().max(100)).min(1).max(100)
const Assignment = z.object({ badgeId: z.string().max(100), memberId: z.string().max(100) })

/** Routes of badge assignments, one row per badge and member (wire §3.8). */
export function assignmentRoutes(app: App): void {
  operation(
    app,
    operations.queryBadgeAssignments,
    {
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: z.object({ badgeAssignments: z.array(BadgeAssignment), pagingMetadata: CursorMetadata }),
    },
    async (call) => {
      const list = assignmentList(call.caller)
      const { pageRows, metadata } = await pageOf<AssignmentRow>(call, list, call.input.query)
      return { badgeAssignments: pageRows.map(assignmentView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.createBadgeAssignment,
    {
      body: z.object({ badgeAssignment: Assignment }),
      answer: z.object({ badgeAssignment: BadgeAssignment }),
    },
    (call) =>
      transaction(call.db, async (trx) => ({
        badgeAssignment: await assignOne(trx, call.input.badgeAssignment, by(call)),
      })),
  )

  operation(
    app,
    operations.bulkCreateBadgeAssignments,
    {
      body: z.object({
        badgeAssignments: z.array(Assignment).min(1).max(100),
        returnEntity: z.boolean().optional(),
      }),
      answer: bulkAnswer(BadgeAssignment),
    },
    async (call) => {
      const done = await inBulk(
        call.input.badgeAssignments,
        ({ memberId }) => memberId,
        (each) => transaction(call.db, (trx) => assignOne(trx, each, by(call))),
      )
      const results = done.results.map(({ itemMetadata, item }) =>
        call.input.returnEntity && item ? { itemMetadata, item } : { itemMetadata },
      )
      return { ...done, results }
    },
  )

  operation(
    app,
    operations.bulkDeleteBadgeAssignments,
    { body: z.object({ badgeAssignmentIds: Ids }), answer: bulkAnswer(BadgeAssignment) },
    (call) =>
      inBulk(
        call.input.badgeAssignmentIds,
        (id) => id,
        (id) => transaction(call.db, (trx) => unassignOne(trx, id, by(call))),
      ),
  )

  operation(
    app,
    operations.deleteBadgeAssignment,
    { query: z.object({ badgeAssignmentId: z.string() }), answer: Nothing },
    (call) =>
      transaction(call.db, async (trx) => {
        await unassignOne(trx, call.input.badgeAssignmentId, by(call))
        return {}
      }),
  )
}

/** Assigns a badge; an existing assignment stays. */
async function assignOne(trx: Trx, { badgeId, memberId }: z.output<typeof Assignment>, by: By) {
  const [made] = await assign(trx, badgeId, [memberId], by)
  if (made) return assignmentView(made)
  return assignmentView(await findAssignment(trx, badgeId, memberId))
}

async function unassignOne(trx: Trx, id: string, by: By) {
  const gone = await deleteAssignment(trx, id)
  if (!gone) throw applicationError(404, 'BADGE_ASSIGNMENT_NOT_FOUND', 'Assignment not found.')
  await emitUnassigned(trx, [gone], by)
  return assignmentView(gone)
}
