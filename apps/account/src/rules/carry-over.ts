import type { Cart, LineItem, LineItemInput } from '@galleria/platform-client/cart'

/** What was in the visitor's cart before the sign-in and is in the member's cart in smaller number, or not at all. */
export function linesToCarry(before: readonly LineItemInput[], after: Cart | null): readonly LineItemInput[] {
  const have = new Map<string, number>()
  for (const line of snapshot(after)) have.set(key(line), (have.get(key(line)) ?? 0) + line.quantity)
  return before.flatMap((line) => {
    const missing = line.quantity - (have.get(key(line)) ?? 0)
    return missing > 0 ? [{ ...line, quantity: missing }] : []
  })
}

export function snapshot(cart: Cart | null): readonly LineItemInput[] {
  return (cart?.lineItems ?? []).flatMap(({ catalogReference, quantity }: LineItem) =>
    catalogReference ? [{ catalogReference, quantity }] : [],
  )
}

const key = ({ catalogReference: { appId, catalogItemId, options } }: LineItemInput) => {
  const variant = options?.variantId ?? options?.options ?? null
  return JSON.stringify([appId, catalogItemId, variant])
}
