import type { Trx } from '../../../data/database.ts'
import type { By } from './assign.ts'
import { emitBadgeUpdated } from './badges.ts'
import { lockBadges, updateBadgePosition } from './order-store.ts'
import { noBadge } from './store.ts'
import type { BadgeRow } from './view.ts'

interface Identified {
  readonly id: string
}

/** Moves the named badges to the front, in this order; the rest keep their order behind them. */
export async function orderBadges(trx: Trx, ids: readonly string[], by: By): Promise<BadgeRow[]> {
  return savePositions(trx, inFront(await lockBadges(trx), ids), by)
}

/** @throws ApiError 404 for an unknown badge */
export function inFront<Badge extends Identified>(all: readonly Badge[], ids: readonly string[]): Badge[] {
  const first = [...new Set(ids)].map((id) => badgeOf(all, id))
  return [...first, ...all.filter((badge) => !first.includes(badge))]
}

export interface Move {
  readonly id: string
  readonly position: 'FIRST' | 'LAST' | 'AFTER'
  readonly after?: string | null | undefined
}

/** To one end, or behind another (wire §3.8 "MoveBadge"). */
export async function moveBadge(trx: Trx, move: Move, by: By): Promise<void> {
  await savePositions(trx, moved(await lockBadges(trx), move), by)
}

/** @throws ApiError 404 for an unknown badge, or for one behind itself */
export function moved<Badge extends Identified>(
  all: readonly Badge[],
  { id, position, after }: Move,
): Badge[] {
  const badge = badgeOf(all, id)
  const rest = all.filter((each) => each !== badge)
  const places = {
    FIRST: () => 0,
    LAST: () => rest.length,
    AFTER: () => rest.indexOf(badgeOf(rest, after ?? '')) + 1,
  }
  return rest.toSpliced(places[position](), 0, badge)
}

function badgeOf<Badge extends Identified>(all: readonly Badge[], id: string): Badge {
  const badge = all.find((each) => each.id === id)
  if (!badge) throw noBadge()
  return badge
}

/** Writes the places of the badges that have another one than before, and emits their events. */
async function savePositions(trx: Trx, order: readonly BadgeRow[], by: By): Promise<BadgeRow[]> {
  const saved: BadgeRow[] = []
  for (const [index, row] of order.entries()) {
    if (row.position === index + 1) {
      saved.push(row)
      continue
    }
    const { id, revision } = row
    const changed = await updateBadgePosition(trx, { id, index, revision, date: by.date })
    await emitBadgeUpdated(trx, changed, by)
    saved.push(changed)
  }
  return saved
}
