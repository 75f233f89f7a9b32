/** Welch's t: how many standard errors two means are apart. Beyond 2 in either direction they hardly differ by chance. */
export function welch(a: readonly number[], b: readonly number[]): number {
  const [one, two] = [moments(a), moments(b)]
  const gap = one.mean - two.mean
  return gap === 0 ? 0 : gap / Math.sqrt(one.variance / a.length + two.variance / b.length)
}

function moments(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { mean, variance: squares / (values.length - 1) }
}
