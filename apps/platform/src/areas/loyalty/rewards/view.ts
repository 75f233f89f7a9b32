import type { Selectable } from 'kysely'
import { entityOf } from '../../../base/entity.ts'
import type { RewardTables } from './tables.ts'

export type RewardRow = Selectable<RewardTables['loyaltyRewards']>

/** Wire §4.5 "Reward". */
export function rewardView(row: RewardRow) {
  const { name, active, type, terms } = row
  return { ...entityOf(row), name, active, type, ...terms }
}
