import type { Cart, Line } from '../model/index.ts'

export interface Wanted {
  readonly productId: string
  readonly variantId?: string | undefined
  readonly quantity: number
}

/** Outcome of an add: the platform answers 200 even when it took fewer, or none. */
export type AddOutcome =
  | { readonly kind: 'added'; readonly quantity: number; readonly name: string }
  | {
      readonly kind: 'capped'
      readonly added: number
      readonly wanted: number
      readonly inCart: number
      readonly name: string
    }
  | { readonly kind: 'refused'; readonly inCart: number; readonly name: string | undefined }

export function addOutcome(before: Cart | null, after: Cart | null, wanted: Wanted): AddOutcome {
  const lines = matching(after, wanted)
  const inCart = count(lines)
  const added = inCart - countOf(before, wanted)
  const name = lines[0]?.productName.original
  if (added <= 0 || name === undefined) return { kind: 'refused', inCart, name }
  if (added < wanted.quantity) return { kind: 'capped', added, wanted: wanted.quantity, inCart, name }
  return { kind: 'added', quantity: added, name }
}

function matching(cart: Cart | null, { productId, variantId }: Wanted): readonly Line[] {
  return (cart?.lineItems ?? []).filter(
    ({ catalogReference }) =>
      catalogReference?.catalogItemId === productId &&
      (variantId === undefined || catalogReference.options?.variantId === variantId),
  )
}

/** Pieces of what is wanted that a cart has. */
export const countOf = (cart: Cart | null, wanted: Wanted): number => count(matching(cart, wanted))

const count = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.quantity, 0)
