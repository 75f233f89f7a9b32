import type { SortOrder } from '../schemas/paging.ts'

interface Of<Type, Name> {
  readonly name: string
  readonly type: Type
  readonly fieldPath: Name
}

/** How often each value occurs; ten values unless told. */
interface ValueAggregation<Name extends string = string> extends Of<'VALUE', Name> {
  readonly value?: {
    readonly limit?: number
    readonly sortType?: 'COUNT' | 'VALUE'
    readonly sortDirection?: SortOrder
  }
}

interface RangeAggregation<Name extends string = string> extends Of<'RANGE', Name> {
  /** `from` included, `to` not. */
  readonly range: { readonly buckets: readonly { readonly from?: number; readonly to?: number }[] }
}

interface ScalarAggregation<Name extends string = string> extends Of<'SCALAR', Name> {
  readonly scalar: { readonly type: 'COUNT_DISTINCT' | 'MIN' | 'MAX' }
}

/** Parts of one thing counted together: `options.name` and `options.choicesSettings.choices.name`. */
interface NestedAggregation<Name extends string = string> {
  readonly name: string
  readonly type: 'NESTED'
  readonly nested: { readonly nestedAggregations: readonly ValueAggregation<Name>[] }
}

/** Aggregation over all results, not only the page (wire §1.9). */
export type Aggregation<Name extends string = string> =
  | ValueAggregation<Name>
  | RangeAggregation<Name>
  | ScalarAggregation<Name>
  | NestedAggregation<Name>
