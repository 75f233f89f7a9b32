import type { Release } from '@galleria/delivery'
import { matchRoutes, type RouteObject } from 'react-router'

type Described = Pick<Release, 'description'>

/** Whether the server may draw the page at a path, without its language, for the one who asks. */
export function isPersonal({ description }: Described, path: string): boolean {
  return isAmong(description.personal, description.routes, path)
}

/** Whether the server draws it for a browser that has sent a form without script. */
export function isForForms({ description }: Described, path: string): boolean {
  return isAmong(description.forms, description.routes, path)
}

function isAmong(chosen: readonly string[] = [], routes: readonly string[], path: string): boolean {
  if (chosen.length === 0) return false
  const all: RouteObject[] = routes.map((address) => ({ path: address, id: address }))
  return matchRoutes(all, path)?.some(({ route }) => chosen.includes(route.id ?? '')) ?? false
}
