/** Cells of CSV by RFC 4180, separated by commas, semicolons or tabs: whichever the first line has. */
export function csvRows(text: string): string[][] {
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
