import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import type { GridRow } from './rules/kind.ts'
import type { Source } from './source.ts'

/** Lines that are read at once while one scrolls, and where many are needed. */
const FEW = 100
const MANY = 1000

/** Rows of a query by position; windows that are not loaded yet are read when they scroll into view. */
export class Windows<Row extends GridRow = CatalogRow> {
  total: number
  /** The last read that failed; lines are asked for again when they are looked at. */
  problem: unknown
  #source: Pick<Source<Row>, 'read'>
  /** Answers to what was asked before are of another list. */
  #asked = 0
  readonly #ids: (string | undefined)[] = []
  readonly #rows = new Map<string, Row>()
  readonly #reading = new Map<number, Promise<void>>()
  readonly #changed: (ids: readonly string[]) => void

  constructor(
    source: Pick<Source<Row>, 'read'>,
    { rows, total }: { readonly rows: readonly Row[]; readonly total: number },
    changed: (ids: readonly string[]) => void,
  ) {
    this.#source = source
    this.#changed = changed
    this.total = total
    this.#take(0, rows)
  }

  /** Another list of the same shop: lines that are known stay known. */
  restart(
    source: Pick<Source<Row>, 'read'>,
    first: { readonly rows: readonly Row[]; readonly total: number },
  ) {
    this.#asked += 1
    this.#source = source
    this.#ids.length = 0
    this.#reading.clear()
    this.total = first.total
    this.#take(0, first.rows)
    this.#changed(first.rows.map(({ id }) => id))
  }

  idAt(index: number): string | undefined {
    return this.#ids[index]
  }
  row(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  /** Replaces loaded rows by their saved state. */
  put(rows: readonly Row[]): void {
    for (const row of rows) if (this.#rows.has(row.id)) this.#rows.set(row.id, row)
  }

  /** Questions that are not answered yet. */
  get reading(): number {
    return this.#reading.size
  }

  isThere(from: number, to: number): boolean {
    for (let index = from; index <= Math.min(to, this.total - 1); index += 1)
      if (!this.#ids[index]) return false
    return true
  }

  /** Reads what is missing between two lines, both counted. */
  async ensure(from: number, to: number): Promise<void> {
    const size = to - from > FEW * 3 ? MANY : FEW
    const last = Math.min(to, this.total - 1)
    const wanted: Promise<void>[] = []
    for (let at = Math.floor(Math.max(0, from) / size) * size; at <= last; at += size)
      if (!this.isThere(Math.max(at, from), Math.min(at + size - 1, last))) wanted.push(this.#read(at, size))
    await Promise.all(wanted)
  }

  #read(offset: number, limit: number): Promise<void> {
    const known = this.#reading.get(offset * 2 + (limit === MANY ? 1 : 0))
    if (known) return known
    const key = offset * 2 + (limit === MANY ? 1 : 0)
    const asked = this.#asked
    const reading = this.#source
      .read({ offset, limit })
      .then(({ rows, total }) => {
        if (asked !== this.#asked) return
        this.problem = undefined
        this.total = total ?? this.total
        this.#take(offset, rows)
        this.#changed(rows.map(({ id }) => id))
      })
      .catch((error: unknown) => {
        if (asked !== this.#asked) return
        this.problem = error
        this.#changed([])
      })
      .finally(() => asked === this.#asked && this.#reading.delete(key))
    this.#reading.set(key, reading)
    return reading
  }

  #take(offset: number, rows: readonly Row[]): void {
    for (const [index, row] of rows.entries()) {
      this.#ids[offset + index] = row.id
      this.#rows.set(row.id, row)
    }
  }
}
