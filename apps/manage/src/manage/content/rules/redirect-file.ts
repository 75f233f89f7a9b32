import { csvRows } from '@galleria/manage'

export interface RedirectRow {
  readonly from: string
  readonly to: string
}

/** Titles of the two columns, in files of this shop and of others. */
const froms = ['from', 'redirect from', 'old path', 'source', 'old']
const tos = ['to', 'redirect to', 'new path', 'target', 'destination', 'new']

/** Redirects of a CSV file: by the titles of its columns, or by its first two columns where it has none. */
export function redirectsIn(text: string): RedirectRow[] {
  const [first = [], ...rest] = csvRows(text)
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
