import type { ModuleDefinition } from '@galleria/federation'
import type { UNSAFE_createRouter as createRouter, RouteObject } from 'react-router'
import { moduleRoutes } from '../composition/module-routes.tsx'
import type { Modules } from './modules.ts'

type Router = ReturnType<typeof createRouter>

/** The pages of a module whose release failed become those of its last good one, where the shopper stands. */
export async function recoverPage(
  router: Router,
  modules: Modules,
  failed: ModuleDefinition,
  error: unknown,
): Promise<void> {
  const other = await modules.replace(failed, error)
  if (other === failed) return
  const { route } = moduleRoutes(other)
  // Replace the route tree as hot reload does; the navigation that follows runs the other release's loaders.
  router._internalSetRoutes(withRoute(router.routes, route))
  await router.revalidate()
}

function withRoute(routes: readonly RouteObject[], route: RouteObject): RouteObject[] {
  return routes.map((each) => {
    if (each.id === route.id) return route
    return each.children ? ({ ...each, children: withRoute(each.children, route) } as RouteObject) : each
  })
}
