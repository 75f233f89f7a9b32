import type { Entity } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import { queryCollections } from '@galleria/platform-client/collections'
import {
  getContentPage,
  getContentPagePreview,
  queryContentPages,
  type Section,
} from '@galleria/platform-client/content-pages'
import type { ManageRequest } from '../page.ts'
import { idsOf } from '../rules/section.ts'
import { actOnPage, type PageSent } from './edit-page.ts'

/** At once, of products or collections. */
const PAGE = 100

/** The home page with the token of its preview, and what its sections name; no page before one was made. */
export async function readHome({ client, signal, site }: ManageRequest) {
  const query = { kind: 'HOME', paging: { limit: 1 } } as const
  const { pages } = await queryContentPages(client, { query }, { signal })
  const shopUrl = site.shellUrl
  const [found] = pages
  if (!found) return { shopUrl, page: null, preview: null, entities: [] }
  const [{ page }, preview] = await Promise.all([
    getContentPage(client, { pageId: found.id }, { signal }),
    getContentPagePreview(client, { pageId: found.id }, { signal }),
  ])
  return { shopUrl, page, preview, entities: await entitiesOf(client, page.content.sections ?? [], signal) }
}

async function entitiesOf(
  client: PlatformClient,
  sections: readonly Section[],
  signal: AbortSignal,
): Promise<Entity[]> {
  const found = await Promise.all([
    ...parts(idsOf(sections, 'products')).map(async (ids): Promise<Entity[]> => {
      const query = { filter: { id: { $in: ids } }, paging: { limit: PAGE } }
      const { rows } = await queryCatalogRows(client, { query }, { signal })
      return rows.map(({ id, name, sku, visible }) => ({ id, name, detail: sku ?? null, isHidden: !visible }))
    }),
    ...parts(idsOf(sections, 'collections')).map(async (ids): Promise<Entity[]> => {
      const query = { filter: { id: { $in: ids } }, paging: { limit: PAGE } }
      const { collections } = await queryCollections(client, { query }, { signal })
      return collections.map(({ id, name, visible }) => ({ id, name, isHidden: visible === false }))
    }),
  ])
  return found.flat()
}

function parts(ids: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, at) =>
    ids.slice(at * PAGE, (at + 1) * PAGE),
  )
}

export type HomeSent = PageSent & {
  /** Absent until there is a home page. */
  readonly pageId?: string
}

export async function actOnHome(asked: ManageRequest, sent: HomeSent) {
  const done = await actOnPage({ ...asked, id: sent.pageId ?? 'new' }, 'HOME', sent)
  // A colleague has made the one home page meanwhile.
  if ('errors' in done && done.errors?.slug) return { stale: true, problem: asked.t('error.stale') } as const
  return done
}
