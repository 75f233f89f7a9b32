export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? at(sorted, Math.floor(middle))
    : (at(sorted, middle - 1) + at(sorted, middle)) / 2
}

/** Median of the ratios round by round: what drifts with the machine drifts in both and cancels out. */
export function pairedRatio(values: readonly number[], baseline: readonly number[]): number {
  return median(values.map((value, round) => value / at(baseline, round)))
}

function at(values: readonly number[], index: number): number {
  const value = values[index]
  if (value === undefined)
    throw new RangeError('A statistic needs at least one value, and as many in each row.')
  return value
}
