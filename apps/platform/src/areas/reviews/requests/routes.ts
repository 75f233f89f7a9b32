import { ReviewRequest } from '@galleria/platform-client/entities/reviews'
import * as operations from '@galleria/platform-client/operations/reviews/review-requests'
import { z } from 'zod'
import { inBulk, withIdsOfItems } from '../../../base/input/bulk.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { Counted, CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { beginJob } from '../bulk/begin.ts'
import { Begun, Filter } from '../bulk/input.ts'
import { cancelRequest, deleteRequest, noRequest, sendNow } from './acts.ts'
import { createRequest, NewRequest } from './create.ts'
import { REVIEW_REQUEST_LETTERS } from './send.ts'
import { countRequests, findRequest, pageOfRequests } from './store/list.ts'
import { requestView } from './view.ts'

const ById = z.object({ reviewRequestId: z.string().max(100) })
const Answer = z.object({ reviewRequest: ReviewRequest })

async function shown(db: Db | Trx, id: string): Promise<ReviewRequest> {
  const row = isUuid(id) ? await findRequest(db, id) : undefined
  if (!row) throw noRequest()
  return requestView(row)
}

/** Requests to review what an order holds (review requests API); sending one at once and canceling one go beyond it. */
export function reviewRequestRoutes(app: App): void {
  operation(
    app,
    operations.createReviewRequest,
    {
      body: z.object({ reviewRequest: NewRequest }),
      answer: Answer,
      partly: 'The recipient is the member who bought the order, and an order has one request at a time.',
    },
    async (call) => {
      const { db, schedule, input } = call
      const reviewRequest = await transaction(db, async (trx) =>
        shown(trx, await createRequest(trx, call, input.reviewRequest)),
      )
      schedule.wake(REVIEW_REQUEST_LETTERS)
      return { reviewRequest }
    },
  )

  operation(
    app,
    operations.bulkCreateReviewRequest,
    {
      body: z.object({
        reviewRequests: z.array(NewRequest).min(1).max(100),
        returnEntity: z.boolean().default(false),
      }),
      answer: bulkAnswer(ReviewRequest),
      partly: 'As CreateReviewRequest.',
    },
    async (call) => {
      const { db, schedule, input } = call
      const wanted = input.reviewRequests.map((each, index) => ({ each, at: `reviewRequests[${index}]` }))
      const made = await inBulk(
        wanted,
        ({ each }) => each.order.id,
        async ({ each, at }) => {
          const entity = await transaction(db, async (trx) =>
            shown(trx, await createRequest(trx, call, each, at)),
          )
          return { ...entity, id: entity.id ?? '' }
        },
      )
      schedule.wake(REVIEW_REQUEST_LETTERS)
      const { results, bulkActionMetadata } = withIdsOfItems(made)
      return {
        results: results.map(({ itemMetadata, item }) => ({
          itemMetadata,
          ...(input.returnEntity && item && { item }),
        })),
        bulkActionMetadata,
      }
    },
  )

  operation(app, operations.getReviewRequest, { query: ById, answer: Answer }, async ({ db, input }) => ({
    reviewRequest: await shown(db, input.reviewRequestId),
  }))

  operation(app, operations.deleteReviewRequest, { query: ById, answer: Nothing }, async (call) => {
    await transaction(call.db, (trx) => deleteRequest(trx, call, call.input.reviewRequestId))
    return {}
  })

  operation(
    app,
    operations.queryReviewRequests,
    {
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: z.object({ reviewRequests: z.array(ReviewRequest), metadata: CursorMetadata }),
      partly: 'It sorts by one field at a time.',
    },
    async ({ db, config, input: { query } }) => {
      const { pageRows, metadata } = await pageOfRequests({ db, config }, query)
      return { reviewRequests: pageRows.map(requestView), metadata }
    },
  )

  operation(
    app,
    operations.countReviewRequests,
    { body: z.object({ filter: z.unknown().optional() }), answer: Counted },
    async ({ db, input: { filter } }) => ({ count: await countRequests(db, filter) }),
  )

  operation(
    app,
    operations.bulkCancelReviewRequestsByFilter,
    { body: z.object({ filter: Filter }), answer: Begun },
    (call) => beginJob(call, { action: 'CANCEL_REQUESTS', filter: call.input.filter }),
  )

  for (const [served, act] of [
    [operations.sendReviewRequest, sendNow],
    [operations.cancelReviewRequest, cancelRequest],
  ] as const)
    operation(app, served, { body: ById, answer: Answer }, async (call) => {
      const { reviewRequestId } = call.input
      const reviewRequest = await transaction(call.db, async (trx) => {
        await act(trx, call, reviewRequestId)
        return shown(trx, reviewRequestId)
      })
      return { reviewRequest }
    })
}
