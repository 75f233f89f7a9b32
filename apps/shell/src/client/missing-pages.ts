import { withoutLanguage } from '@galleria/i18n'
import { type createMemoryRouter, isRouteErrorResponse } from 'react-router'
import { isManagePath } from '../common/prefixes.ts'
import { elsewhereRouteId } from '../common/route-ids.ts'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe' | 'createHref'>

/** Asks about a page; `isStill` tells whether it is the one on the screen. */
type Ask = (href: string, isStill: () => boolean) => Promise<unknown>

/**
 * Calls `ask` for a page that a navigation within the shop did not find, once for each: the server alone knows redirects.
 * The server has looked for the page that it served.
 */
export function watchMissingPages(router: Router, ask: Ask): void {
  const served = router.state.location
  const asked = new Set<string>()
  router.subscribe(({ location, matches, errors, navigation }) => {
    if (location === served || navigation.state !== 'idle') return
    const isMissing =
      matches.at(-1)?.route.id === elsewhereRouteId ||
      Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 404)
    const href = router.createHref(location)
    if (!isMissing || asked.has(href) || isManagePath(withoutLanguage(location.pathname))) return
    asked.add(href)
    ask(href, () => router.state.location === location).catch(() => undefined)
  })
}
