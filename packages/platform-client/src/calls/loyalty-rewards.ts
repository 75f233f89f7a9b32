import { defineCall, type Service, z } from '@galleria/platform-client'
import { Reward } from '../entities/loyalty/reward.ts'
import { type BulkAnswer, bulkAnswer } from '../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { Reward } from '../entities/loyalty/reward.ts'

const service: Service = {
  package: '@wix/auto_sdk_loyalty_rewards',
  fqn: 'com.wixpress.loyalty.reward.LoyaltyRewards',
  entity: 'wix.loyalty.v1.reward',
}
const path = '/loyalty-rewards/v1/rewards'
const bulk = '/loyalty-rewards/v1/bulk/rewards'
const Answer = () => z.object({ reward: Reward })
const List = () => z.object({ rewards: z.array(Reward), pagingMetadata: z.optional(CursorMetadata) })

type Rewards = { rewards: Reward[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }

/** `discountAmount` or `couponReward`; not active unless told (wire §3.6). */
export type RewardInput = Pick<Reward, 'name' | 'discountAmount' | 'couponReward'> & {
  active?: boolean
  type?: Reward['type']
}

/** For the store's owner (wire §3.6). */
export const createReward = /* @__PURE__ */ defineCall<{ reward: RewardInput }, { reward: Reward }>({
  name: 'CreateReward',
  service,
  method: 'POST',
  path,
  output: Answer,
})

/** Up to ten, each for itself; for the store's owner (wire §3.6). */
export const bulkCreateRewards = /* @__PURE__ */ defineCall<{ rewards: RewardInput[] }, BulkAnswer<Reward>>({
  name: 'BulkCreateRewards',
  service,
  method: 'POST',
  path: `${bulk}/create`,
  output: () => bulkAnswer(Reward),
})

/** For the store's owner (wire §3.6). */
export const getReward = /* @__PURE__ */ defineCall<{ id: string }, { reward: Reward }>({
  name: 'GetReward',
  service,
  method: 'GET',
  path: `${path}/{id}`,
  output: Answer,
})

/** Reads rewards of every site of the caller; this platform has one (wire §3.6). */
export const bulkGetRewards = /* @__PURE__ */ defineCall<
  undefined,
  { rewardsInSite: { metaSiteId: string; rewards: Reward[] }[] }
>({
  name: 'BulkGetRewards',
  service,
  method: 'GET',
  path: bulk,
  output: () =>
    z.object({ rewardsInSite: z.array(z.object({ metaSiteId: z.string(), rewards: z.array(Reward) })) }),
})

/** Shoppers see the active ones (wire §3.6). */
export const queryRewards = /* @__PURE__ */ defineCall<{ query: CursorQuery }, Rewards>({
  name: 'QueryRewards',
  service,
  method: 'POST',
  path: `${path}/query`,
  output: List,
  repeatable: true,
})

/** As they were made; shoppers see the active ones (wire §3.6). */
export const listRewards = /* @__PURE__ */ defineCall<
  { cursorPaging?: { limit?: number; cursor?: string } } | undefined,
  Rewards
>({ name: 'ListRewards', service, method: 'GET', path, output: List })

/** Replaces all of it but its type; needs the revision of now, or answers 409 with it (wire §3.6). */
export const updateReward = /* @__PURE__ */ defineCall<
  { reward: RewardInput & { id: string; revision: string } },
  { reward: Reward }
>({ name: 'UpdateReward', service, method: 'PUT', path: `${path}/{reward.id}`, output: Answer })

/** Coupons that were bought with it stay good (wire §3.6). */
export const deleteReward = /* @__PURE__ */ defineCall<{ id: string; revision: string }, object>({
  name: 'DeleteReward',
  service,
  method: 'DELETE',
  path: `${path}/{id}`,
  output: () => z.looseObject({}),
})
