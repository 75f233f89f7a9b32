/** Says which expected line does not follow the ones before it; undefined where all are there, in order. `…` stands for any text. */
export function missingLine(output: string, expected: readonly string[]): string | undefined {
  const lines = output.split('\n')
  let at = 0
  for (const line of expected) {
    if (line.trim() === '…' || line.trim() === '') continue
    const pattern = new RegExp(
      line
        .trim()
        .split('…')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*'),
    )
    const found = lines.findIndex((each, index) => index >= at && pattern.test(each))
    if (found < 0) return line
    at = found + 1
  }
  return undefined
}

/** Visible text of a page, a line for each run of text. */
export function textOf(html: string): string {
  const named: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    '#x27': "'",
  }
  return html
    .replace(/<(script|style|template|head)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\s*\n\s*/g, '\n')
}
