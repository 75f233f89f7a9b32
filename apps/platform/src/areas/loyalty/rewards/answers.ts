import { Reward } from '@galleria/platform-client/entities/loyalty'
import { z } from 'zod'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'

/** Wire §3.6. */
export const RewardAnswer = z.object({ reward: Reward })
export const RewardsAnswer = z.object({ rewards: z.array(Reward), pagingMetadata: CursorMetadata })
export const RewardsInSite = z.object({
  rewardsInSite: z.array(z.object({ metaSiteId: z.string(), rewards: z.array(Reward) })),
})
