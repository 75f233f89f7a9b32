import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import { type ColumnId, isSame, type Value } from './rules/columns.ts'
import type { GridRow, Kind } from './rules/kind.ts'
import { type Problem, type Speech, valueIn } from './rules/text.ts'
import { did, nothingDone, redo, type Step, type UndoStack, undo } from './rules/undo-stack.ts'
import { type Batch, type Draft, Saver } from './saver.ts'
import type { Source } from './source.ts'
import { Windows } from './windows.ts'

/** A line as it is shown: with what is not saved yet. */
export interface View<Row extends GridRow = CatalogRow> {
  readonly row: Row
  readonly drafts: ReadonlyMap<ColumnId, Draft>
}

export interface CellText {
  readonly id: string
  readonly column: ColumnId
  readonly text: string
}

/** Result of writing texts into cells. */
export interface WriteResult {
  readonly changed: number
  readonly refused: number
}

const none: ReadonlyMap<ColumnId, Draft> = new Map()

/** Store of any table: what its parts need that are alike for all. */
export type AnyStore = GridStore<GridRow>

/** The table's state outside React: windows of lines, what was written into them, and what may be undone. */
export class GridStore<Row extends GridRow = CatalogRow> {
  readonly speech: Speech
  readonly windows: Windows<Row>
  readonly kind: Kind<Row>
  readonly #drafts = new Map<string, Map<ColumnId, Draft>>()
  readonly #views = new Map<string, View<Row>>()
  readonly #listeners = new Set<() => void>()
  readonly #saver: Saver<Row>
  #stack: UndoStack = nothingDone
  #version = 0

  constructor(
    source: Source<Row>,
    speech: Speech,
    first: { rows: readonly Row[]; total: number },
    kind: Kind<Row>,
  ) {
    this.kind = kind
    this.speech = speech
    const changed = (ids: readonly string[]) => this.#changed(ids)
    this.windows = new Windows(source, first, changed)
    this.#saver = new Saver(source, kind, this.#drafts, this.windows, changed)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  version = () => this.#version

  viewAt(index: number): View<Row> | undefined {
    const id = this.windows.idAt(index)
    return id === undefined ? undefined : this.viewOf(id)
  }

  viewOf(id: string): View<Row> | undefined {
    const known = this.#views.get(id)
    if (known) return known
    const base = this.windows.row(id)
    if (!base) return undefined
    const drafts = this.#drafts.get(id) ?? none
    let row = base
    for (const [column, { to, text }] of drafts)
      if (text === undefined) row = this.kind.withValue(row, column, to)
    const view = { row, drafts: new Map(drafts) }
    this.#views.set(id, view)
    return view
  }

  /** Texts as they were typed or pasted: what cannot be stays in its cell and says why. All are undone as one. */
  write(cells: readonly CellText[]): WriteResult {
    const step: { id: string; column: ColumnId; from: Value; to: Value }[] = []
    let refused = 0
    const touched = new Set<string>()
    for (const { id, column, text } of cells) {
      const view = this.viewOf(id)
      if (!view) continue
      const place = this.kind.columns.find((each) => each.id === column)
      const parsed =
        place && this.kind.isWritable(view.row, place) ? valueIn(text, column, this.speech) : readOnly
      if ('problem' in parsed) {
        refused += 1
        if (parsed === readOnly || parsed.problem === 'read-only') continue
        this.#refuse(view, column, text, parsed.problem)
      } else {
        const from = this.kind.valueAt(view.row, column)
        if (isSame(from, parsed.value)) {
          if (view.drafts.get(column)?.text !== undefined) this.forget(id, column)
          continue
        }
        step.push({ id, column, from, to: parsed.value })
      }
      touched.add(id)
    }
    this.#apply(step)
    if (step.length) this.#stack = did(this.#stack, step)
    this.#changed([...touched])
    return { changed: step.length, refused }
  }

  /** The same for values. */
  set(step: Step): void {
    this.#apply(step)
    this.#stack = did(this.#stack, step)
    this.#changed(step.map(({ id }) => id))
  }

  undo = () => this.#again(undo(this.#stack))
  redo = () => this.#again(redo(this.#stack))

  #again(found: { readonly stack: UndoStack; readonly step: Step } | undefined): number {
    if (!found) return 0
    this.#stack = found.stack
    this.#apply(found.step)
    this.#changed(found.step.map(({ id }) => id))
    return found.step.length
  }

  get canUndo(): boolean {
    return this.#stack.done.length > 0
  }
  get canRedo(): boolean {
    return this.#stack.undone.length > 0
  }

  /** Theirs becomes what was seen, so that mine is saved over it. */
  keepMine(id: string, column: ColumnId): void {
    const draft = this.#drafts.get(id)?.get(column)
    if (draft?.state !== 'conflict') return
    this.#put(id, column, { to: draft.to, from: draft.theirs, state: 'waiting' })
    this.#changed([id])
  }

  /** Discards a draft: the cell shows the saved value again. */
  forget(id: string, column: ColumnId): void {
    const drafts = this.#drafts.get(id)
    const draft = drafts?.get(column)
    if (!drafts || !draft || draft.state === 'saving') return
    drafts.delete(column)
    if (drafts.size === 0) this.#drafts.delete(id)
    const base = this.windows.row(id)
    if (base && draft.state === 'conflict')
      this.windows.put([this.kind.withValue(base, column, draft.theirs)])
    this.#changed([id])
  }

  /** Cells that wait for a decision, or cannot be saved as they are. */
  open(): readonly { readonly id: string; readonly column: ColumnId; readonly draft: Draft }[] {
    const list = [...this.#drafts].flatMap(([id, drafts]) =>
      [...drafts].map(([column, draft]) => ({ id, column, draft })),
    )
    return list.filter(
      ({ draft: { state } }) => state === 'conflict' || state === 'refused' || state === 'invalid',
    )
  }

  get saving(): Batch {
    return this.#saver.state()
  }
  retry = () => this.#saver.retry()

  #refuse({ row, drafts }: View<Row>, column: ColumnId, text: string, problem: Problem): void {
    const before = drafts.get(column)
    const base = before?.from ?? this.kind.valueAt(row, column)
    this.#put(row.id, column, { to: base, from: base, state: 'invalid', text, problem })
  }

  #apply(step: Step): void {
    for (const { id, column, to } of step) {
      const base = this.windows.row(id)
      const draft = this.#drafts.get(id)?.get(column)
      if (!base) continue
      if (draft?.state === 'saving') this.#put(id, column, { ...draft, to })
      else if (draft?.state === 'conflict') this.#put(id, column, { ...draft, to })
      else {
        const from = draft?.from ?? this.kind.valueAt(base, column)
        if (isSame(from, to)) this.forget(id, column)
        else this.#put(id, column, { to, from, state: 'waiting' })
      }
    }
    this.#saver.soon()
  }

  #put(id: string, column: ColumnId, draft: Draft): void {
    const drafts = this.#drafts.get(id) ?? new Map<ColumnId, Draft>()
    drafts.set(column, draft)
    this.#drafts.set(id, drafts)
    this.#views.delete(id)
    if (draft.state === 'waiting') this.#saver.soon()
  }

  #changed(ids: readonly string[]): void {
    for (const id of ids) this.#views.delete(id)
    this.#version += 1
    for (const tell of this.#listeners) tell()
  }
}

const readOnly = { problem: 'read-only' } as const
