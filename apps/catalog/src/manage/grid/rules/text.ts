import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import { type ColumnId, columns, isLocation, type Value, valueAt } from './columns.ts'
import { fits, numberIn } from './numbers.ts'

/** Language and formatting that cell texts depend on. */
export interface Speech {
  /** Decimals of the store's currency. */
  readonly decimals: number
  readonly words: {
    readonly visible: string
    readonly hidden: string
    readonly inStock: string
    readonly outOfStock: string
    /** Hidden products that are not ready, and that wait for their date. */
    readonly draft?: string
    readonly scheduled?: string
  }
  /** Names by id. */
  readonly collections: ReadonlyMap<string, string>
}

export type Problem =
  | 'number'
  | 'negative'
  | 'too-fine'
  | 'too-much'
  | 'whole'
  | 'required'
  | 'too-long'
  | 'status'
  | 'collection'
  | 'tags'
  | 'read-only'

export type Parsed = { readonly value: Value } | { readonly problem: Problem }

const MOST_AMOUNT = 999_999_999.99
export const MOST_STOCK = 99_999
const lengths = new Map(columns.map(({ id, maxLength }) => [id, maxLength]))
const BETWEEN = ';'
const MOST_TAGS = 100
const LONGEST_TAG = 50

/** Text of a value in a cell and on the clipboard. */
export function textOf(value: Value, id: ColumnId, { decimals, words, collections }: Speech): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean')
    return id === 'status' ? (value ? words.visible : words.hidden) : value ? words.inStock : words.outOfStock
  if (typeof value === 'string') return value
  if (typeof value === 'number') {
    if (id === 'price' || id === 'cost') return value.toFixed(decimals)
    return id === 'margin' ? `${value} %` : String(value)
  }
  return value.map((each) => collections.get(each) ?? each).join(`${BETWEEN} `)
}

/** Text of a row's cell as it is read: a hidden product says why it is hidden. */
export function shownText(row: CatalogRow, id: ColumnId, speech: Speech): string {
  const { draft, scheduled } = speech.words
  if (id === 'status' && !row.visible) {
    if (row.publication?.status === 'DRAFT' && draft) return draft
    if (row.publication?.status === 'SCHEDULED' && scheduled) return scheduled
  }
  return textOf(valueAt(row, id), id, speech)
}

/** Parses text that was typed or pasted into a cell. */
export function valueIn(text: string, id: ColumnId, speech: Speech): Parsed {
  const given = text.trim()
  switch (id) {
    case 'name':
      return given ? shortEnough(given, id) : { problem: 'required' }
    case 'price':
      return given ? amount(given, speech.decimals) : { problem: 'required' }
    case 'cost':
      return given ? amount(given, speech.decimals) : { value: null }
    case 'weight':
      return given ? amount(given, 2) : { value: null }
    case 'stock':
    case 'available':
      return stock(given, speech)
    case 'onHand':
      return whole(given)
    case 'lowStockAt':
      return given ? whole(given) : { value: null }
    case 'status':
      return oneOf(given, [speech.words.visible, speech.words.hidden])
    case 'collections':
      return named(given, speech.collections)
    case 'tags':
      return tags(given)
    case 'margin':
      return { problem: 'read-only' }
    // Plain texts, and pieces at a location.
    default:
      if (isLocation(id)) return whole(given)
      return given ? shortEnough(given, id) : { value: null }
  }
}

function shortEnough(value: string, id: ColumnId): Parsed {
  return value.length > (lengths.get(id) ?? 0) ? { problem: 'too-long' } : { value }
}

function amount(text: string, decimals: number): Parsed {
  const value = numberIn(text)
  if (value === undefined) return { problem: 'number' }
  if (value < 0) return { problem: 'negative' }
  if (value > MOST_AMOUNT) return { problem: 'too-much' }
  return fits(value, decimals) ? { value } : { problem: 'too-fine' }
}

function stock(text: string, { words }: Speech): Parsed {
  const said = oneOf(text, [words.inStock, words.outOfStock])
  return 'value' in said ? said : whole(text)
}

function whole(text: string): Parsed {
  const value = numberIn(text)
  if (value === undefined) return { problem: 'number' }
  if (value < 0) return { problem: 'negative' }
  if (value > MOST_STOCK) return { problem: 'too-much' }
  return Number.isInteger(value) ? { value } : { problem: 'whole' }
}

/** The first word for yes, the second for no; spreadsheets write TRUE and FALSE. */
function oneOf(text: string, [yes, no]: readonly [string, string]): Parsed {
  const said = text.toLowerCase()
  if (said === yes.toLowerCase() || said === 'true') return { value: true }
  if (said === no.toLowerCase() || said === 'false') return { value: false }
  return { problem: 'status' }
}

function tags(text: string): Parsed {
  const value = [...new Set(text.split(/[;,]/).map((tag) => tag.trim()))].filter(Boolean)
  const isTooMuch = value.length > MOST_TAGS || value.some((tag) => tag.length > LONGEST_TAG)
  return isTooMuch ? { problem: 'tags' } : { value }
}

function named(text: string, collections: ReadonlyMap<string, string>): Parsed {
  const ids = new Map([...collections].map(([id, name]) => [name.toLowerCase(), id]))
  const names = text
    .split(BETWEEN)
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
  const found = names.map((name) => ids.get(name))
  return found.includes(undefined) ? { problem: 'collection' } : { value: [...new Set(found as string[])] }
}
