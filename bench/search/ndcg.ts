/** Share of the best possible order among the first ten: 1 where no better one could be shown (nDCG@10, gains of 2^grade - 1). */
export function ndcg(found: readonly string[], expected: Readonly<Record<string, number>>): number {
  const best = Object.values(expected).sort((a, b) => b - a)
  return worth(found.map((each) => expected[each] ?? 0)) / worth(best)
}

function worth(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}
