import { type Quantity, quantityText } from '../product/rules/quantity.ts'
import { type Size, sizeText } from '../product/rules/sizes.ts'

/** Location of an edited cell in a product: `name`, `variants/<id>/priceMinor`, `collections/<id>`. */
export interface EditCell {
  readonly column: string
  readonly variantId?: string
  readonly collectionId?: string
}

export function editCellOf(path: string): EditCell {
  const [first = '', id = '', column = ''] = path.split('/')
  if (first === 'variants') return { column, variantId: id }
  if (first === 'collections') return { column: 'collections', collectionId: id }
  return { column: first }
}

/** Follows from other cells, so that nobody needs to read it. */
const derived: ReadonlySet<string> = new Set([
  ...[
    'nameKey',
    'saleMinor',
    'position',
    'createdAt',
    'updatedAt',
    'id',
    'numericId',
    'choices',
    'richDescription',
  ],
])

/** The choices of a variant are what it is; those of a customization are what somebody wrote. */
export const isShown = (path: string) => path === 'choices' || !derived.has(editCellOf(path).column)

interface Change {
  readonly cell: string
  readonly from?: unknown
  readonly to?: unknown
}

/** True for a cell that had nothing and has nothing: a new column of old rows, or an empty list instead of none. */
export const isNothing = ({ from, to }: Pick<Change, 'from' | 'to'>) => isEmpty(from) && isEmpty(to)

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Variants of which the same is told are told of once, with their number; what is no variant's has none. */
export function togetherOf(cells: readonly Change[]): readonly (Change & { readonly variants: number })[] {
  const together = Map.groupBy(cells, ({ cell, from, to }) => {
    const { column, variantId } = editCellOf(cell)
    return variantId ? JSON.stringify([column, from ?? null, to ?? null]) : cell
  })
  return [...together.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, variants: editCellOf(first.cell).variantId ? others.length + 1 : 0 }] : [],
  )
}

/** A cell's value as text, by what it is of; money is for whoever formats it. */
export function textOf(value: unknown, column?: string): string {
  if (value === undefined || value === null || value === '') return '–'
  if (column === 'tags') return tagsText(value as Tags) || '–'
  if (column === 'unitQuantity') return quantityText(value as Quantity)
  if (column?.endsWith('Dimensions')) return sizeText(value as Size)
  if (typeof value === 'string') return plain(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return plain(JSON.stringify(value))
}

interface Tags {
  readonly privateTags?: { readonly tagIds: readonly string[] }
  readonly publicTags?: { readonly tagIds: readonly string[] }
}

const tagsText = ({ publicTags, privateTags }: Tags) =>
  [...(publicTags?.tagIds ?? []), ...(privateTags?.tagIds ?? [])].join(', ')

const MOST = 120
const plain = (text: string) => {
  const short = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return short.length > MOST ? `${short.slice(0, MOST)}…` : short
}
