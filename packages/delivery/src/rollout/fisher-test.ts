/** Natural logarithm of n!, exact enough for any count: summed once, kept. */
const logs = [0]

function logFactorial(n: number): number {
  for (let k = logs.length; k <= n; k++) logs[k] = (logs[k - 1] ?? 0) + Math.log(k)
  return logs[n] ?? 0
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k)
}

/**
 * Fisher's exact test, one-sided: how likely the second group would have at least `hits` of all hits if it did not
 * matter to which group one belongs. Right for any counts, also few.
 */
export function chanceOfSoMany(
  { hits, of }: { readonly hits: number; readonly of: number },
  baseline: { readonly hits: number; readonly of: number },
): number {
  const all = of + baseline.of
  const allHits = hits + baseline.hits
  const total = logChoose(all, allHits)
  let chance = 0
  for (let k = hits; k <= Math.min(of, allHits); k++)
    chance += Math.exp(logChoose(of, k) + logChoose(baseline.of, allHits - k) - total)
  return Math.min(1, chance)
}
