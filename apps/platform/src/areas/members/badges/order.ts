import type { Trx } from '../../../data/database.ts'
import { lockBadges, updateBadgePosition } from './order-store.ts'
import { type By, emitBadgeUpdated, noBadge } from './store.ts'
import type { BadgeRow } from './view.ts'

/** Moves the named badges to the front, in this order; the rest keep their order behind them. */
export async function orderBadges(trx: Trx, ids: readonly string[], by: By): Promise<BadgeRow[]> {
  const all = await lockBadges(trx)
  const known = new Map(all.map((row) => [row.id, row]))
  const first = [...new Set(ids)].map((id) => {
    const row = known.get(id)
    if (!row) throw noBadge()
    return row
  })
  return put(trx, [...first, ...all.filter((row) => !first.includes(row))], by)
}

/** To one end, or behind another (wire §3.8 "MoveBadge"). */
export async function moveBadge(
  trx: Trx,
  {
    id,
    position,
    after,
  }: { readonly id: string; readonly position: string; readonly after?: string | null | undefined },
  by: By,
): Promise<void> {
  const all = await lockBadges(trx)
  const moved = all.find((row) => row.id === id)
  if (!moved) throw noBadge()
  const rest = all.filter((row) => row !== moved)
  const behind = rest.findIndex((row) => row.id === after)
  if (position === 'AFTER' && behind < 0) throw noBadge()
  const place = position === 'FIRST' ? 0 : position === 'LAST' ? rest.length : behind + 1
  await put(trx, rest.toSpliced(place, 0, moved), by)
}

async function put(trx: Trx, order: readonly BadgeRow[], by: By): Promise<BadgeRow[]> {
  const placed: BadgeRow[] = []
  for (const [index, row] of order.entries()) {
    if (row.position === index + 1) {
      placed.push(row)
      continue
    }
    const changed = await updateBadgePosition(trx, {
      id: row.id,
      index,
      revision: row.revision,
      date: by.date,
    })
    await emitBadgeUpdated(trx, changed, by)
    placed.push(changed)
  }
  return placed
}
