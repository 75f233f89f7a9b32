import { suggestSearchWords } from '@galleria/platform-client/operations/catalog/search-words'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { readCatalog } from './open.ts'

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
      answer: z.object({ words: z.array(z.string()).readonly() }),
      publicRead: true,
    },
    async ({ db, siteCache, config, request, input: { expression, limit } }) => {
      const catalog = await readCatalog({ db, siteCache, config }, request)
      const language = request.headers.get('x-wix-linguist')
      return { words: await catalog.complete(expression, limit, { language }) }
    },
  )
}
