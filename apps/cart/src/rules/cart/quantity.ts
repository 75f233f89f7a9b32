import type { Say } from '../../messages/index.ts'

/** Bound of one line on the platform (wire §4.2). */
export const MAX_QUANTITY = 100_000

/** A whole number from 1 to the bound, or why not in words. */
export function parseQuantity(
  input: unknown,
  t: Say,
): { readonly quantity: number } | { readonly problem: string } {
  const text = typeof input === 'string' ? input.trim() : String(input)
  const quantity = text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(quantity)) return { problem: t('quantity.number') }
  if (!Number.isInteger(quantity)) return { problem: t('quantity.whole') }
  if (quantity < 1) return { problem: t('quantity.more') }
  if (quantity > MAX_QUANTITY) return { problem: t('quantity.fewer', { most: MAX_QUANTITY }) }
  return { quantity }
}
