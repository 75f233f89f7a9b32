import { suggestSearchWords } from '@galleria/platform-client/operations/catalog/search-words'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { readIndex } from './keep-fresh.ts'
import { wordsFor } from './words/prepare.ts'

/** Searches that what a shopper types may become. Ours: the wire has no such call. */
export function suggestRoutes(app: App): void {
  operation(
    app,
    suggestSearchWords,
    {
      query: z.object({
        expression: z.string().max(100),
        limit: z.coerce.number().int().min(1).max(10).default(3),
      }),
      answer: z.object({ words: z.array(z.string()) }),
      publicRead: true,
    },
    async ({ db, siteCache, config, request, input: { expression, limit } }) => {
      const index = await readIndex({ db, siteCache }, request)
      const words = await wordsFor({ db, siteCache, config }, index, {
        language: request.headers.get('x-wix-linguist'),
      })
      return { words: words.complete(expression, limit) }
    },
  )
}
