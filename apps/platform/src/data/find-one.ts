import type { SelectQueryBuilder } from 'kysely'

/** The one row that a query names, locked where it is about to be changed. */
export function findOne<Tables, Table extends keyof Tables, Row>(
  one: SelectQueryBuilder<Tables, Table, Row>,
  options?: { readonly lock?: boolean | undefined },
) {
  return (options?.lock ? one.forUpdate() : one).executeTakeFirst()
}
