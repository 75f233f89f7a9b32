/** Clipboard format of spreadsheets: tabs between cells, quotes around a cell with a tab, a line break or a quote. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n')
}

const quoted = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Lines of cells; a last empty line, which spreadsheets write, is none. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let index = 0; index < body.length; index += 1) {
    const mark = body[index] as string
    if (isQuoted) {
      if (mark !== '"') cell += mark
      else if (body[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (mark === '"' && cell === '') isQuoted = true
    else if (mark === '\t') {
      cells.push(cell)
      cell = ''
    } else if (mark === '\n') {
      rows.push([...cells, cell])
      cells = []
      cell = ''
    } else cell += mark
  }
  return [...rows, [...cells, cell]]
}
