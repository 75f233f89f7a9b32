import type { Minor } from '../../money/money.ts'
import type { Left } from './left.ts'

/** The cheapest are free, as many as were promised for what is there; ties go to the lower id. */
export function freePieces(
  { buy, get }: { readonly buy: number; readonly get: number },
  lines: readonly Left[],
): Map<string, Minor> {
  const pieces = lines.reduce((all, line) => all + line.pieces, 0)
  let free = Math.floor(pieces / (buy + get)) * get
  const cheapestFirst = lines
    .filter((line) => line.pieces > 0)
    .toSorted((a, b) => {
      const [x, y] = [BigInt(a.amount) * BigInt(b.pieces), BigInt(b.amount) * BigInt(a.pieces)]
      return x === y ? (a.id < b.id ? -1 : 1) : x < y ? -1 : 1
    })
  const lost = new Map<string, Minor>()
  for (const { id, amount, pieces } of cheapestFirst) {
    const count = Math.min(free, pieces)
    free -= count
    lost.set(id, Number((BigInt(amount) * BigInt(count)) / BigInt(pieces)))
  }
  return lost
}
