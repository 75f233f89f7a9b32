import type { PageContent } from '@galleria/platform-client/entities/content'
import type { Selectable } from 'kysely'
import { applicationError, violations } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import { isUniqueViolation, type Trx } from '../../../data/database.ts'
import { authorIdOf, type By } from '../author.ts'
import { upsertRedirect } from '../redirects/store.ts'
import type { PageDraft } from './input.ts'
import {
  countAllPages,
  deleteVersions,
  findContent,
  insertPage,
  insertVersion,
  lockPage,
  slugsLike,
  updatePage,
} from './store.ts'
import type { ContentPageTables, PageKind } from './tables.ts'
import { emptyContent, freeSlug, languagesOf, nextContent, slugOf } from './texts.ts'

/** Pages and posts of a site together. */
const MOST_PAGES = 2000
/** Slug of the home page: as it is of one page alone, there is one home page. */
export const HOME_SLUG = 'home'
/** Versions of a page that are kept, beside what is published. */
const MOST_VERSIONS = 100

/** @returns id */
export async function createPage(
  trx: Trx,
  kind: PageKind,
  draft: PageDraft,
  { caller, now }: By,
): Promise<string> {
  if ((await countAllPages(trx)) >= MOST_PAGES)
    throw applicationError(409, 'TOO_MANY_PAGES', `A store can have at most ${MOST_PAGES} pages and posts.`)
  checkKind(kind, draft)
  const content = nextContent(emptyContent, draft)
  const slug = await slugOfNew(trx, kind, draft.slug, content.title)
  const author = authorIdOf(caller)
  const inserted = insertPage(trx, {
    ...{ kind, slug, title: content.title, languages: languagesOf(content), revision: 1, version: 1 },
    ...{ publishedVersion: null, publishedAt: null, scheduledVersion: null, scheduledAt: null },
    ...{ createdAt: now, updatedAt: now, updatedBy: author },
  })
  const id = await withFreeSlug(inserted)
  await insertVersion(trx, {
    ...{ pageId: id, number: 1, content, restoredFrom: null },
    ...{ createdAt: now, createdBy: author },
  })
  return id
}

export async function changePage(
  trx: Trx,
  { id, revision, ...draft }: PageDraft & { readonly id: string; readonly revision: number },
  by: By,
): Promise<void> {
  const page = await locked(trx, id, revision)
  checkKind(page.kind, draft)
  const before = (await findContent(trx, id, page.version)) ?? emptyContent
  const content = nextContent(before, draft)
  const slug = draft.slug ?? page.slug
  if (slug !== page.slug) await moveTo(trx, page, slug, by)
  if (JSON.stringify(content) !== JSON.stringify(before)) await addVersion(trx, page, content, by)
  else if (slug === page.slug) return
  await withFreeSlug(updatePage(trx, id, { slug, ...changedBy(page, by) }))
}

async function slugOfNew(trx: Trx, kind: PageKind, slug: string | undefined, title: string) {
  if (kind === 'HOME') return HOME_SLUG
  const stem = slugOf(title)
  return slug ?? freeSlug(stem, await slugsLike(trx, kind, stem))
}

/** The home page alone has sections, and no address to choose. */
function checkKind(kind: PageKind, { slug, sections }: PageDraft): void {
  const isHome = kind === 'HOME'
  const [field, description] =
    isHome && slug !== undefined && slug !== HOME_SLUG
      ? ['slug', 'must be left out for the home page']
      : !isHome && sections
        ? ['sections', 'must be left out for all pages but the home page']
        : []
  if (field && description)
    throw violations([{ field: `page.${field}`, description, violatedRule: 'FORMAT' }])
}

/** Says again what an earlier version said. */
export async function restoreVersion(
  trx: Trx,
  { id, number, revision }: { readonly id: string; readonly number: number; readonly revision: number },
  by: By,
): Promise<void> {
  const page = await locked(trx, id, revision)
  const content = await findContent(trx, id, number)
  if (!content) throw noVersion()
  await addVersion(trx, page, content, by, number)
  await updatePage(trx, id, changedBy(page, by))
}

/** At once, or at a time ahead, until when shoppers see what they have seen. */
export async function publishPage(
  trx: Trx,
  { id, revision, date }: { readonly id: string; readonly revision: number; readonly date: Date | undefined },
  by: By,
): Promise<void> {
  const page = await locked(trx, id, revision)
  const isLater = date !== undefined && date > by.now
  await updatePage(trx, id, {
    ...(isLater
      ? { scheduledVersion: page.version, scheduledAt: date }
      : {
          ...{ publishedVersion: page.version, publishedAt: page.publishedAt ?? by.now },
          ...{ scheduledVersion: null, scheduledAt: null },
        }),
    ...changedBy(page, by),
  })
}

export async function unpublishPage(
  trx: Trx,
  { id, revision, onlySchedule }: { id: string; revision: number; onlySchedule: boolean },
  by: By,
): Promise<void> {
  const page = await locked(trx, id, revision)
  await updatePage(trx, id, {
    ...{ scheduledVersion: null, scheduledAt: null },
    ...(!onlySchedule && { publishedVersion: null, publishedAt: null }),
    ...changedBy(page, by),
  })
}

type Page = Selectable<ContentPageTables['contentPages']>

async function locked(trx: Trx, id: string, revision: number): Promise<Page> {
  const page = await lockPage(trx, id)
  if (!page) throw noPage()
  checkRevision(page.revision, revision)
  return page
}

const changedBy = ({ revision }: Page, { caller, now }: By) => ({
  ...{ revision: revision + 1, updatedAt: now, updatedBy: authorIdOf(caller) },
})

async function addVersion(trx: Trx, page: Page, content: PageContent, { caller, now }: By, from?: number) {
  const number = page.version + 1
  await insertVersion(trx, {
    ...{ pageId: page.id, number, content, restoredFrom: from ?? null },
    ...{ createdAt: now, createdBy: authorIdOf(caller) },
  })
  const kept = [page.publishedVersion, page.scheduledVersion].filter((each) => each !== null)
  await deleteVersions(trx, page.id, number - MOST_VERSIONS, kept)
  await updatePage(trx, page.id, {
    ...{ version: number, title: content.title, languages: languagesOf(content) },
  })
}

const folders: Readonly<Record<PageKind, string>> = {
  PAGE: '/pages/',
  POST: '/journal/',
  HOME: '/',
}

/** Redirects the old address of a published page to its new one. */
async function moveTo(trx: Trx, { kind, slug, publishedVersion }: Page, next: string, { caller, now }: By) {
  if (publishedVersion === null) return
  await upsertRedirect(trx, {
    ...{ fromPath: (folders[kind] + slug).toLowerCase(), toAddress: folders[kind] + next },
    ...{ createdAt: now, createdBy: authorIdOf(caller) },
  })
}

export function noPage() {
  return applicationError(404, 'CONTENT_PAGE_NOT_FOUND', 'Page not found.')
}

export function noVersion() {
  return applicationError(404, 'CONTENT_PAGE_VERSION_NOT_FOUND', 'Version not found.')
}

/** @throws ApiError 409 where another page has the slug */
async function withFreeSlug<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!isUniqueViolation(error, 'content_pages_by_slug')) throw error
    throw applicationError(409, 'SLUG_TAKEN', 'Another page has this address. Choose another one.')
  }
}
