import type { Column } from './rules/columns.ts'
import { filledDown, pasted, type Written } from './rules/fill.ts'
import { type Bounds, boundsOf, type Range } from './rules/range.ts'
import { textOf } from './rules/text.ts'
import { fromTsv, toTsv } from './rules/tsv.ts'
import type { AnyStore, WriteResult } from './store.ts'

/** Cells that are changed or copied in one go. */
export const MOST_CELLS = 50_000

/** Operations on a range of the table, in the text format of spreadsheets. */
export class Sheet {
  readonly #store: AnyStore
  readonly #columns: readonly Column[]

  constructor(store: AnyStore, columns: readonly Column[]) {
    this.#store = store
    this.#columns = columns
  }

  textAt(row: number, column: number): string {
    const view = this.#store.viewAt(row)
    const { id } = this.#columns[column] ?? {}
    if (!view || !id) return ''
    return view.drafts.get(id)?.text ?? textOf(this.#store.kind.valueAt(view.row, id), id, this.#store.speech)
  }

  block({ top, bottom, left, right }: Bounds): string[][] {
    const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index)
    const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index)
    return rows.map((row) => columns.map((column) => this.textAt(row, column)))
  }

  /** For the clipboard; nothing where lines of it are still to be read. */
  copied(range: Range): string | undefined {
    const bounds = boundsOf(range)
    return this.#store.windows.isThere(bounds.top, bounds.bottom) ? toTsv(this.block(bounds)) : undefined
  }

  /** Pastes text into the range, after loading the rows it reaches. */
  async paste(text: string, range: Range): Promise<WriteResult & { readonly range: Range }> {
    const block = fromTsv(text)
    const written = pasted(block, boundsOf(range))
    return { ...(await this.#write(written)), range: coveredBy(written, range) }
  }

  async fillDown(range: Range): Promise<WriteResult> {
    const bounds = boundsOf(range)
    await this.#store.windows.ensure(bounds.top, bounds.bottom)
    const [line = []] = this.block({ ...bounds, bottom: bounds.top })
    return this.#write(filledDown(line, bounds))
  }

  /** A range drawn out by its handle: what is in it goes on below. */
  async draw(from: Range, to: number): Promise<WriteResult> {
    const bounds = boundsOf(from)
    if (to <= bounds.bottom) return { changed: 0, refused: 0 }
    return this.#write(repeated(this.block(bounds), { ...bounds, top: bounds.bottom + 1, bottom: to }))
  }

  async clear(range: Range): Promise<WriteResult> {
    return this.#write(pasted([['']], boundsOf(range)))
  }

  async #write(written: readonly Written[]): Promise<WriteResult> {
    const known = written.filter(
      ({ row, column }) => row < this.#store.windows.total && this.#columns[column],
    )
    const rows = known.map(({ row }) => row)
    if (rows.length)
      await this.#store.windows.ensure(Math.min(...bothEnds(rows)), Math.max(...bothEnds(rows)))
    return this.#store.write(
      known.flatMap(({ row, column, text }) => {
        const id = this.#store.windows.idAt(row)
        const at = this.#columns[column]
        return id && at ? [{ id, column: at.id, text }] : []
      }),
    )
  }
}

/** Written line by line, so that the first and the last are its ends. */
const bothEnds = (rows: readonly number[]) => [rows[0] ?? 0, rows.at(-1) ?? 0]

function repeated(block: readonly (readonly string[])[], { top, bottom, left }: Bounds): Written[] {
  const written: Written[] = []
  for (let row = top; row <= bottom; row += 1)
    for (const [at, text] of (block[(row - top) % block.length] ?? []).entries())
      written.push({ row, column: left + at, text })
  return written
}

function coveredBy(written: readonly Written[], range: Range): Range {
  const last = written.at(-1)
  const { top, left } = boundsOf(range)
  return last ? { anchor: { row: top, column: left }, head: { row: last.row, column: last.column } } : range
}
