/** Pages of products read before their link is followed, by slug. In a browser only: a server keeps nothing between two people. */
const kept = new Map<string, { readonly page: Promise<unknown>; readonly until: number }>()

const FRESH = 30_000
const MOST = 6

export function prefetchOnce<Page>(slug: string, read: () => Promise<Page>): Promise<Page> {
  const before = kept.get(slug)
  if (before && before.until > Date.now()) return before.page as Promise<Page>
  const page = read()
  kept.set(slug, { page, until: Date.now() + FRESH })
  // Drop a failed prefetch, so that following the link loads the page anew.
  page.catch(() => kept.delete(slug))
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  return page
}

/** Takes a prefetched page once: a later visit reads the current state. */
export function takePrefetched<Page>(slug: string): Promise<Page> | undefined {
  const found = kept.get(slug)
  kept.delete(slug)
  return found && found.until > Date.now() ? (found.page as Promise<Page>) : undefined
}
