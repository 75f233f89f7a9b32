import { defineCall, z } from '@galleria/platform-client'
import { Reward } from '../../entities/loyalty/reward.ts'
import * as operations from '../../operations/loyalty/loyalty-rewards.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { Reward } from '../../entities/loyalty/reward.ts'

const Answer = () => z.object({ reward: Reward })
const List = () => z.object({ rewards: z.array(Reward), pagingMetadata: z.optional(CursorMetadata) })

type Rewards = { rewards: Reward[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }

/** `discountAmount` or `couponReward`; not active unless told (wire §3.6). */
export type RewardInput = Pick<Reward, 'name' | 'discountAmount' | 'couponReward'> & {
  active?: boolean
  type?: Reward['type']
}

/** For the store's owner (wire §3.6). */
export const createReward = /* @__PURE__ */ defineCall<{ reward: RewardInput }, { reward: Reward }>(
  operations.createReward,
  Answer,
)

/** Up to ten, each for itself; for the store's owner (wire §3.6). */
export const bulkCreateRewards = /* @__PURE__ */ defineCall<{ rewards: RewardInput[] }, BulkAnswer<Reward>>(
  operations.bulkCreateRewards,
  () => bulkAnswer(Reward),
)

/** For the store's owner (wire §3.6). */
export const getReward = /* @__PURE__ */ defineCall<{ id: string }, { reward: Reward }>(
  operations.getReward,
  Answer,
)

/** Reads rewards of every site of the caller; this platform has one (wire §3.6). */
export const bulkGetRewards = /* @__PURE__ */ defineCall<
  undefined,
  { rewardsInSite: { metaSiteId: string; rewards: Reward[] }[] }
>(operations.bulkGetRewards, () =>
  z.object({ rewardsInSite: z.array(z.object({ metaSiteId: z.string(), rewards: z.array(Reward) })) }),
)

/** Shoppers see the active ones (wire §3.6). */
export const queryRewards = /* @__PURE__ */ defineCall<{ query: CursorQuery }, Rewards>(
  operations.queryRewards,
  List,
  { repeatable: true },
)

/** As they were made; shoppers see the active ones (wire §3.6). */
export const listRewards = /* @__PURE__ */ defineCall<
  { cursorPaging?: { limit?: number; cursor?: string } } | undefined,
  Rewards
>(operations.listRewards, List)

/** Replaces all of it but its type; needs the revision of now, or answers 409 with it (wire §3.6). */
export const updateReward = /* @__PURE__ */ defineCall<
  { reward: RewardInput & { id: string; revision: string } },
  { reward: Reward }
>(operations.updateReward, Answer)

/** Coupons that were bought with it stay good (wire §3.6). */
export const deleteReward = /* @__PURE__ */ defineCall<{ id: string; revision: string }, object>(
  operations.deleteReward,
  () => z.looseObject({}),
)
