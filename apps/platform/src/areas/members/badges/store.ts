import type { Insertable, Updateable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { findOne } from '../../../data/find-one.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { MemberTables } from '../tables.ts'
import type { BadgeRow } from './view.ts'

export function noBadge() {
  return applicationError(404, 'BADGE_NOT_FOUND', 'Badge not found.')
}

/** @throws ApiError 404 for an unknown badge */
export async function findBadge(
  db: Db,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<BadgeRow> {
  const one = db.selectFrom('badges').selectAll().where('id', '=', id)
  const row = isUuid(id) && (await findOne(one, options))
  if (!row) throw noBadge()
  return row
}

/** Zero without any badge. */
export async function findLastPosition(db: Db): Promise<number> {
  const last = await db
    .selectFrom('badges')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  return last?.position ?? 0
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const taken = await db.selectFrom('badges').select('id').where('slug', '=', slug).executeTakeFirst()
  return Boolean(taken)
}

export function insertBadge(trx: Trx, badge: Insertable<MemberTables['badges']>): Promise<BadgeRow> {
  return trx.insertInto('badges').values(badge).returningAll().executeTakeFirstOrThrow()
}

export function updateBadgeRow(
  trx: Trx,
  id: string,
  changes: Updateable<MemberTables['badges']>,
): Promise<BadgeRow> {
  return trx.updateTable('badges').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteBadgeRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('badges').where('id', '=', id).execute()
}
