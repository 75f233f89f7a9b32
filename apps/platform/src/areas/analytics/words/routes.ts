import { MissedWords } from '@galleria/platform-client/entities/analytics'
import * as operations from '@galleria/platform-client/operations/analytics/analytics'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { checkDays, ranged } from '../range.ts'
import { missedWords } from './store.ts'

const WordsQuery = z
  .object({ from: ranged.from, to: ranged.to, limit: z.int().min(1).max(1000).default(100) })
  .check((context) => checkDays({ ...context.value, groupBy: 'MONTH' }, context))

/** Words that shoppers searched for without finding a product. An extension of the embedded platform (decision 0188). */
export function wordRoutes(app: App): void {
  operation(
    app,
    operations.querySearchWords,
    { body: WordsQuery, answer: z.object({ rows: z.array(MissedWords) }) },
    async ({ db, input: { limit, ...range } }) => ({ rows: await missedWords(db, range, limit) }),
  )
}
