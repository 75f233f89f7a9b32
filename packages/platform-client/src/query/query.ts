import { DEFAULT_PAGE_SIZE } from '../constants.ts'
import type { Aggregation } from './aggregations.ts'
import { type Conditions, conditions, type Filter, toFilter } from './conditions.ts'
import type {
  CountedName,
  OrderOf,
  ProjectedName,
  QuerySchema,
  SortableName,
  WordName,
} from './query-schema.ts'

interface Sorting {
  readonly fieldName: string
  readonly order: 'ASC' | 'DESC'
}

/** SearchDetails (wire §1.9). */
interface Words {
  readonly expression: string
  readonly mode?: 'AND' | 'OR'
  readonly fuzzy?: boolean
  readonly fields?: readonly string[]
}

interface Built {
  readonly filter: Filter
  readonly sort?: readonly Sorting[]
  readonly fields?: readonly string[]
  readonly search?: Words
  readonly aggregations?: readonly Aggregation[]
}

/** Query as sent, for `queryThings(client, { query })`. */
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
  /** Free text, in the named paths or in all that the search knows; queries have none. */
  search<Name extends WordName<S>>(
    expression: string,
    how?: { readonly mode?: 'AND' | 'OR'; readonly fuzzy?: boolean; readonly fields?: readonly Name[] },
  ): Query<S>
  /** One more thing to count over all that is found; queries have none. */
  aggregate(aggregation: Aggregation<CountedName<S>>): Query<S>
  /** Builds the input of the call. */
  build(): BuiltQuery<S>
}

interface State {
  readonly terms: readonly Filter[]
  readonly sort: readonly Sorting[]
  readonly fields: readonly string[]
  readonly limit: number
  readonly offset: number
  readonly search?: Words
  readonly aggregations: readonly Aggregation[]
}

const start: State = {
  terms: [],
  sort: [],
  fields: [],
  aggregations: [],
  limit: DEFAULT_PAGE_SIZE,
  offset: 0,
}

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
        throw new TypeError(`"${fieldName}" can't be sorted by${order ? ` ${order}` : ''}`)
      return next({ sort: [...state.sort, { fieldName, order: order ?? 'ASC' }] })
    },
    fields: (...paths) => next({ fields: [...state.fields, ...paths] }),
    limit: (limit) => next({ limit: wholeNumber(limit, 1) }),
    offset: (offset) => next({ offset: wholeNumber(offset, 0) }),
    search(expression, how) {
      refuseUnknown(how?.fields ?? [], schema.words ?? [], 'searched')
      if (!schema.words) throw new TypeError("This query doesn't support free-text search.")
      return next({ search: { ...how, expression } })
    },
    aggregate(aggregation) {
      refuseUnknown(countedPaths(aggregation), schema.counted ?? [], 'counted')
      return next({ aggregations: [...state.aggregations, aggregation] })
    },
    build: () => build(schema, state) as BuiltQuery<S>,
  }
}

function build({ paging }: QuerySchema, state: State) {
  const { terms, sort, fields, limit, offset, search, aggregations } = state
  return {
    filter: toFilter(terms),
    ...(search && { search }),
    ...(aggregations.length > 0 && { aggregations }),
    ...(sort.length > 0 && { sort }),
    ...(fields.length > 0 && { fields }),
    ...(paging === 'offset' ? { paging: { limit, offset } } : { cursorPaging: { limit } }),
  }
}

function wholeNumber(value: number, least: number): number {
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`${value} isn't a valid number of items.`)
  return value
}

function countedPaths(aggregation: Aggregation): readonly string[] {
  if (aggregation.type !== 'NESTED') return [aggregation.fieldPath]
  return aggregation.nested.nestedAggregations.map(({ fieldPath }) => fieldPath)
}

function refuseUnknown(paths: readonly string[], known: readonly string[], done: string): void {
  const unknown = paths.find((path) => !known.includes(path))
  if (unknown !== undefined) throw new TypeError(`"${unknown}" can't be ${done}`)
}
