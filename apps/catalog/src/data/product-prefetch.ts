/** Pages of products read before their link is followed, by slug. In a browser only: a server keeps nothing between two people. */
const prefetched = new Map<string, { readonly page: Promise<unknown>; readonly until: number }>()

const FRESH = 30_000
const MOST = 6

export function prefetchOnce<Page>(slug: string, read: () => Promise<Page>): Promise<Page> {
  const before = prefetched.get(slug)
  if (before && before.until > Date.now()) return before.page as Promise<Page>
  const page = read()
  prefetched.set(slug, { page, until: Date.now() + FRESH })
  // Drop a failed prefetch, so that following the link loads the page anew.
  page.catch(() => prefetched.delete(slug))
  const [oldest] = prefetched.keys()
  if (prefetched.size > MOST && oldest !== undefined) prefetched.delete(oldest)
  return page
}

/** Takes a prefetched page once: a later visit reads the current state. */
export function takePrefetched<Page>(slug: string): Promise<Page> | undefined {
  const entry = prefetched.get(slug)
  prefetched.delete(slug)
  return entry && entry.until > Date.now() ? (entry.page as Promise<Page>) : undefined
}
