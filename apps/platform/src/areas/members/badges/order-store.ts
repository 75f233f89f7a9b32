import type { Trx } from '../../../data/database.ts'

export function lockBadges(trx: Trx) {
  return trx.selectFrom('badges').selectAll().orderBy('position').orderBy('id').forUpdate().execute()
}

export function updateBadgePosition(
  trx: Trx,
  {
    id,
    index,
    revision,
    date,
  }: { readonly id: string; readonly index: number; readonly revision: number; readonly date: Date },
) {
  return trx
    .updateTable('badges')
    .set({ position: index + 1, revision: revision + 1, updatedAt: date })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
