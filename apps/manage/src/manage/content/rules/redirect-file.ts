export interface RedirectRow {
  readonly from: string
  readonly to: string
}

/** Titles of the two columns, in files of this shop and of others. */
const froms = ['from', 'redirect from', 'old path', 'source', 'old']
const tos = ['to', 'redirect to', 'new path', 'target', 'destination', 'new']

/** Redirects of a CSV file: by the titles of its columns, or by its first two columns where it has none. */
export function redirectsIn(text: string): RedirectRow[] {
  const [first = [], ...rest] = rowsOf(text)
  const titles = first.map((title) => title.trim().toLowerCase())
  const from = titles.findIndex((title) => froms.includes(title))
  const to = titles.findIndex((title) => tos.includes(title))
  const isTitled = from >= 0 && to >= 0
  const rows = isTitled ? rest : [first, ...rest]
  const [a, b] = isTitled ? [from, to] : [0, 1]
  return rows
    .map((row) => ({ from: row[a]?.trim() ?? '', to: row[b]?.trim() ?? '' }))
    .filter((row) => row.from || row.to)
}

/** Cells of CSV by RFC 4180, separated by commas, semicolons or tabs: whichever the first line has. */
function rowsOf(text: string): string[][] {
  const [line = ''] = text.split('\n', 1)
  const separator = [',', ';', '\t'].find((sign) => line.includes(sign)) ?? ','
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) end()
    else if (!isQuoted && sign === '\n') {
      end()
      rows.push([])
    } else cell += sign
  }
  end()
  return rows
}
