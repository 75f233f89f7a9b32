/** Form data sent about the products of a collection. */
export type MembersSent =
  | { readonly intent: 'add' | 'remove' | 'first'; readonly productId: string }
  | { readonly intent: 'fill' }
  | { readonly intent: 'arrange'; readonly productIds: readonly string[] }
