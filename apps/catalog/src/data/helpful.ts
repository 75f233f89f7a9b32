/** A product's reviews as the member knows them. */
export interface MyReviews {
  readonly helpfulIds: readonly string[]
  /** Own review of the product. */
  readonly ownId: string | null
}

/** Answer to a vote: counted, or why not. */
export type Voted =
  | { readonly id: string; readonly helpful: number; readonly isMine: boolean }
  | { readonly id: string; readonly problem: 'sign-in' | 'own' | 'failed' }
