import type { OffsetQuery } from '../../../data/query-language/query.ts'
import type { Aggregation, CursorSearch } from '../../../data/query-language/search.ts'
import type { RawJson } from '../../../http/cache/raw-json.ts'

/**
 * A catalog that is searched, as it was when it was opened. Every search of the store goes through here, so an engine
 * that has these answers can take the place of the one in memory.
 */
export interface SearchedCatalog {
  /** Opens the cursor of a request and gets the words that it is searched by. */
  ask(request: CursorSearch, scope: Scope): Promise<Asked>
  /** Visible products by the fields of catalog V1. */
  list(query: OffsetQuery): Promise<Window>
  /** What is known of these products, without those that are unknown. */
  entriesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Entry>>
  /** Searches that what a shopper types may become, those of the most products first. */
  complete(expression: string, most: number, reader: Reader): Promise<readonly string[]>
  /** Available products that are most like some products, best first, without those that are excluded. */
  similarTo(like: readonly string[], others: Others): Promise<readonly string[]>
  /** Choices of the products that shoppers see. */
  choicesOnShow(): Promise<ChoicesOnShow>
  /** A whole page, kept until any product changes. */
  page(name: string, make: () => Promise<RawJson>): Promise<RawJson>
}

export interface Reader {
  /** Language as a shopper's request names it. */
  readonly language?: string | null
  /** Staff find hidden products, and search the texts as they wrote them. */
  readonly hidden?: boolean
}

export interface Scope extends Reader {
  /** The part of the input that is searched by, or `''` where filter and words stand at its top. */
  readonly at?: string
  /** Fields of the search of catalog V3, or those of the table of staff too. */
  readonly fields?: 'search' | 'table'
}

/** A request that was read. It is carried out as often as it is asked to be. */
export interface Asked {
  /** Tells requests apart that read the same words as other readers, or other versions of them. */
  readonly name: string
  /** The page that the request means, and all about it. */
  find(): Promise<Found>
  /** Any part of all that is found, in order. */
  window(paging: { readonly limit: number; readonly offset: number }): Promise<Window>
  /** Ids of all that is found, in order. */
  all(): Promise<string[]>
  count(): Promise<number>
}

export interface Window {
  readonly ids: readonly string[]
  readonly total: number
}

export interface Found extends Window {
  /** Absent behind a cursor. */
  readonly offset: number | undefined
  readonly cursors: { readonly next: string | null; readonly prev?: string }
  /** AggregationData of all that is found (wire §1.9). */
  aggregate(aggregations: readonly Aggregation[]): Promise<object>
}

export interface Entry {
  readonly visible: boolean
  /** Mark of its last change: equal marks are of the same product. */
  readonly changedAt: string
}

interface Others {
  readonly without: readonly string[]
  readonly most: number
}

export interface ChoicesOnShow {
  readonly choices: readonly { readonly option: string; readonly choice: string; readonly color?: string }[]
  /** Number of products that have each option. */
  readonly products: ReadonlyMap<string, number>
}
