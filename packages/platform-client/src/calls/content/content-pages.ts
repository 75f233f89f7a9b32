import { defineCall, z } from '@galleria/platform-client'
import {
  ContentPage,
  ListedPage,
  PageContent,
  PageSummary,
  PageVersion,
  ShownPage,
} from '../../entities/content/page.ts'
import * as operations from '../../operations/content/content-pages.ts'

export type {
  ContentPage,
  ListedPage,
  PageContent,
  PageSummary,
  PageTexts,
  PageVersion,
  ShownPage,
} from '../../entities/content/page.ts'
export type { ContentPicture } from '../../entities/content/picture.ts'
export type { Section, SectionTexts, ShownSection } from '../../entities/content/section.ts'

/** PAGE at `/pages/{slug}`, POST in the journal, HOME at `/`: there is one, whose slug is always `home`. */
export type PageKind = 'PAGE' | 'POST' | 'HOME'

const One = () => z.object({ page: ContentPage })
interface One {
  page: ContentPage
}

/** Fields that are written of a page; a field that is left out stays, or is empty in a new page. */
export interface PageDraft extends Partial<Omit<PageContent, 'outdated'>> {
  readonly slug?: string
}

/** Conditions of a list of pages. */
export interface PagesQuery {
  readonly kind: PageKind
  /** Words of the title or the address. */
  readonly search?: string
  readonly status?: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED'
  /** One order. */
  readonly sort?: readonly [
    { readonly fieldName: 'title' | 'updatedDate' | 'publishedDate'; readonly order?: 'ASC' | 'DESC' },
  ]
  /** At most 100. */
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}

/** Pages or posts, the last changed first; `counts` are of each status, whatever `status` is asked for. */
export const queryContentPages = /* @__PURE__ */ defineCall<
  { query: PagesQuery },
  { pages: ListedPage[]; total: number; counts: Record<string, number> }
>(
  operations.queryContentPages,
  () =>
    z.object({
      pages: z.array(ListedPage),
      total: z.number(),
      counts: z.dictionary(z.number()),
    }),
  { repeatable: true },
)

/** Page with all that its latest version says. */
export const getContentPage = /* @__PURE__ */ defineCall<{ pageId: string }, One>(
  operations.getContentPage,
  One,
)

/** Makes a draft. `SLUG_TAKEN` (409) where the address is another page's; without `slug` it is made of the title. */
export const createContentPage = /* @__PURE__ */ defineCall<
  { page: PageDraft & { kind: PageKind; title: string } },
  One
>(operations.createContentPage, One)

/**
 * Saves a new version; shoppers see it once it is published. Another address of a published page leaves a redirect at the
 * old one. `REVISION_MISMATCH` (409) where a colleague was faster.
 */
export const updateContentPage = /* @__PURE__ */ defineCall<
  { page: PageDraft & { id: string; revision: string } },
  One
>(operations.updateContentPage, One)

/** Publishes the latest version, or schedules it: `publishDate` (ISO 8601) lies ahead then. */
export const publishContentPage = /* @__PURE__ */ defineCall<
  { pageId: string; revision: string; publishDate?: string },
  One
>(operations.publishContentPage, One)

/** Takes the page from the shop, and ends its schedule. `onlySchedule` keeps what is published. */
export const unpublishContentPage = /* @__PURE__ */ defineCall<
  { pageId: string; revision: string; onlySchedule?: boolean },
  One
>(operations.unpublishContentPage, One)

/** Deletes the page with all of its versions. */
export const deleteContentPage = /* @__PURE__ */ defineCall<{ pageId: string }, object>(
  operations.deleteContentPage,
  () => z.object({}),
)

/** Versions, the latest first; the last 100 are kept, and what is published. */
export const listContentPageVersions = /* @__PURE__ */ defineCall<
  { pageId: string },
  { versions: PageVersion[] }
>(operations.listContentPageVersions, () => z.object({ versions: z.array(PageVersion) }))

/** One version with all it says. */
export const getContentPageVersion = /* @__PURE__ */ defineCall<
  { pageId: string; number: number },
  { version: PageVersion; content: PageContent }
>(operations.getContentPageVersion, () => z.object({ version: PageVersion, content: PageContent }))

/** Makes a new version that says what an earlier one did; nothing is published by it. */
export const restoreContentPageVersion = /* @__PURE__ */ defineCall<
  { pageId: string; number: number; revision: string },
  One
>(operations.restoreContentPageVersion, One)

/** Token for `getPreviewedPage`, good for a week, for whoever is given the link. */
export const getContentPagePreview = /* @__PURE__ */ defineCall<
  { pageId: string },
  { token: string; expiresDate: string }
>(operations.getContentPagePreview, () => z.object({ token: z.string(), expiresDate: z.string() }))

/** The home page that is published, in the language of the client; `null` where the shop shows its usual one. */
export const getShownHome = /* @__PURE__ */ defineCall<undefined, { page?: ShownPage | null | undefined }>(
  operations.getShownHome,
  () => z.object({ page: z.nullish(ShownPage) }),
)

/** Published page, in the language of the client. 404 where there is none. */
export const getShownPage = /* @__PURE__ */ defineCall<{ kind: PageKind; slug: string }, { page: ShownPage }>(
  operations.getShownPage,
  () => z.object({ page: ShownPage }),
)

/** Published pages or posts, the newest first; with `words` those that have all of them. At most 50 at a time. */
export const listShownPages = /* @__PURE__ */ defineCall<
  { kind: PageKind; limit?: number; offset?: number; words?: string },
  { pages: PageSummary[]; total: number }
>(operations.listShownPages, () => z.object({ pages: z.array(PageSummary), total: z.number() }))

/** Latest version of a page, whoever asks with a token that is still good. */
export const getPreviewedPage = /* @__PURE__ */ defineCall<{ token: string }, { page: ShownPage }>(
  operations.getPreviewedPage,
  () => z.object({ page: ShownPage }),
)
