import { randomBytes, randomUUID } from 'node:crypto'
import {
  badgeCreated,
  badgeDeleted,
  badgeUpdated,
  badgeV4Created,
  badgeV4Deleted,
  badgeV4Updated,
} from '@galleria/platform-client/events'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { toSlug } from '../../identity/index.ts'
import { type By, emitUnassigned } from './assign.ts'
import { deleteAssignmentsOf } from './assignment-store.ts'
import {
  deleteBadgeRow,
  findBadge,
  findLastPosition,
  insertBadge,
  isSlugTaken,
  updateBadgeRow,
} from './store.ts'
import { type BadgeRow, badgeV4View, badgeView } from './view.ts'

/** Owner's fields of a badge; undefined leaves a field as it is. */
export interface BadgeInput {
  readonly title?: string | undefined
  readonly description?: string | null | undefined
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
  readonly icon?: string | null | undefined
  readonly permissionsEnabled?: boolean | undefined
}

export async function createBadge(
  trx: Trx,
  input: BadgeInput & { readonly title: string },
  by: By,
): Promise<BadgeRow> {
  const row = await insertBadge(trx, {
    id: randomUUID(),
    title: input.title,
    description: input.description ?? null,
    // Wire §3.8, "Badge V3 default colors".
    backgroundColor: input.backgroundColor ?? '#796EFF',
    textColor: input.textColor ?? '#FFFFFF',
    icon: input.icon ?? null,
    permissionsEnabled: input.permissionsEnabled ?? false,
    slug: await slugFor(trx, input.title),
    position: (await findLastPosition(trx)) + 1,
    revision: 1,
    createdAt: by.date,
    updatedAt: by.date,
  })
  const around = { entityId: row.id, revision: 1, ...by }
  await emit(trx, badgeCreated, { ...around, entity: badgeView(row) })
  await emit(trx, badgeV4Created, { ...around, entity: badgeV4View(row) })
  return row
}

/** The slug follows the title (wire §3.8). */
export async function updateBadge(trx: Trx, before: BadgeRow, input: BadgeInput, by: By): Promise<BadgeRow> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const slug = input.title && input.title !== before.title ? await slugFor(trx, input.title) : before.slug
  const changes = { ...given, slug, revision: before.revision + 1, updatedAt: by.date }
  const row = await updateBadgeRow(trx, before.id, changes)
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
  await emitUnassigned(trx, await deleteAssignmentsOf(trx, row.id), by)
  await deleteBadgeRow(trx, row.id)
  const around = { entityId: row.id, revision: row.revision, ...by }
  await emit(trx, badgeDeleted, around)
  await emit(trx, badgeV4Deleted, around)
}

async function slugFor(trx: Trx, title: string): Promise<string> {
  const slug = toSlug(title) || 'badge'
  return (await isSlugTaken(trx, slug)) ? `${slug}-${randomBytes(3).toString('hex')}` : slug
}
