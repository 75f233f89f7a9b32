import type { ProductDraft } from './rules/draft.ts'

/** Props of every part of the editor. */
export interface PartProps {
  readonly draft: ProductDraft
  readonly change: (part: Partial<ProductDraft>) => void
  /** Problem of a field, by the end of its path on the wire. */
  readonly at: (end: string) => string | undefined
  /** Currency of the store, e.g. `USD`. */
  readonly currency: string
}
