import { ReviewSettings } from '@galleria/platform-client/entities/reviews'
import * as operations from '@galleria/platform-client/operations/reviews/reviews'
import { z } from 'zod'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { moveWaiting } from '../requests/store/rows.ts'
import { lockSettings, readSettings, type SettingsRow, updateSettings } from './store.ts'

const answer = z.object({ reviewSettings: ReviewSettings })

/** Settings of reviews: beyond the reviews API. */
export function reviewSettingsRoutes(app: App): void {
  operation(app, operations.getReviewSettings, { answer }, async ({ db }) => ({
    reviewSettings: view(await readSettings(db)),
  }))

  operation(
    app,
    operations.updateReviewSettings,
    {
      body: z.object({
        reviewSettings: z.strictObject({
          revision: Revision,
          isModerated: z.boolean().optional(),
          asksForReviews: z.boolean().optional(),
          askAfterDays: z.int().min(1).max(90).optional(),
        }),
      }),
      answer,
    },
    ({ db, clock, input: { reviewSettings: sent } }) =>
      transaction(db, async (trx) => {
        const date = clock.now()
        const before = await lockSettings(trx, date)
        checkRevision(before.revision, sent.revision)
        const { isModerated, asksForReviews, askAfterDays } = before
        const after: SettingsRow = {
          isModerated: sent.isModerated ?? isModerated,
          asksForReviews: sent.asksForReviews ?? asksForReviews,
          askAfterDays: sent.askAfterDays ?? askAfterDays,
          revision: before.revision + 1,
        }
        await updateSettings(trx, after, date)
        await moveWaiting(trx, after.askAfterDays - askAfterDays, date)
        return { reviewSettings: view(after) }
      }),
  )
}

function view({ revision, ...settings }: SettingsRow): ReviewSettings {
  return { ...settings, revision: String(revision) }
}
