import type { Release } from '@galleria/delivery'
import { matchRoutes, type RouteObject } from 'react-router'

/** Whether the server may draw the page at a path, without its language, for the one who asks. */
export function isPersonal({ description }: Pick<Release, 'description'>, path: string): boolean {
  const { personal = [], routes } = description
  if (personal.length === 0) return false
  const all: RouteObject[] = routes.map((address) => ({ path: address, id: address }))
  return matchRoutes(all, path)?.some(({ route }) => personal.includes(route.id ?? '')) ?? false
}
