/**
 * Letters to add, drop, change or swap with a neighbor until one word is the other (optimal string alignment); more than
 * `most` where it is farther. A swap counts once: it is the commonest slip of a keyboard.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, last] = [last, row]
  }
  return at(last, b.length)
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
