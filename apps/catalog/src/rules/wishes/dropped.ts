/** Amount by which an item costs less than when it was added, in the currency of the shop. */
export interface Dropped {
  readonly value: number
  readonly currency: string
}

interface Priced {
  /** Decimals. */
  readonly addedPrice?: string | null | undefined
  readonly price?: string | null | undefined
}

/** Undefined where it costs the same or more, or nobody knows. */
export function droppedBy({ addedPrice, price }: Priced, currency: string): Dropped | undefined {
  if (!addedPrice || !price) return undefined
  const less = Number(addedPrice) - Number(price)
  // Of decimals with at most three places; what is left of a difference of floats is rounded off.
  return less > 0 ? { value: Math.round(less * 1000) / 1000, currency } : undefined
}
