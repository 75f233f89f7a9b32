/**
 * How often a value was seen, by steps of 2 %: adds up over hours and servers, and gives any quantile to 1 %. Keys are
 * the steps that were seen, as JSON has them; values below 1 share one.
 */
export type Histogram = Readonly<Record<string, number>>

const step = Math.log(1.02)
const below = '-1'
/** Ten minutes in milliseconds: nothing that is worth telling takes longer. */
const most = 600_000

export function stepOf(value: number): string {
  return value < 1 ? below : String(Math.round(Math.log(Math.min(value, most)) / step))
}

export function middleOf(key: string): number {
  return key === below ? 0 : Math.exp(Number(key) * step)
}

export function addHistograms(one: Histogram, other: Histogram): Histogram {
  const sum: Record<string, number> = { ...one }
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count
  return sum
}

export function countOf(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, count) => sum + count, 0)
}

export function countAbove(histogram: Histogram, value: number): number {
  return Object.entries(histogram).reduce(
    (sum, [key, count]) => (middleOf(key) > value ? sum + count : sum),
    0,
  )
}

/** The value that a share of all does not exceed; null of nothing. */
export function quantile(histogram: Histogram, share: number): number | null {
  const wanted = Math.ceil(countOf(histogram) * share)
  let passed = 0
  for (const [key, count] of inOrder(histogram)) {
    passed += count
    if (passed >= wanted) return middleOf(key)
  }
  return null
}

/** Single values again, in order; of more than `most` every so-manieth, so that their shares stay. */
export function valuesOf(histogram: Histogram, most: number): number[] {
  const every = Math.max(1, countOf(histogram) / most)
  const values: number[] = []
  let passed = 0
  for (const [key, count] of inOrder(histogram)) {
    passed += count
    while ((values.length + 0.5) * every < passed) values.push(middleOf(key))
  }
  return values
}

export function inOrder(histogram: Histogram): [key: string, count: number][] {
  return Object.entries(histogram).sort(([a], [b]) => Number(a) - Number(b))
}
