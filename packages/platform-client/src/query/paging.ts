import { DEFAULT_PAGE_SIZE } from '../constants.ts'

interface OffsetMetadata {
  readonly total?: number | null | undefined
  readonly tooManyToCount?: boolean | null | undefined
}

interface CursorMetadata {
  readonly cursors?: { readonly next?: string | null | undefined } | null | undefined
}

/** Each service has its own name for it. */
interface Paged<Metadata> {
  readonly metadata?: Metadata | null | undefined
  readonly pagingMetadata?: Metadata | null | undefined
}

interface OffsetQuery {
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}

interface CursorQuery {
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
}

/**
 * One answer after another, each asked for when the one before has been used. The last is the one that reaches
 * `metadata.total`; without a total, as with too many to count, it is the first (wire §1.8).
 */
export async function* offsetPages<Query extends OffsetQuery, Page extends Paged<OffsetMetadata>>(
  fetchPage: (query: Query) => Promise<Page>,
  query: Query,
): AsyncGenerator<Page, void, undefined> {
  const limit = query.paging?.limit ?? DEFAULT_PAGE_SIZE
  for (let offset = query.paging?.offset ?? 0; ; offset += limit) {
    const page = await fetchPage({ ...query, paging: { limit, offset } })
    yield page
    const { total, tooManyToCount } = page.metadata ?? page.pagingMetadata ?? {}
    if (tooManyToCount || !total || Math.floor(offset / limit) >= Math.ceil(total / limit) - 1) return
  }
}

/** As `offsetPages`, as long as an answer names a next cursor. A cursor carries filter and sort (wire §1.8). */
export async function* cursorPages<Query extends CursorQuery, Page extends Paged<CursorMetadata>>(
  fetchPage: (query: Query | { readonly cursorPaging: { limit: number; cursor: string } }) => Promise<Page>,
  query: Query,
): AsyncGenerator<Page, void, undefined> {
  const limit = query.cursorPaging?.limit ?? DEFAULT_PAGE_SIZE
  let cursor = query.cursorPaging?.cursor
  for (;;) {
    const page = await fetchPage(
      cursor ? { cursorPaging: { limit, cursor } } : { ...query, cursorPaging: { limit } },
    )
    yield page
    const { next } = (page.metadata ?? page.pagingMetadata)?.cursors ?? {}
    if (!next) return
    if (next === cursor) throw new Error('The next cursor is the one just used, so paging would not end.')
    cursor = next
  }
}

/** The items of every page, by the name the answers have for them: `itemsOf(pages, 'products')`. */
export async function* itemsOf<Key extends string, Item>(
  pages: AsyncIterable<Readonly<Record<Key, readonly Item[]>>>,
  key: Key,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) yield* page[key]
}
