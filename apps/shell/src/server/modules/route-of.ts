import type { Release } from '@galleria/delivery'
import { matchRoutes, type RouteObject } from 'react-router'

/** Pattern of the page at a path, without its language, as its release declares it: `/products/:slug`. */
export function routeOf({ description }: Pick<Release, 'description'>, path: string): string | undefined {
  const all: RouteObject[] = description.routes.map((address) => ({ path: address, id: address }))
  return matchRoutes(all, path)?.at(-1)?.route.id
}
