import { NoTable } from './rows.ts'

interface PreviewOptions {
  readonly mostColumns: number
  /** Columns of a sample. */
  readonly shownColumns: number
  /** Called now and then: a long file takes its time. */
  readonly holdOn: () => Promise<void>
}

const SAMPLES = 5

/** Preview of a table before its processing: header, first rows, row count; or the reason why it is invalid. */
export async function previewTable(
  rows: AsyncIterable<string[]>,
  { mostColumns, shownColumns, holdOn }: PreviewOptions,
) {
  let header: string[] | undefined
  const sampleRows: string[][] = []
  let parsedRows = 0
  let parseError: string | null = null
  try {
    for await (const row of rows) {
      if (!header) {
        if (row.length > mostColumns)
          throw new NoTable(`The file has more than ${mostColumns} columns. Remove some.`)
        header = row.map(short)
      } else {
        parsedRows += 1
        if (sampleRows.length < SAMPLES) sampleRows.push(row.slice(0, shownColumns).map(short))
        if (parsedRows % 100_000 === 0) await holdOn()
      }
    }
    if (!header) throw new NoTable('The file is empty. Send a file with a header and rows.')
    if (parsedRows === 0) throw new NoTable('The file has a header but no rows. Add rows.')
  } catch (error) {
    if (!(error instanceof NoTable)) throw error
    parseError = error.message.slice(0, 1000)
  }
  return { header, sampleRows, parsedRows, parseError }
}

const short = (text: string) => text.replaceAll('\0', '').slice(0, 1000)
