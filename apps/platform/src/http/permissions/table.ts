import type { CallerType } from '../../base/caller-type.ts'
import { type Audience, audiences, type Permission } from './audiences.ts'
import type { Rows } from './row.ts'
import { carts } from './rows/carts.ts'
import { catalog } from './rows/catalog.ts'
import { catalogWrites } from './rows/catalog-writes.ts'
import { checkouts } from './rows/checkouts.ts'
import { events } from './rows/events.ts'
import { identity } from './rows/identity.ts'
import { loyalty } from './rows/loyalty.ts'
import { media } from './rows/media.ts'
import { members } from './rows/members.ts'
import { orders } from './rows/orders.ts'
import { shipping } from './rows/shipping.ts'
import { trade } from './rows/trade.ts'

/** Permissions of every call of the platform: this table alone decides. */
export const permissions: Rows = {
  ...catalog,
  ...catalogWrites,
  ...carts,
  ...checkouts,
  ...orders,
  ...shipping,
  ...trade,
  ...loyalty,
  ...identity,
  ...members,
  ...media,
  ...events,
}

interface Route {
  readonly method: string
  readonly path: string
}

/** @throws Error for a call without a row: the platform does not start with one that nobody decided about */
export function audienceOf({ method, path }: Route): Audience {
  const row = permissions[`${method} ${path}`]
  if (!row) throw new Error(`${method} ${path} has no row in src/permissions/rows: say there who may call it`)
  return row.split(':')[0] as Audience
}

/** Names the kind of thing that a call is about, where only its owner may use it. */
export function ownedThing({ method, path }: Route): string | undefined {
  return permissions[`${method} ${path}`]?.split(': own ')[1]
}

/**
 * Finds the rule that the guard of a call applies. `declared` lists the types its handler accepts.
 * @throws Error where the two say otherwise
 */
export function permissionOf(route: Route, declared: readonly CallerType[]): Permission {
  const audience = audienceOf(route)
  const permission = audiences[audience]
  const same = (a: readonly CallerType[], b: readonly CallerType[]) => a.every((type) => b.includes(type))
  if (same(permission.types, declared) && same(declared, permission.types)) return permission
  throw new Error(
    `${route.method} ${route.path} is for ${audience} (${permission.types.join(', ')}), and its handler for ${declared.join(', ')}`,
  )
}
