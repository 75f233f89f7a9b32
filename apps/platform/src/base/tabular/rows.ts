import { Readable } from 'node:stream'

/** A file that is no table of text; what is wrong with it, for whoever sent it. */
export class NoTable extends Error {}

/** Characters of one row. */
interface Limits {
  readonly longestRow: number
}

/** Every row of a file, its header first, as it streams by. Commas, semicolons or tabs, whichever the first line has most of. */
export async function* tableRows(
  bytes: AsyncIterable<Uint8Array>,
  { longestRow }: Limits,
): AsyncGenerator<string[]> {
  // Loaded by those who import alone.
  const { CsvError, parse } = await import('csv-parse')
  const text = decoded(bytes)
  const first = await text.next()
  if (first.done) throw new NoTable('The file is empty. Send a file with a header and rows.')
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(first.value),
    max_record_size: longestRow,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  const source = Readable.from(withFirst(first.value, text))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const row of parser) yield row as string[]
  } catch (error) {
    throw error instanceof CsvError
      ? new NoTable(`The file can't be read as a table: ${error.message}`)
      : error
  } finally {
    source.destroy()
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (part?: Uint8Array) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode()
    } catch {
      throw new NoTable("The file isn't UTF-8 text. Save it as CSV UTF-8.")
    }
  }
  for await (const part of bytes) yield decode(part)
  const rest = decode()
  if (rest) yield rest
}

async function* withFirst(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
