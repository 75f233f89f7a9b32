import type { Entity } from '@galleria/manage'
import type { NamedScope } from '../data/named-scopes.ts'

type Kind = 'product' | 'collection'

const isOf = (kind: Kind, { scope }: NamedScope) => scope.startsWith(`${kind}:`)

/** Products or collections among scopes; `gone` names what the catalog no longer has. */
export function entitiesIn(scopes: readonly NamedScope[], kind: Kind, gone: string): Entity[] {
  return scopes
    .filter((each) => isOf(kind, each))
    .map(({ scope, name }) => ({ id: scope.slice(kind.length + 1), name: name || gone }))
}

/** The scopes with other products or collections; those of other kinds stay. */
export function withEntities(
  scopes: readonly NamedScope[],
  kind: Kind,
  entities: readonly Entity[],
): NamedScope[] {
  const known = new Map(scopes.map((each) => [each.scope, each]))
  return [
    ...scopes.filter((each) => !isOf(kind, each)),
    ...entities.map(({ id, name }) => known.get(`${kind}:${id}`) ?? { scope: `${kind}:${id}`, name }),
  ]
}
