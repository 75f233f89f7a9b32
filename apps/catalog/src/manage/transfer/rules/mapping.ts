import type { CatalogImport } from '@galleria/platform-client/catalog-imports'

/** Of each column of a file what it says; empty where it says nothing that is wanted. */
export type Meanings = readonly string[]
/** As the platform takes it. */
export type Mapping = { column: string; columnIndex: number }[]

/** What the platform made of the file's header. */
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

/** What has to be said, and is by no column of the file. */
export function missing(
  meanings: Meanings,
  columns: readonly { readonly name: string; readonly required: boolean }[],
): string[] {
  return columns.flatMap(({ name, required }) => (required && !meanings.includes(name) ? [name] : []))
}
