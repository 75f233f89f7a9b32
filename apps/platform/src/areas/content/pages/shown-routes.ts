import { PageSummary, ShownPage } from '@galleria/platform-client/entities/content'
import * as operations from '@galleria/platform-client/operations/content/content-pages'
import { z } from 'zod'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { contentLanguage, primaryLanguage } from '../../../data/translations/dictionary.ts'
import type { RequestHead } from '../../../http/exchange-type.ts'
import { type App, operation } from '../../../http/route.ts'
import { Kind } from './input.ts'
import { matching } from './matching.ts'
import { previewedPage } from './preview.ts'
import { HOME_SLUG, noPage } from './save.ts'
import { countPages, findContent, findPage, findShown, listShown } from './store.ts'
import { pageSummary, shownPage } from './view.ts'

const answer = z.object({ page: ShownPage })

/** Pages and posts as shoppers read them. */
export function shownPageRoutes(app: App): void {
  operation(
    app,
    operations.getShownPage,
    { query: z.object({ kind: Kind, slug: z.string().max(200) }), answer, publicRead: true },
    async ({ db, config, request, input: { kind, slug } }) => {
      const row = await findShown(db, kind, slug)
      if (!row) throw noPage()
      return { page: shownPage(row, languageOf(config, request)) }
    },
  )

  operation(
    app,
    operations.getShownHome,
    { answer: z.object({ page: z.nullish(ShownPage) }), publicRead: true },
    async ({ db, config, request }) => {
      const row = await findShown(db, 'HOME', HOME_SLUG)
      return { page: row ? shownPage(row, languageOf(config, request)) : null }
    },
  )

  operation(
    app,
    operations.listShownPages,
    {
      query: z.object({
        kind: Kind,
        limit: z.coerce.number().int().min(1).max(50).default(20),
        offset: z.coerce.number().int().min(0).max(100_000).default(0),
        words: z.string().max(100).default(''),
      }),
      answer: z.object({ pages: z.array(PageSummary), total: z.int() }),
      publicRead: true,
    },
    async ({ db, config, request, input }) => {
      if (input.words.trim()) return findWritten(db, config, languageOf(config, request), input)
      const [rows, { PUBLISHED: total }] = await Promise.all([
        listShown(db, input.kind, input),
        countPages(db, { kind: input.kind }),
      ])
      const language = languageOf(config, request)
      return { pages: rows.map((row) => pageSummary(row, language)), total }
    },
  )

  operation(
    app,
    operations.getPreviewedPage,
    { query: z.object({ token: z.string().max(200) }), answer },
    async ({ db, config, clock, request, input: { token } }) => {
      const id = previewedPage(config, token, clock.now())
      const page = id && (await findPage(db, id))
      const content = page && (await findContent(db, page.id, page.version))
      if (!content) throw noPage()
      const { kind, slug, publishedAt, updatedAt: writtenAt } = page
      return { page: shownPage({ kind, slug, publishedAt, writtenAt, content }, languageOf(config, request)) }
    },
  )
}

interface Wanted {
  readonly kind: z.output<typeof Kind>
  readonly words: string
  readonly limit: number
  readonly offset: number
}

/** The newest ones alone: a shop writes fewer. */
const MOST_SEARCHED = 500

async function findWritten(db: Db, config: PlatformConfig, language: string | undefined, wanted: Wanted) {
  const { kind, words, limit, offset } = wanted
  const rows = await listShown(db, kind, { limit: MOST_SEARCHED, offset: 0 })
  const original = primaryLanguage(config.locale)
  const languages = [language ?? original, original]
  const found = await matching(rows, { words, languages }, (row) => shownPage(row, language))
  const pages = found.slice(offset, offset + limit).map((row) => pageSummary(row, language))
  return { pages, total: found.length }
}

const languageOf = (config: PlatformConfig, { headers }: RequestHead) =>
  contentLanguage(config, headers.get('x-wix-linguist'))
