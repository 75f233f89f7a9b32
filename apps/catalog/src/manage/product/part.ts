import type { ProductDraft } from './rules/draft.ts'

/** What every part of the editor is given. */
export interface PartProps {
  readonly draft: ProductDraft
  readonly change: (part: Partial<ProductDraft>) => void
  /** What is wrong with a field, by the end of its path on the wire. */
  readonly at: (end: string) => string | undefined
  /** Of the store, e.g. `USD`. */
  readonly currency: string
}
