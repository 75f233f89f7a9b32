/** Share by which a figure differs from the one before; nothing where there was none. */
export function changeOf(now: number | string, before: number | string | undefined): number | null {
  const base = Number(before ?? 0)
  return base === 0 ? null : (Number(now) - base) / Math.abs(base)
}

/** Average of one item; 0 without items. */
export function average(total: number | string, count: number): number {
  return count === 0 ? 0 : Number(total) / count
}
