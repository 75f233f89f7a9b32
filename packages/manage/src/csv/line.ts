/** A spreadsheet would run what begins so (OWASP, CSV injection); an apostrophe makes it text. */
const formula = /^[=+\-@\t\r]/

/** Line of RFC 4180. Numbers stay numbers; text is never a formula. */
export function csvLine(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell)
    const safe = formula.test(cell.trimStart()) || formula.test(cell) ? `'${cell}` : cell
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(',')}\r\n`
}
