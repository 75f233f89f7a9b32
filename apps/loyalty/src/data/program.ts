import { platform, site } from '@galleria/federation'
import {
  getLoyaltyProgram,
  type LoyaltyEarningRule,
  listEarningRules,
} from '@galleria/platform-client/loyalty'
import { getTiersProgram } from '@galleria/platform-client/loyalty-program'
import { listRewards, type Reward } from '@galleria/platform-client/loyalty-rewards'
import type { LoaderFunctionArgs } from '@galleria/router'
import { isActive } from '../rules/points.ts'
import { byRequiredPoints } from '../rules/tier-progress.ts'
import { read, readIfPresent } from './page-error.ts'

const noTiers = { tiers: [], programSettings: { status: 'DISABLED' as const } }
const noRules: { earningRules: LoyaltyEarningRule[] } = { earningRules: [] }
const noRewards: { rewards: Reward[] } = { rewards: [] }

/** Reads the public part of the program, the same for each public page. */
export async function readProgram({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const [{ loyaltyProgram }, { tiers, programSettings }, { earningRules }, { rewards }] = await Promise.all([
    read(getLoyaltyProgram(client, undefined, { signal })),
    readIfPresent(getTiersProgram(client, undefined, { signal }), noTiers),
    readIfPresent(listEarningRules(client, undefined, { signal }), noRules),
    readIfPresent(listRewards(client, { cursorPaging: { limit: 100 } }, { signal }), noRewards),
  ])
  const { status } = programSettings
  const hasTiers = status === 'ACTIVE' || status === 'PAUSED'
  return {
    site: context.get(site),
    program: loyaltyProgram,
    tiers: hasTiers ? byRequiredPoints(tiers) : [],
    tierSettings: programSettings,
    rules: earningRules.filter(isActive),
    rewards: rewards.filter(({ active }) => active),
  }
}

export type Program = Awaited<ReturnType<typeof readProgram>>

/** Currency of the store's charges. */
export const chargedIn = ({ site }: Pick<Program, 'site'>): string => site.currencies[0] ?? site.currency

/** Not opened yet: nothing is promised. */
export const isDraft = ({ program }: Pick<Program, 'program'>): boolean =>
  program.status !== 'ACTIVE' && program.status !== 'PAUSED'

export const isPaused = ({ program }: Pick<Program, 'program'>): boolean => program.status === 'PAUSED'
