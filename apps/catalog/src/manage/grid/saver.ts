import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import { type ColumnId, isSame, type Value } from './rules/columns.ts'
import type { GridRow, Kind } from './rules/kind.ts'
import type { Problem } from './rules/text.ts'
import type { CellWrite, Source } from './source.ts'
import type { Windows } from './windows.ts'

/** Cell value that was written and is not saved yet. */
export interface Draft {
  readonly to: Value
  /** Last value read from the platform. */
  readonly from: Value
  readonly state: 'waiting' | 'saving' | 'conflict' | 'refused' | 'invalid'
  /** Value sent, while it is saved. */
  readonly sent?: Value
  /** Value that somebody else wrote meanwhile. */
  readonly theirs?: Value
  /** Invalid text as it was written, and the reason for its refusal. */
  readonly text?: string
  readonly problem?: Problem
  readonly code?: string | undefined
  readonly reason?: string | undefined
}

export interface Batch {
  /** Cells that are not saved yet, but for those that wait for a decision. */
  readonly left: number
  readonly isFailed: boolean
}

type Drafts = Map<string, Map<ColumnId, Draft>>

/** Milliseconds in which more changes are waited for. */
const PAUSE = 300
/** Rows that are sent at once; the platform takes as many. */
const MOST = 1000

/** Sends what was written, batch after batch, and takes in what became of each cell. */
export class Saver<Row extends GridRow = CatalogRow> {
  readonly #source: Source<Row>
  readonly #drafts: Drafts
  readonly #windows: Windows<Row>
  readonly #kind: Kind<Row>
  readonly #changed: (ids: readonly string[]) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSaving = false
  #isFailed = false

  constructor(
    source: Source<Row>,
    kind: Kind<Row>,
    drafts: Drafts,
    windows: Windows<Row>,
    changed: (ids: readonly string[]) => void,
  ) {
    this.#source = source
    this.#kind = kind
    this.#drafts = drafts
    this.#windows = windows
    this.#changed = changed
  }

  state(): Batch {
    let left = 0
    for (const cells of this.#drafts.values())
      for (const { state } of cells.values()) if (state === 'waiting' || state === 'saving') left += 1
    return { left, isFailed: this.#isFailed }
  }

  soon(): void {
    if (this.#isSaving || this.#isFailed) return
    this.#timer ??= setTimeout(() => void this.#save(), PAUSE)
  }

  retry(): void {
    this.#isFailed = false
    this.#changed([])
    this.soon()
  }

  async #save(): Promise<void> {
    this.#timer = undefined
    this.#isSaving = true
    try {
      for (;;) {
        const rows = this.#take()
        if (rows.length === 0) break
        await this.#send(rows)
      }
    } finally {
      this.#isSaving = false
      this.#changed([])
    }
  }

  async #send(rows: { id: string; cells: CellWrite[] }[]): Promise<void> {
    try {
      this.#settle(await this.#source.save(rows, crypto.randomUUID()))
    } catch {
      // The cells may have been saved all the same; sending them again is idempotent.
      this.#isFailed = true
      this.#each(rows, (draft) => (draft.state === 'saving' ? { ...draft, state: 'waiting' } : draft))
    }
    this.#changed(rows.map(({ id }) => id))
  }

  #take(): { id: string; cells: CellWrite[] }[] {
    const rows: { id: string; cells: CellWrite[] }[] = []
    if (this.#isFailed) return rows
    for (const [id, drafts] of this.#drafts) {
      const cells: CellWrite[] = []
      for (const [column, draft] of drafts) {
        if (draft.state !== 'waiting') continue
        cells.push({ cell: this.#cellOf(column), from: draft.from, to: draft.to })
        drafts.set(column, { ...draft, state: 'saving', sent: draft.to })
      }
      if (cells.length) rows.push({ id, cells })
      if (rows.length === MOST) break
    }
    return rows
  }

  #settle(results: Awaited<ReturnType<Source<Row>['save']>>): void {
    for (const { itemMetadata, cells, item } of results) {
      const { id, success, error } = itemMetadata
      const drafts = this.#drafts.get(id)
      if (item) this.#windows.put([item])
      if (!success)
        this.#each([{ id }], (draft) =>
          draft.state === 'saving'
            ? { ...draft, state: 'refused', code: error?.code, reason: error?.description }
            : draft,
        )
      for (const { cell, outcome, current, error: why } of cells) {
        const column = this.#columnOf(cell)
        const draft = column && drafts?.get(column)
        if (!draft || !drafts || draft.state !== 'saving') continue
        if (outcome === 'CONFLICT')
          drafts.set(column, { ...draft, state: 'conflict', theirs: current as Value })
        else if (outcome === 'REFUSED')
          drafts.set(column, { ...draft, state: 'refused', code: why?.code, reason: why?.description })
        else if (isSame(draft.to, draft.sent)) drafts.delete(column)
        // A cell changed again during its save goes back to waiting.
        else drafts.set(column, { to: draft.to, from: draft.sent, state: 'waiting' })
        const base = this.#windows.row(id)
        if (base && outcome === 'CONFLICT')
          this.#windows.put([this.#kind.withValue(base, column, current as Value)])
      }
      if (drafts?.size === 0) this.#drafts.delete(id)
    }
  }

  #each(rows: readonly { readonly id: string }[], next: (draft: Draft) => Draft): void {
    for (const { id } of rows) {
      const drafts = this.#drafts.get(id)
      for (const [column, draft] of drafts ?? []) drafts?.set(column, next(draft))
    }
  }

  #cellOf = (id: ColumnId): string => this.#kind.columns.find((column) => column.id === id)?.cell ?? id
  #columnOf = (cell: string) => this.#kind.columns.find((column) => column.cell === cell)?.id
}
