import type { CatalogImport } from '@galleria/platform-client/catalog-imports'

/** Import field for each column of a file; empty for a column to ignore. */
export type Meanings = readonly string[]
/** Mapping in the platform's format. */
export type Mapping = { column: string; columnIndex: number }[]

/** Mapping that the platform proposes for the file's header. */
export function meaningsOf({ header, mapping }: Pick<CatalogImport, 'header' | 'mapping'>): Meanings {
  return header.map((_, index) => mapping.find(({ columnIndex }) => columnIndex === index)?.column ?? '')
}

export const mappingOf = (meanings: Meanings): Mapping =>
  meanings.flatMap((column, columnIndex) => (column ? [{ column, columnIndex }] : []))

/** Columns of the file that say what another one says already. */
export function repeated(meanings: Meanings): ReadonlySet<number> {
  return new Set(
    meanings.flatMap((column, index) =>
      column && meanings.filter((each) => each === column).length > 1 ? [index] : [],
    ),
  )
}

/** Required import fields to which no column of the file is mapped. */
export function missing(
  meanings: Meanings,
  columns: readonly { readonly name: string; readonly required: boolean }[],
): string[] {
  return columns.flatMap(({ name, required }) => (required && !meanings.includes(name) ? [name] : []))
}
