import type { FieldPath } from '../wire/field-mask.ts'
import type { Field, OperatorOf } from './field.ts'

/** Fields that a query of the platform can filter and sort by, and its paging (wire §1.9). */
export interface QuerySchema {
  readonly paging: 'offset' | 'cursor'
  readonly fields: Readonly<Record<string, Field>>
  /** Paths whose text a search looks through. */
  readonly words?: readonly string[]
  /** Paths whose values a search can count, sum or range. */
  readonly counted?: readonly string[]
  /** Type of the entities found; never a value. */
  readonly entity?: unknown
}

/** The `entity` of a schema: `of<Product>()`. */
export function of<Entity>(): Entity | undefined {
  return undefined
}

export type FieldName<S extends QuerySchema> = keyof S['fields'] & string

export type ComparableName<S extends QuerySchema> = {
  [Name in FieldName<S>]: '$gte' extends OperatorOf<S['fields'][Name]> ? Name : never
}[FieldName<S>]

export type SortableName<S extends QuerySchema> = {
  [Name in FieldName<S>]: S['fields'][Name]['sort'] extends 'none' ? never : Name
}[FieldName<S>]

export type OrderOf<F extends Field> = F['sort'] extends 'ascending' ? 'ASC' : 'ASC' | 'DESC'

/** Any path into the entity that the schema is of; of a schema without, the fields it filters by. */
export type ProjectedName<S extends QuerySchema> = S extends { readonly entity: infer Entity }
  ? FieldPath<NonNullable<Entity>>
  : FieldName<S>

/** A path that a search looks for words in; no query has one. */
export type WordName<S extends QuerySchema> = S extends {
  readonly words: readonly (infer Name extends string)[]
}
  ? Name
  : never

/** A path that a search counts the values of. */
export type CountedName<S extends QuerySchema> = S extends {
  readonly counted: readonly (infer Name extends string)[]
}
  ? Name
  : never
