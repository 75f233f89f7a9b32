import { sortIn, valuesIn } from '@galleria/manage'
import {
  deleteContentPage,
  type PageKind,
  publishContentPage,
  queryContentPages,
  unpublishContentPage,
} from '@galleria/platform-client/content-pages'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'

const LIMIT = 50
const statuses = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const

/** Reads one page of the list of pages, or of posts. */
export async function readList({ client, url, signal }: ManageRequest, kind: PageKind) {
  const query = url.searchParams
  const offset = Math.max(0, Number.parseInt(query.get('cursor') ?? '0', 10) || 0)
  const sort = sortIn(query, ['title', 'updatedDate', 'publishedDate'])
  const [status] = valuesIn(query, 'status', statuses)
  const search = query.get('q')?.trim().slice(0, 100)
  const { pages, total, counts } = await queryContentPages(
    client,
    {
      query: {
        ...{ kind, paging: { limit: LIMIT, offset } },
        ...(search && { search }),
        ...(status && { status }),
        ...(sort && {
          sort: [{ fieldName: sort.name as 'title', order: sort.isDescending ? 'DESC' : 'ASC' }],
        }),
      },
    },
    { signal },
  )
  return {
    ...{ kind, pages, total, counts, query: query.toString() },
    next: offset + LIMIT < total ? offset + LIMIT : null,
    previous: offset > 0 ? Math.max(0, offset - LIMIT) : null,
  }
}

export interface ListSent {
  readonly intent: 'publish' | 'unpublish' | 'delete'
  readonly pages: readonly { readonly id: string; readonly revision: string }[]
}

/** Publishes, withdraws or deletes several pages, one after the other. */
export function actOnList({ client, t }: ManageRequest, { intent, pages }: ListSent) {
  return outcome(t, async () => {
    for (const { id: pageId, revision } of pages) {
      if (intent === 'publish') await publishContentPage(client, { pageId, revision })
      else if (intent === 'unpublish') await unpublishContentPage(client, { pageId, revision })
      else await deleteContentPage(client, { pageId })
    }
    return { count: pages.length }
  })
}
