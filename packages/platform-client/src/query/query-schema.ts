import type { Field, OperatorOf } from './field.ts'

/** What one query of the platform lets its caller filter and sort by, and how it pages (wire §1.9). */
export interface QuerySchema {
  readonly paging: 'offset' | 'cursor'
  readonly fields: Readonly<Record<string, Field>>
}

export type FieldName<S extends QuerySchema> = keyof S['fields'] & string

export type ComparableName<S extends QuerySchema> = {
  [Name in FieldName<S>]: '$gte' extends OperatorOf<S['fields'][Name]> ? Name : never
}[FieldName<S>]

export type SortableName<S extends QuerySchema> = {
  [Name in FieldName<S>]: S['fields'][Name]['sort'] extends 'none' ? never : Name
}[FieldName<S>]

export type OrderOf<F extends Field> = F['sort'] extends 'ascending' ? 'ASC' : 'ASC' | 'DESC'
