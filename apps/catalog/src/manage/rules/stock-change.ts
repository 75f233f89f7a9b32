/** Wire §4.10: the most that is counted of anything. */
const MOST = 99_999

/** A number of things, as it was typed; nothing where it is none. What is added or taken is at least one. */
export function countIn(text: string, least: 0 | 1): number | undefined {
  const count = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : Number.NaN
  return count >= least && count <= MOST ? count : undefined
}
