import * as operations from '@galleria/platform-client/operations/loyalty/loyalty-rewards'
import { z } from 'zod'
import { inBulk, withIdsOfItems } from '../../../base/input/bulk.ts'
import { Revision } from '../../../base/input/revision.ts'
import { transaction } from '../../../data/database.ts'
import { ListQuery, listPage } from '../../../data/query-language/memory-list.ts'
import type { MemoryField } from '../../../data/query-language/predicate.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { RewardAnswer, RewardsAnswer, RewardsInSite } from './answers.ts'
import { RewardInput } from './input.ts'
import { createReward, deleteReward, updateReward } from './rewards.ts'
import { findReward, readRewards } from './store/rewards.ts'
import { rewardView } from './view.ts'

type View = ReturnType<typeof rewardView>

const fields: Readonly<Record<string, MemoryField<View>>> = {
  id: { kind: 'id', read: ({ id }) => id, sortable: true },
  name: { kind: 'text', read: ({ name }) => name, sortable: true },
  active: { kind: 'boolean', read: ({ active }) => active },
  type: { kind: 'text', read: ({ type }) => type, sortable: true },
  createdDate: { kind: 'date', read: ({ createdDate }) => createdDate, sortable: true },
  updatedDate: { kind: 'date', read: ({ updatedDate }) => updatedDate, sortable: true },
}

/** Wire §3.6 "rewards". */
export function rewardRoutes(app: App): void {
  operation(
    app,
    operations.createReward,
    { body: z.object({ reward: RewardInput }), answer: RewardAnswer },
    (call) =>
      transaction(call.db, async (trx) => ({
        reward: rewardView(await createReward(trx, call, call.input.reward)),
      })),
  )

  operation(
    app,
    operations.bulkCreateRewards,
    {
      body: z.object({ rewards: z.array(RewardInput).min(1).max(10) }),
      answer: bulkAnswer(RewardAnswer.shape.reward),
    },
    async (call) => {
      const given = call.input.rewards.map((reward, index) => ({ reward, field: `rewards[${index}]` }))
      const made = await inBulk(
        given,
        ({ field }) => field,
        ({ reward, field }) =>
          transaction(call.db, async (trx) => rewardView(await createReward(trx, call, reward, field))),
      )
      return withIdsOfItems(made)
    },
  )

  operation(
    app,
    operations.queryRewards,
    { body: z.object({ query: ListQuery.prefault({}) }), answer: RewardsAnswer },
    async ({ db, config, caller, input }) => {
      const activeOnly = caller.type === 'VISITOR' || caller.type === 'MEMBER'
      const all = (await readRewards(db, { activeOnly })).map(rewardView)
      const list = activeOnly ? 'active rewards' : 'rewards'
      const { rows, pagingMetadata } = listPage(config, list, all, fields, input.query)
      return { rewards: rows, pagingMetadata }
    },
  )

  operation(app, operations.bulkGetRewards, { answer: RewardsInSite }, async ({ db, config }) => {
    const rewards = (await readRewards(db, { activeOnly: false })).map(rewardView)
    return { rewardsInSite: [{ metaSiteId: config.siteId, rewards }] }
  })

  operation(
    app,
    operations.listRewards,
    { query: z.object({ cursorPaging: ListQuery.shape.cursorPaging }), answer: RewardsAnswer },
    async ({ db, config, caller, input: { cursorPaging } }) => {
      const activeOnly = caller.type === 'VISITOR' || caller.type === 'MEMBER'
      const all = (await readRewards(db, { activeOnly })).map(rewardView)
      const sort = [{ fieldName: 'createdDate', order: 'ASC' as const }]
      const list = activeOnly ? 'active rewards' : 'rewards'
      const { rows, pagingMetadata } = listPage(config, list, all, fields, { sort, cursorPaging }, { at: '' })
      return { rewards: rows, pagingMetadata }
    },
  )

  operation(
    app,
    operations.getReward,
    { query: z.object({ id: z.string() }), answer: RewardAnswer },
    async ({ db, input }) => ({ reward: rewardView(await findReward(db, input.id)) }),
  )

  operation(
    app,
    operations.updateReward,
    {
      body: z.object({ reward: RewardInput.extend({ id: z.string(), revision: Revision }) }),
      answer: RewardAnswer,
    },
    (call) =>
      transaction(call.db, async (trx) => {
        const { id, revision, ...input } = call.input.reward
        return { reward: rewardView(await updateReward(trx, call, id, revision, input)) }
      }),
  )

  operation(
    app,
    operations.deleteReward,
    { query: z.object({ id: z.string(), revision: Revision }), answer: Nothing },
    (call) =>
      transaction(call.db, async (trx) => {
        await deleteReward(trx, call, call.input.id, call.input.revision)
        return {}
      }),
  )
}
