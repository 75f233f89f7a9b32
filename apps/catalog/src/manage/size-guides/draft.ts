import type { Entity } from '@galleria/manage'
import type { SizeGuide, SizeGuideInput } from '@galleria/platform-client/size-guides'

interface ColumnDraft {
  readonly key: string
  readonly name: string
  readonly isMeasure: boolean
}

export interface RowDraft {
  readonly key: string
  readonly cells: readonly string[]
}

/** A size guide as it is written. */
export interface SizeGuideDraft {
  readonly name: string
  readonly unit: string
  readonly columns: readonly ColumnDraft[]
  readonly rows: readonly RowDraft[]
  readonly notes: string
  readonly products: readonly Entity[]
  readonly collections: readonly Entity[]
  readonly translations: SizeGuide['translations']
}

export const MOST_COLUMNS = 12
export const MOST_ROWS = 40

export const newColumn = (): ColumnDraft => ({ key: crypto.randomUUID(), name: '', isMeasure: true })
export const newRow = (columns: number): RowDraft => ({
  ...{ key: crypto.randomUUID(), cells: Array.from({ length: columns }, () => '') },
})

/** Products and collections of a guide, by name. */
export type Ties = Pick<SizeGuideDraft, 'products' | 'collections'>

/** Draft of a saved guide; the same keys each time, because drafts are compared. */
export function draftOf(
  { name, unit, columns, rows, notes, translations }: SizeGuide,
  ties: Ties,
): SizeGuideDraft {
  return {
    ...{ name, unit, notes, translations, ...ties },
    columns: columns.map((column, at) => ({ key: String(at), ...column })),
    rows: rows.map((cells, at) => ({ key: String(at), cells })),
  }
}

/** A new guide begins with the table that most have. */
export function emptyDraft(names: readonly string[], ties: Ties): SizeGuideDraft {
  const columns = names.map((name, at) => ({ key: String(at), name, isMeasure: at > 0 }))
  const rows = ['S', 'M', 'L'].map((size, at) => ({
    ...{ key: String(at), cells: columns.map((_, place) => (place === 0 ? size : '')) },
  }))
  return { name: '', unit: 'CM', columns, rows, notes: '', ...ties, translations: {} }
}

/** The draft as the platform takes it, without translations of what is no longer said, and languages without any. */
export function inputOf(draft: SizeGuideDraft): SizeGuideInput {
  const said = new Set(textsOf(draft))
  return {
    ...{ name: draft.name.trim(), unit: draft.unit, notes: draft.notes.trim() },
    columns: draft.columns.map(({ name, isMeasure }) => ({ name: name.trim(), isMeasure })),
    rows: draft.rows.map(({ cells }) => cells.map((cell) => cell.trim())),
    productIds: draft.products.map(({ id }) => id),
    collectionIds: draft.collections.map(({ id }) => id),
    translations: Object.fromEntries(
      Object.entries(draft.translations).flatMap(([language, texts]) => {
        const kept = Object.entries(texts).filter(([text, own]) => said.has(text) && own.trim())
        return kept.length > 0 ? [[language, Object.fromEntries(kept)]] : []
      }),
    ),
  }
}

/** Texts that a language says otherwise, each once; numbers and sizes such as XL are the same in all. */
export function textsOf({ name, columns, rows, notes }: SizeGuideDraft): string[] {
  const said = [name, ...columns.map((column) => column.name), notes].filter((text) => /\p{L}/u.test(text))
  const cells = rows.flatMap((row) => row.cells).filter((cell) => /\p{Ll}|\p{Lo}/u.test(cell))
  return [...new Set([...said, ...cells].map((text) => text.trim()))]
}

/** The table with the cells of a spreadsheet from one cell on; rows are added, columns are not. */
export function pasted(
  { columns, rows }: Pick<SizeGuideDraft, 'columns' | 'rows'>,
  at: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
): readonly RowDraft[] {
  const length = Math.min(MOST_ROWS, Math.max(rows.length, at.row + cells.length))
  const all = Array.from({ length }, (_, place) => rows[place] ?? newRow(columns.length))
  return all.map((row, place) => {
    const line = cells[place - at.row]
    if (!line) return row
    return { ...row, cells: row.cells.map((cell, column) => line[column - at.column]?.trim() ?? cell) }
  })
}

export const faultsOf = ({ name, columns }: SizeGuideDraft) => ({
  ...(name.trim() === '' && { name: 'required' as const }),
  ...(columns.some((column) => column.name.trim() === '') && { columns: 'required' as const }),
})
