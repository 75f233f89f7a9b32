/** Welch's test: how far two means are apart, as a share of the second and in standard errors. */
export function welch(a: readonly number[], b: readonly number[]): { difference: number; t: number } {
  const [one, two] = [moments(a), moments(b)]
  const gap = one.mean - two.mean
  return {
    difference: Math.abs(gap) / two.mean,
    t: gap / Math.sqrt(one.variance / a.length + two.variance / b.length),
  }
}

function moments(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { mean, variance: squares / (values.length - 1) }
}
