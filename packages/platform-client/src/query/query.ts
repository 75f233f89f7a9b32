import { DEFAULT_PAGE_SIZE } from '../constants.ts'
import { type Conditions, conditions, type Filter, toFilter } from './conditions.ts'
import type { OrderOf, ProjectedName, QuerySchema, SortableName } from './query-schema.ts'

interface Sorting {
  readonly fieldName: string
  readonly order: 'ASC' | 'DESC'
}

interface Built {
  readonly filter: Filter
  readonly sort?: readonly Sorting[]
  readonly fields?: readonly string[]
}

/** What goes on the wire, ready for `queryThings(client, { query })`. */
export type BuiltQuery<S extends QuerySchema> = S['paging'] extends 'offset'
  ? Built & { readonly paging: { readonly limit: number; readonly offset: number } }
  : Built & { readonly cursorPaging: { readonly limit: number } }

/** Each method answers another query; this one stays as it was. */
export interface Query<S extends QuerySchema> extends Conditions<S, Query<S>> {
  /** Ascending unless told; what is added later breaks ties. */
  sort<Name extends SortableName<S>>(field: Name, order?: OrderOf<S['fields'][Name]>): Query<S>
  /** Paths of what is wanted of each entity; everything unless told. */
  fields(...paths: readonly ProjectedName<S>[]): Query<S>
  /** Items of a page; 50 unless told. */
  limit(items: number): Query<S>
  /** Items to leave out before the first page; cursor queries have none. */
  offset(items: S['paging'] extends 'offset' ? number : never): Query<S>
  /** What the call is given. */
  build(): BuiltQuery<S>
}

interface State {
  readonly terms: readonly Filter[]
  readonly sort: readonly Sorting[]
  readonly fields: readonly string[]
  readonly limit: number
  readonly offset: number
}

const start: State = { terms: [], sort: [], fields: [], limit: DEFAULT_PAGE_SIZE, offset: 0 }

/** A query of what the schema allows: `query(products).where('price', '$lt', 20).sort('name').build()`. */
export function query<S extends QuerySchema>(schema: S): Query<S> {
  return make(schema, start)
}

function make<S extends QuerySchema>(schema: S, state: State): Query<S> {
  const next = (change: Partial<State>) => make(schema, { ...state, ...change })
  return {
    ...conditions(schema, state.terms, (terms) => next({ terms })),
    sort(fieldName, order) {
      const sorted = Object.hasOwn(schema.fields, fieldName) && schema.fields[fieldName]?.sort
      if (!sorted || sorted === 'none' || (sorted === 'ascending' && order === 'DESC'))
        throw new TypeError(`"${fieldName}" cannot be sorted by${order ? ` ${order}` : ''}`)
      return next({ sort: [...state.sort, { fieldName, order: order ?? 'ASC' }] })
    },
    fields: (...paths) => next({ fields: [...state.fields, ...paths] }),
    limit: (limit) => next({ limit: wholeNumber(limit, 1) }),
    offset: (offset) => next({ offset: wholeNumber(offset, 0) }),
    build: () => build(schema, state) as BuiltQuery<S>,
  }
}

function build({ paging }: QuerySchema, { terms, sort, fields, limit, offset }: State) {
  return {
    filter: toFilter(terms),
    ...(sort.length > 0 && { sort }),
    ...(fields.length > 0 && { fields }),
    ...(paging === 'offset' ? { paging: { limit, offset } } : { cursorPaging: { limit } }),
  }
}

function wholeNumber(value: number, least: number): number {
  if (!Number.isSafeInteger(value) || value < least) throw new RangeError(`${value} is no number of items`)
  return value
}
