import { ContentPage, ListedPage, PageContent, PageVersion } from '@galleria/platform-client/entities/content'
import * as operations from '@galleria/platform-client/operations/content/content-pages'
import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { namesOf } from '../author.ts'
import { CreatePage, Publish, QueryPages, UpdatePage } from './input.ts'
import { previewToken } from './preview.ts'
import {
  changePage,
  createPage,
  noPage,
  noVersion,
  publishPage,
  restoreVersion,
  unpublishPage,
} from './save.ts'
import {
  countPages,
  deletePage,
  findContent,
  findPage,
  findVersion,
  listPages,
  listVersions,
} from './store.ts'
import { factsOf, versionOf } from './view.ts'

const answer = z.object({ page: ContentPage })
const ofPage = z.object({ pageId: z.guid() })
/** Path variables are text. */
const ofVersion = z.object({ pageId: z.guid(), number: z.coerce.number().int().min(1).max(1e9) })
const columns = { title: 'title', updatedDate: 'updatedAt', publishedDate: 'publishedAt' } as const

/** Pages and posts of the shop, as staff write them. */
export function contentPageRoutes(app: App): void {
  operation(
    app,
    operations.queryContentPages,
    {
      body: QueryPages,
      answer: z.object({
        pages: z.array(ListedPage),
        total: z.int(),
        counts: z.record(z.string(), z.int()),
      }),
    },
    async ({ db, input: { query } }) => {
      const { kind, search, status, paging } = query
      const [{ fieldName, order } = { fieldName: 'updatedDate', order: 'DESC' } as const] = query.sort
      const sort = { column: columns[fieldName], isDescending: order === 'DESC' }
      const [rows, { all, ...counts }] = await Promise.all([
        listPages(db, { kind, search, status, sort, ...paging }),
        countPages(db, { kind, search }),
      ])
      const names = await namesOf(
        db,
        rows.map(({ updatedBy }) => updatedBy),
      )
      const pages = rows.map((row) => ({
        ...factsOf(row, names),
        title: row.title,
        languages: row.languages,
      }))
      return { pages, total: status ? counts[status] : all, counts }
    },
  )

  operation(app, operations.getContentPage, { query: ofPage, answer }, ({ db, input: { pageId } }) =>
    pageAnswer(db, pageId),
  )

  operation(
    app,
    operations.createContentPage,
    { body: CreatePage, answer },
    ({ db, clock, caller, input: { page } }) =>
      transaction(db, async (trx) => {
        const { kind, ...draft } = page
        return pageAnswer(trx, await createPage(trx, kind, draft, { caller, now: clock.now() }))
      }),
  )

  operation(
    app,
    operations.updateContentPage,
    { body: UpdatePage, answer },
    ({ db, clock, caller, input: { page } }) =>
      transaction(db, async (trx) => {
        await changePage(trx, page, { caller, now: clock.now() })
        return pageAnswer(trx, page.id)
      }),
  )

  operation(
    app,
    operations.publishContentPage,
    { body: Publish, answer },
    ({ db, clock, caller, input: { pageId: id, revision, publishDate } }) =>
      transaction(db, async (trx) => {
        const date = publishDate === undefined ? undefined : new Date(publishDate)
        await publishPage(trx, { id, revision, date }, { caller, now: clock.now() })
        return pageAnswer(trx, id)
      }),
  )

  operation(
    app,
    operations.unpublishContentPage,
    {
      body: z.object({ pageId: z.guid(), revision: Revision, onlySchedule: z.boolean().default(false) }),
      answer,
    },
    ({ db, clock, caller, input: { pageId: id, revision, onlySchedule } }) =>
      transaction(db, async (trx) => {
        await unpublishPage(trx, { id, revision, onlySchedule }, { caller, now: clock.now() })
        return pageAnswer(trx, id)
      }),
  )

  operation(
    app,
    operations.deleteContentPage,
    { query: ofPage, answer: Nothing },
    async ({ db, input: { pageId } }) => {
      if (!(await deletePage(db, pageId))) throw noPage()
      return {}
    },
  )

  operation(
    app,
    operations.listContentPageVersions,
    { query: ofPage, answer: z.object({ versions: z.array(PageVersion) }) },
    async ({ db, input: { pageId } }) => {
      const versions = await listVersions(db, pageId)
      if (versions.length === 0) throw noPage()
      const names = await namesOf(
        db,
        versions.map(({ createdBy }) => createdBy),
      )
      return { versions: versions.map((version) => versionOf(version, names)) }
    },
  )

  operation(
    app,
    operations.getContentPageVersion,
    { query: ofVersion, answer: z.object({ version: PageVersion, content: PageContent }) },
    async ({ db, input: { pageId, number } }) => {
      const row = await findVersion(db, pageId, number)
      if (!row) throw noVersion()
      const { content, pageId: _, ...version } = row
      const names = await namesOf(db, [version.createdBy])
      return { version: versionOf({ ...version, title: content.title }, names), content }
    },
  )

  operation(
    app,
    operations.restoreContentPageVersion,
    { body: ofVersion.extend({ revision: Revision }), answer },
    ({ db, clock, caller, input: { pageId: id, number, revision } }) =>
      transaction(db, async (trx) => {
        await restoreVersion(trx, { id, number, revision }, { caller, now: clock.now() })
        return pageAnswer(trx, id)
      }),
  )

  operation(
    app,
    operations.getContentPagePreview,
    { query: ofPage, answer: z.object({ token: z.string(), expiresDate: z.string() }) },
    async ({ db, config, clock, input: { pageId } }) => {
      if (!(await findPage(db, pageId))) throw noPage()
      return previewToken(config, pageId, clock.now())
    },
  )
}

async function pageAnswer(db: Db, id: string) {
  const row = await findPage(db, id)
  const content = row && (await findContent(db, id, row.version))
  if (!content) throw noPage()
  return { page: { ...factsOf(row, await namesOf(db, [row.updatedBy])), content } }
}
