/** Number from typed text, with a point or a comma; null for empty text, NaN for anything but a number from 0 up. */
export function amountOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!plain) return null
  return /^\d+(\.\d+)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN
}

/** Whole, below nothing too: what was sold ahead. */
export function countOf(text: string): number | null {
  const plain = text.trim()
  if (!plain) return null
  return /^-?\d+$/.test(plain) ? Number(plain) : Number.NaN
}

/** How a number stands in a field. */
export const typed = (value: number | null | undefined): string => (value == null ? '' : String(value))

export interface Margin {
  readonly profit: number
  /** Profit as a share of the price paid, 0 to 1; none where nothing is paid. */
  readonly margin: number
}

/** Profit and margin of a price after its discount. */
export function marginOf(paid: number, cost: number): Margin {
  const profit = Math.round((paid - cost) * 1000) / 1000
  return { profit, margin: paid === 0 ? 0 : profit / paid }
}

/** Price after the discount: never negative, rounded as the platform does. */
export function afterDiscount(price: number, type: string, value: number, digits = 2): number {
  const off = type === 'PERCENT' ? (price * value) / 100 : type === 'AMOUNT' ? value : 0
  const unit = 10 ** digits
  return Math.max(0, Math.round((price - off) * unit + Number.EPSILON) / unit)
}
