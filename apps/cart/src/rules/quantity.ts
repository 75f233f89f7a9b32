/** Bound of one line on the platform (wire §4.2). */
export const MAX_QUANTITY = 100_000

/** A whole number from 1 to the bound, or why not in words. */
export function parseQuantity(input: unknown): { readonly quantity: number } | { readonly problem: string } {
  const text = typeof input === 'string' ? input.trim() : String(input)
  const quantity = text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(quantity)) return { problem: 'Enter a number' }
  if (!Number.isInteger(quantity)) return { problem: 'Enter a whole number' }
  if (quantity < 1) return { problem: 'Enter 1 or more' }
  if (quantity > MAX_QUANTITY) return { problem: `Enter ${MAX_QUANTITY.toLocaleString('en-US')} or fewer` }
  return { quantity }
}
