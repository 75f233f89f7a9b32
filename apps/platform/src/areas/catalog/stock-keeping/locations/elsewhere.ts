/** Pieces of a variant at other locations than the default, by id of the location; null where there are none. */
export type Elsewhere = Readonly<Record<string, number>>

export interface StockLocation {
  readonly id: string
  readonly isDefault: boolean
}

interface Stocked {
  readonly quantity: number | null
  readonly elsewhere: Elsewhere | null
}

export const sumElsewhere = (elsewhere: Elsewhere | null): number =>
  Object.values(elsewhere ?? {}).reduce((sum, pieces) => sum + pieces, 0)

/** Pieces of several stocks together, by location. */
export function addElsewhere(stocks: readonly (Elsewhere | null)[]): Elsewhere | null {
  const sums: Record<string, number> = {}
  for (const stock of stocks)
    for (const [id, pieces] of Object.entries(stock ?? {})) sums[id] = (sums[id] ?? 0) + pieces
  return Object.keys(sums).length > 0 ? sums : null
}

/** Pieces at one location: those of the default are what is nowhere else. */
export function piecesAt({ quantity, elsewhere }: Stocked, { id, isDefault }: StockLocation): number {
  return isDefault ? (quantity ?? 0) - sumElsewhere(elsewhere) : (elsewhere?.[id] ?? 0)
}

/** The same pieces elsewhere, but so many at one location. */
function withPieces(elsewhere: Elsewhere | null, id: string, pieces: number): Elsewhere | null {
  const { [id]: _, ...others } = elsewhere ?? {}
  const next = pieces > 0 ? { ...others, [id]: pieces } : others
  return Object.keys(next).length > 0 ? next : null
}

/** The stock with so many pieces at one location, and the others as they are. */
export function withPiecesAt(stock: Stocked, { id, isDefault }: StockLocation, pieces: number) {
  const quantity = (stock.quantity ?? 0) + pieces - piecesAt(stock, { id, isDefault })
  return { quantity, elsewhere: isDefault ? stock.elsewhere : withPieces(stock.elsewhere, id, pieces) }
}

/** Pieces that are taken from one location; `id` is undefined for the default. */
export interface Part {
  readonly id: string | undefined
  readonly pieces: number
}

/** Takes pieces from the default first, and then from the other locations in order; those that it lacks come last. */
export function takenInOrder(
  { quantity, elsewhere }: Stocked,
  wanted: number,
  order: readonly string[],
): { readonly parts: readonly Part[]; readonly elsewhere: Elsewhere | null } {
  const atDefault = Math.max(0, (quantity ?? 0) - sumElsewhere(elsewhere))
  let left = wanted - Math.min(wanted, atDefault)
  let next = elsewhere
  const others: Part[] = []
  for (const id of new Set([...order, ...Object.keys(elsewhere ?? {})])) {
    const there = next?.[id] ?? 0
    const pieces = Math.min(left, there)
    if (pieces === 0) continue
    others.push({ id, pieces })
    next = withPieces(next, id, there - pieces)
    left -= pieces
  }
  const first = wanted - others.reduce((sum, { pieces }) => sum + pieces, 0)
  return { parts: [...(first > 0 ? [{ id: undefined, pieces: first }] : []), ...others], elsewhere: next }
}

/** Change of each location; `locationId` is undefined for the default. Those that lose come first. */
export function changesByLocation(before: Stocked, after: Stocked) {
  const ids = new Set([...Object.keys(before.elsewhere ?? {}), ...Object.keys(after.elsewhere ?? {})])
  const others = [...ids].map((locationId) => ({
    locationId,
    change: (after.elsewhere?.[locationId] ?? 0) - (before.elsewhere?.[locationId] ?? 0),
  }))
  const moved = others.reduce((sum, { change }) => sum + change, 0)
  const rest = { locationId: undefined, change: (after.quantity ?? 0) - (before.quantity ?? 0) - moved }
  return [rest, ...others].filter(({ change }) => change !== 0).toSorted((a, b) => a.change - b.change)
}
