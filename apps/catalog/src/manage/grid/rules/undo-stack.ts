import type { ColumnId, Value } from './columns.ts'

interface CellChange {
  readonly id: string
  readonly column: ColumnId
  readonly from: Value
  readonly to: Value
}

/** Changes that undo together: one keystroke, one paste, one change of many rows. */
export type Step = readonly CellChange[]

export interface UndoStack {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

const MOST = 100
export const nothingDone: UndoStack = { done: [], undone: [] }

export function did({ done }: UndoStack, step: Step): UndoStack {
  return { done: [...done, step].slice(-MOST), undone: [] }
}

/** The changes that take the last step back; nothing where nothing was done. */
export function undo({
  done,
  undone,
}: UndoStack): { readonly stack: UndoStack; readonly step: Step } | undefined {
  const step = done.at(-1)
  return step && { stack: { done: done.slice(0, -1), undone: [...undone, step] }, step: inverse(step) }
}

export function redo({
  done,
  undone,
}: UndoStack): { readonly stack: UndoStack; readonly step: Step } | undefined {
  const step = undone.at(-1)
  return step && { stack: { done: [...done, step], undone: undone.slice(0, -1) }, step }
}

const inverse = (step: Step): Step =>
  step.toReversed().map(({ id, column, from, to }) => ({ id, column, from: to, to: from }))
