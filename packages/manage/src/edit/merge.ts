/** Merge of a draft with values that somebody saved meanwhile; `useDraft` answers it. */
export interface Merge {
  /** Key of the saved version; changes with each. */
  readonly version: string
  /** Fields that both changed. */
  readonly collisions: readonly { readonly name: string; readonly mine: unknown; readonly theirs: unknown }[]
  /** Puts what was written into the fields that nobody else changed. */
  readonly apply: () => void
  readonly keepMine: (name: string) => void
  readonly keepTheirs: (name: string) => void
}
