import type { ApiKey } from '@galleria/platform-client/api-keys'
import { type KeyArea, type KeyPermissions, keyAreas } from '@galleria/platform-client/roles'

export type Right = 'change' | 'read' | 'none'

export interface KeyDraft {
  readonly name: string
  readonly rights: Readonly<Record<KeyArea, Right>>
}

export const rights: readonly Right[] = ['none', 'read', 'change']

export function keyDraft(key?: ApiKey): KeyDraft {
  const right = (area: KeyArea) => rights.find((each) => each === key?.permissions[area]) ?? 'none'
  const of = Object.fromEntries(keyAreas.map((area) => [area, right(area)]))
  return { name: key?.name ?? '', rights: of as KeyDraft['rights'] }
}

/** Permissions on the wire: closed areas are left out. */
export function permissionsOf({ rights: of }: KeyDraft): KeyPermissions {
  return Object.fromEntries(Object.entries(of).filter(([, right]) => right !== 'none'))
}

/** Areas that a key may change, and those that it may only view. */
export function areasBy({
  permissions,
}: ApiKey): { readonly right: 'change' | 'read'; readonly areas: KeyArea[] }[] {
  return (['change', 'read'] as const)
    .map((right) => ({ right, areas: keyAreas.filter((area) => permissions[area] === right) }))
    .filter(({ areas }) => areas.length > 0)
}
