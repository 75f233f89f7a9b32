/** Milliseconds: the quietest, which says most on a machine that does other things too, the middle one, and of twenty the last but one. */
export function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  return `least ${at(0)}, p50 ${at(0.5)}, p95 ${at(0.95)} ms`
}
