import styles from './grid.module.css'
import type { Column } from './rules/columns.ts'
import type { GridRow, Kind } from './rules/kind.ts'
import type { Speech } from './rules/text.ts'
import type { Draft } from './saver.ts'
import type { View } from './store.ts'

/** Pixels; the style says the same. */
export const LINE = 28

/** Keeps a minus before its number where one writes from the right. */
const LEFT_TO_RIGHT = '\u200e'

/** Content and marks of one line. */
export interface LineState {
  readonly index: number
  /** Row shown; undefined while it loads. */
  readonly view: View<GridRow> | undefined
  /** First and last column that is picked; -1 where none is. */
  readonly left: number
  readonly right: number
  /** Column of the active cell, or -1. */
  readonly active: number
  readonly hasHandle: boolean
}

export interface LineCopy {
  readonly speech: Speech
  readonly kind: Kind<GridRow>
  readonly describe: (draft: Draft) => string
}

interface Cell {
  readonly element: HTMLElement
  readonly text: Text
  readonly column: Column
  /** Attributes that rarely change, as set in the document; reading them from the DOM costs more than the rest. */
  readonly given: Map<string, string>
  handle: HTMLElement | undefined
}

/** One line by hand: it is made once, and shows one product after another. What is the same is not touched. */
export class Line {
  readonly element: HTMLElement
  readonly #cells: readonly Cell[]
  readonly #words: LineCopy
  readonly #id: string
  #state: LineState | undefined

  constructor(columns: readonly Column[], words: LineCopy, id: string) {
    this.#words = words
    this.#id = id
    this.element = document.createElement('div')
    this.element.className = styles.line ?? ''
    this.element.setAttribute('role', 'row')
    this.#cells = columns.map(cellOf)
    this.element.append(...this.#cells.map(({ element }) => element))
  }

  cell(column: number): HTMLElement | undefined {
    return this.#cells[column]?.element
  }

  /** Element id of the active cell, the only one that has an id. */
  idOf = (column: number) => `${this.#id}-${this.#state?.index}-${column}`

  /** Says whether there was anything to draw. */
  show(state: LineState): boolean {
    const before = this.#state
    if (before && isAlike(before, state)) return false
    this.#state = state
    const { index } = state
    if (before?.index !== index) {
      this.element.style.transform = `translateY(${index * LINE}px)`
      this.element.dataset.row = String(index)
      this.element.setAttribute('aria-rowindex', String(index + 2))
    }
    for (const [at, cell] of this.#cells.entries()) this.#showCell(cell, at, state)
    return true
  }

  #showCell(cell: Cell, at: number, state: LineState): void {
    const { text, column } = cell
    const { view, left, right, active, hasHandle } = state
    const { speech, kind, describe } = this.#words
    const draft = view?.drafts.get(column.id)
    const isPicked = at >= left && at <= right
    const isReadOnly = !view || !kind.isWritable(view.row, column)
    const said = view ? (draft?.text ?? kind.shownText(view.row, column.id, speech)) : '…'
    const isWrong = draft?.state === 'invalid' || draft?.state === 'refused'
    const isContested = draft?.state === 'conflict'
    const isCorner = hasHandle && at === right
    let name = styles.cell ?? ''
    if (at === 0) name += ` ${styles.first}`
    if (column.isNumber) name += ` ${styles.number}`
    if (isReadOnly) name += ` ${styles.quiet}`
    if (isPicked) name += ` ${styles.picked}`
    if (draft) name += ` ${styles.unsaved}`
    if (isWrong) name += ` ${styles.wrong}`
    if (isContested) name += ` ${styles.contested}`
    if (at === active) name += ` ${styles.active}`
    if (isCorner) name += ` ${styles.corner}`
    const drawn = column.isNumber && said.startsWith('-') ? `${LEFT_TO_RIGHT}${said}` : said
    if (text.data !== drawn) text.data = drawn
    put(cell, 'class', name)
    put(cell, 'aria-selected', String(isPicked))
    put(cell, 'aria-readonly', String(isReadOnly))
    put(cell, 'aria-invalid', isWrong || isContested ? 'true' : undefined)
    put(cell, 'title', draft && (isWrong || isContested) ? describe(draft) : undefined)
    put(cell, 'id', at === active ? this.idOf(at) : undefined)
    if (isCorner === (cell.handle !== undefined)) return
    cell.handle?.remove()
    cell.handle = isCorner ? handleOf() : undefined
    if (cell.handle) cell.element.append(cell.handle)
  }
}

function cellOf(column: Column, at: number): Cell {
  const element = document.createElement('div')
  const text = document.createTextNode('')
  element.setAttribute('role', at === 0 ? 'rowheader' : 'gridcell')
  element.setAttribute('aria-colindex', String(at + 1))
  element.dataset.column = String(at)
  element.append(text)
  return { element, text, column, given: new Map(), handle: undefined }
}

function handleOf(): HTMLElement {
  const handle = document.createElement('span')
  handle.className = styles.handle ?? ''
  handle.dataset.handle = ''
  return handle
}

function put({ element, given }: Cell, name: string, value: string | undefined): void {
  if (given.get(name) === value) return
  if (value === undefined) {
    given.delete(name)
    element.removeAttribute(name)
  } else {
    given.set(name, value)
    element.setAttribute(name, value)
  }
}

function isAlike(a: LineState, b: LineState): boolean {
  return (
    a.index === b.index &&
    a.view === b.view &&
    a.left === b.left &&
    a.right === b.right &&
    a.active === b.active &&
    a.hasHandle === b.hasHandle
  )
}
