import type { FieldPath } from '../wire/field-mask.ts'
import type { Field, OperatorOf } from './field.ts'

/** What one query of the platform lets its caller filter and sort by, and how it pages (wire §1.9). */
export interface QuerySchema {
  readonly paging: 'offset' | 'cursor'
  readonly fields: Readonly<Record<string, Field>>
  /** Of the type of what is found; never a value. */
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
