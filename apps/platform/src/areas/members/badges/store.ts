import { randomBytes, randomUUID } from 'node:crypto'
import {
  badgeAssigned,
  badgeAssignmentCreated,
  badgeAssignmentDeleted,
  badgeCreated,
  badgeDeleted,
  badgeUnassigned,
  badgeUpdated,
  badgeV4Created,
  badgeV4Deleted,
  badgeV4Updated,
} from '@galleria/platform-client/events'
import { applicationError, violations } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { emit, emitAll, outboxEvent } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { toSlug } from '../../identity/index.ts'
import { record } from '../audit/store.ts'
import { type AssignmentRow, assignmentView, type BadgeRow, badgeV4View, badgeView } from './view.ts'

export interface By {
  readonly date: Date
  readonly caller: Caller
}

/** Owner's fields of a badge; undefined leaves a field as it is. */
export interface BadgeInput {
  readonly title?: string | undefined
  readonly description?: string | null | undefined
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
  readonly icon?: string | null | undefined
  readonly permissionsEnabled?: boolean | undefined
}

export function noBadge() {
  return applicationError(404, 'BADGE_NOT_FOUND', 'Badge not found.')
}

export async function findBadge(db: Db, id: string, { lock = false } = {}): Promise<BadgeRow> {
  const query = db
    .selectFrom('badges')
    .selectAll()
    .where('id', '=', isUuid(id) ? id : randomUUID())
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw noBadge()
  return row
}

export async function createBadge(
  trx: Trx,
  input: BadgeInput & { readonly title: string },
  by: By,
): Promise<BadgeRow> {
  const last = await trx
    .selectFrom('badges')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  const row = await trx
    .insertInto('badges')
    .values({
      id: randomUUID(),
      title: input.title,
      description: input.description ?? null,
      // Wire §3.8, "Badge V3 default colors".
      backgroundColor: input.backgroundColor ?? '#796EFF',
      textColor: input.textColor ?? '#FFFFFF',
      icon: input.icon ?? null,
      permissionsEnabled: input.permissionsEnabled ?? false,
      slug: await slugFor(trx, input.title),
      position: (last?.position ?? 0) + 1,
      revision: 1,
      createdAt: by.date,
      updatedAt: by.date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const around = { entityId: row.id, revision: 1, ...by }
  await emit(trx, badgeCreated, { ...around, entity: badgeView(row) })
  await emit(trx, badgeV4Created, { ...around, entity: badgeV4View(row) })
  return row
}

/** The slug follows the title (wire §3.8). */
export async function updateBadge(trx: Trx, before: BadgeRow, input: BadgeInput, by: By): Promise<BadgeRow> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const slug = input.title && input.title !== before.title ? await slugFor(trx, input.title) : before.slug
  const row = await trx
    .updateTable('badges')
    .set({ ...given, slug, revision: before.revision + 1, updatedAt: by.date })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await emitBadgeUpdated(trx, row, by)
  return row
}

export async function emitBadgeUpdated(trx: Trx, row: BadgeRow, by: By): Promise<void> {
  const around = { entityId: row.id, revision: row.revision, ...by }
  await emit(trx, badgeUpdated, { ...around, entity: badgeView(row) })
  await emit(trx, badgeV4Updated, { ...around, entity: badgeV4View(row) })
}

/** Members lose it with its end. */
export async function deleteBadge(trx: Trx, id: string, by: By): Promise<void> {
  const row = await findBadge(trx, id, { lock: true })
  const assigned = await trx
    .deleteFrom('badgeAssignments')
    .where('badgeId', '=', row.id)
    .returningAll()
    .execute()
  await emitUnassigned(trx, assigned, by)
  await trx.deleteFrom('badges').where('id', '=', row.id).execute()
  const around = { entityId: row.id, revision: row.revision, ...by }
  await emit(trx, badgeDeleted, around)
  await emit(trx, badgeV4Deleted, around)
}

/** @throws ApiError 400 for members who are not there; who has it already is left as they are */
export async function assign(
  trx: Trx,
  badgeId: string,
  memberIds: readonly string[],
  by: By,
): Promise<AssignmentRow[]> {
  const { id } = await findBadge(trx, badgeId, { lock: true })
  const wanted = [...new Set(memberIds.map((each) => each.toLowerCase()))].sort()
  const known = await trx
    .selectFrom('members')
    .select('id')
    .where('id', 'in', wanted.filter(isUuid).concat(id))
    .execute()
  const ids = new Set(known.map((each) => each.id))
  const missing = wanted.filter((each) => !ids.has(each))
  if (missing.length)
    throw violations([
      {
        field: 'memberIds',
        description: `contains unknown members: ${missing.slice(0, 5).join(', ')}`,
        violatedRule: 'VALIDATION',
      },
    ])
  const rows = await trx
    .insertInto('badgeAssignments')
    .values(wanted.map((memberId) => ({ id: randomUUID(), badgeId: id, memberId, createdAt: by.date })))
    .onConflict((conflict) => conflict.columns(['badgeId', 'memberId']).doNothing())
    .returningAll()
    .execute()
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

async function slugFor(trx: Trx, title: string): Promise<string> {
  const slug = toSlug(title) || 'badge'
  const taken = await trx.selectFrom('badges').select('id').where('slug', '=', slug).executeTakeFirst()
  return taken ? `${slug}-${randomBytes(3).toString('hex')}` : slug
}
