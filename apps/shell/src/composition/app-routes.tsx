import type { RouteObject } from 'react-router'
import { designRouteId, elsewhereRouteId, rootRouteId } from '../common/route-ids.ts'
import { AppBoundary } from '../page/AppBoundary.tsx'
import { ModuleBoundary } from '../page/ModuleBoundary.tsx'
import { NotFound } from '../page/NotFound.tsx'
import { PageLate } from '../page/PageLate.tsx'
import { Root } from '../page/Root.tsx'

/**
 * The whole tree: modules that are here, the shell's own page, and a last route for everything else, whose match makes
 * the router ask which module answers.
 */
export function appRoutes(
  modules: readonly RouteObject[],
  options: { readonly isPending?: boolean } = {},
): RouteObject[] {
  return [
    {
      id: rootRouteId,
      Component: Root,
      ErrorBoundary: AppBoundary,
      children: [
        ...modules,
        { id: designRouteId, path: 'design', lazy: () => import('../page/design.tsx') },
        {
          id: elsewhereRouteId,
          path: '*',
          Component: options.isPending ? PageLate : NotFound,
          ErrorBoundary: ModuleBoundary,
        },
      ],
    },
  ]
}
