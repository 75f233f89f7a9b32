import {
  reviewCreated,
  reviewDeleted,
  reviewModerationStatusChanged,
  reviewPublished,
  reviewUpdated,
} from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import type { FoundReview } from './store/reviews.ts'
import type { ReviewStatus } from './tables.ts'
import { reviewView } from './view.ts'

type Context = Pick<Services, 'config'> & { readonly caller: Caller; readonly date: Date }

const about = ({ caller, date }: Context, { id, revision }: FoundReview) => ({
  ...{ entityId: id, revision, caller, date },
})

export async function tellCreated(trx: Trx, context: Context, row: FoundReview): Promise<void> {
  const entity = reviewView(context.config, row, true)
  await emit(trx, reviewCreated, { ...about(context, row), entity })
}

export async function tellUpdated(trx: Trx, context: Context, row: FoundReview): Promise<void> {
  const entity = reviewView(context.config, row, true)
  await emit(trx, reviewUpdated, { ...about(context, row), entity })
}

export async function tellDeleted(trx: Trx, context: Context, row: FoundReview): Promise<void> {
  const entity = reviewView(context.config, row, true)
  await emit(trx, reviewDeleted, { ...about(context, row), entity })
}

export async function tellPublished(trx: Trx, context: Context, row: FoundReview): Promise<void> {
  const review = reviewView(context.config, row, true)
  await emit(trx, reviewPublished, { ...about(context, row), body: { review } })
}

export async function tellStatus(
  trx: Trx,
  context: Context,
  row: FoundReview,
  previousModerationStatus: ReviewStatus,
): Promise<void> {
  const review = reviewView(context.config, row, true)
  await emit(trx, reviewModerationStatusChanged, {
    ...about(context, row),
    body: { review, previousModerationStatus },
  })
}
