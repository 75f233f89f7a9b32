/** A module's page, as its release declares it: `/products/:slug`. */
interface VisitedPage {
  readonly module: string
  readonly route: string
}

interface Match {
  readonly route: { readonly path?: string | undefined; readonly handle?: { readonly module?: string } }
}

interface Router {
  readonly state: { readonly matches: readonly Match[] }
  subscribe(hear: () => void): void
}

/** Pages of a document in the order of their visit; null for those of no module. */
export interface VisitedPages {
  /** Page that was shown at a moment, in milliseconds since the document began. */
  at(time: number): VisitedPage | null
  /** Hears of the first page with a pattern, at once if it was shown. */
  once(route: string, hear: () => void): void
}

/** Number of pages that are kept: more would let an open tab grow. */
const most = 100

export function watchPages(router: Router): VisitedPages {
  const visits = [{ since: 0, page: pageOf(router.state.matches) }]
  let shown = router.state.matches
  const waiting = new Map<string, () => void>()
  router.subscribe(() => {
    if (router.state.matches === shown) return
    shown = router.state.matches
    visits.push({ since: performance.now(), page: pageOf(shown) })
    if (visits.length > most) visits.shift()
    tell()
  })
  function tell() {
    for (const [route, hear] of waiting) {
      if (visits.every(({ page }) => page?.route !== route)) continue
      waiting.delete(route)
      hear()
    }
  }
  return {
    at: (time) => (visits.findLast(({ since }) => since <= time) ?? visits[0])?.page ?? null,
    once(route, hear) {
      waiting.set(route, hear)
      tell()
    },
  }
}

function pageOf(matches: readonly Match[]): VisitedPage | null {
  const module = matches.find(({ route }) => route.handle?.module)?.route.handle?.module
  const steps = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
  return module ? { module, route: `/${steps.join('/')}` } : null
}
