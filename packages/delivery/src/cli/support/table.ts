/** Columns as wide as they need be; the first row heads them. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** `2026-11-21 15:04` of ISO 8601. */
export function minute(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}
