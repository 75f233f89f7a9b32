import { platform, site } from '@galleria/federation'
import { notFound, readForPage } from '@galleria/federation/read-for-page'
import {
  getPreviewedPage,
  getShownPage,
  listShownPages,
  type PageKind,
} from '@galleria/platform-client/content-pages'
import type { LoaderFunctionArgs } from '@galleria/router'
import { plainText } from '../rules/plain-text.ts'
import { isSlug } from '../rules/slug.ts'
import { fillSections } from './fill-sections.ts'
import { postOf, writtenPicture } from './written-parts.ts'

/** Posts on one page of the journal. */
const POSTS = 12

/** A page or post that the shop has published. */
export async function readWritten(
  { context, request: { signal }, params: { slug = '' } }: LoaderFunctionArgs,
  kind: PageKind,
) {
  if (!isSlug(slug)) throw notFound()
  const { page } = await readForPage(getShownPage(context.get(platform), { kind, slug }, { signal }))
  return written(context.get(site), page)
}

/** Latest version of a page, for whoever has the link. */
export async function readPreview({ context, request, params: { token = '' } }: LoaderFunctionArgs) {
  const { signal } = request
  const client = context.get(platform)
  const { page } = await readForPage(getPreviewedPage(client, { token }, { signal }))
  const home = page.sections && {
    ...{ seoTitle: page.seoTitle, seoDescription: page.seoDescription },
    sections: await fillSections(client, page.sections, signal),
  }
  return { ...written(context.get(site), page), home }
}

/** Posts of the journal, a page at a time and the newest first. */
export async function readJournal({ context, request }: LoaderFunctionArgs) {
  const { signal, url } = request
  const number = Number(new URL(url).searchParams.get('page') ?? '1')
  const page = Number.isInteger(number) && number > 0 && number < 1000 ? number : 1
  const asked = { kind: 'POST', limit: POSTS, offset: (page - 1) * POSTS } as const
  const { pages, total } = await readForPage(listShownPages(context.get(platform), asked, { signal }))
  if (page > 1 && pages.length === 0) throw notFound()
  const posts = pages.map(postOf)
  return { site: context.get(site), posts, page, isLast: page * POSTS >= total }
}

type Shown = Awaited<ReturnType<typeof getShownPage>>['page']

function written<Site>(site: Site, { picture, sections: _, ...page }: Shown) {
  const description = page.seoDescription || page.summary || plainText(page.body, 160)
  return {
    site,
    page: { ...page, description, ...(picture && { picture: writtenPicture(picture) }) },
  }
}
