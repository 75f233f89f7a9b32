import styles from './grid.module.css'
import { LINE, Line, type LineCopy } from './line.ts'
import type { Column } from './rules/columns.ts'
import { boundsOf } from './rules/range.ts'
import type { Selection } from './selection.ts'
import type { AnyStore } from './store.ts'

/** Lines beside those in sight, so that a step brings up what is drawn already. */
const BESIDE = 6
/** Lines that are read before they come into sight, and questions at a time: whoever scrolls on in one go asks for little on the way. */
const AHEAD = 60
const QUESTIONS = 2
/** Milliseconds of drawing within a frame, a sixth of what the browser makes of it; the rest follows in the next ones. */
const BUDGET = 2.5

interface Parts {
  /** The grid, which scrolls, and the part in it that is as high as all lines are. */
  readonly box: HTMLElement
  readonly body: HTMLElement
  readonly id: string
  readonly store: AnyStore
  readonly selection: Selection
  readonly columns: readonly Column[]
  readonly words: LineCopy
}

/** The lines in sight, drawn by hand within the event that moved them, and each over and over again (decision 0252). */
export class Lines {
  readonly #parts: Parts
  readonly #lines = new Map<number, Line>()
  readonly #spare: Line[] = []
  #first = 0
  #last = -1
  #height = 0
  #top = 0
  #isDownward = true
  #isAside = false
  #made = 0
  /** Frame in which what is left is drawn. */
  #next: number | undefined
  #isDue = false
  /** There are others than those whose order was told. */
  #isNew = true
  #aside = 0
  /** Column that was looked for last, and how far aside one was then: asking for it again would lay out the page. */
  #sought: number | undefined
  #soughtAt = 0
  /** Its cell is written in. */
  #kept: number | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.measure()
  }

  /** Lines that are in sight at once. */
  get page(): number {
    return Math.max(1, Math.floor(this.#height / LINE) - 1)
  }

  cell(row: number, column: number): HTMLElement | undefined {
    return this.#lines.get(row)?.cell(column)
  }

  /** While its cell is written in, a line stays what it is, wherever one scrolls. */
  keep(row: number | undefined): void {
    this.#kept = row
    this.soon()
  }

  /** One drawing for all that changes within one event. */
  soon = (): void => {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      if (this.#isDue) this.draw()
    })
  }

  measure(): void {
    this.#height = this.#parts.box.clientHeight
    this.#sought = undefined
    this.update()
  }

  /** Draws what was scrolled to, and asks for what is missing of it. */
  update(): void {
    const { box } = this.#parts
    const top = box.scrollTop
    this.#aside = box.scrollLeft
    const isAside = this.#aside !== 0
    if (isAside !== this.#isAside) box.classList.toggle(styles.aside ?? '', isAside)
    this.#isAside = isAside
    if (top !== this.#top) this.#isDownward = top > this.#top
    this.#top = top
    this.draw()
    void this.#ask()
  }

  /** Draw selected visible rows first. After a long jump the rest of the screen follows within the next frames. */
  draw(): void {
    this.#isDue = false
    const { store, selection, body, columns, words, id } = this.#parts
    const { total } = store.windows
    const top = Math.floor(this.#top / LINE)
    this.#first = Math.max(0, Math.min(top, total - this.page) - BESIDE)
    this.#last = Math.min(total - 1, top + this.page + BESIDE)
    for (const [index, line] of this.#lines)
      if ((index < this.#first || index > this.#last) && (index !== this.#kept || index >= total)) {
        this.#lines.delete(index)
        this.#spare.push(line)
        this.#isNew = true
      }
    const { anchor, head } = selection.range
    const bounds = boundsOf(selection.range)
    const until = performance.now() + BUDGET
    let isWhole = true
    for (const index of this.#inTurn(anchor.row, head.row, top)) {
      isWhole = performance.now() < until
      if (!isWhole) break
      let line = this.#lines.get(index)
      if (!line) {
        line = this.#spare.pop()
        if (!line) {
          line = new Line(columns, words, id)
          line.element.id = `${id}-line-${this.#made}`
          this.#made += 1
        }
        if (!line.element.isConnected) body.append(line.element)
        this.#lines.set(index, line)
        this.#isNew = true
      }
      const isIn = index >= bounds.top && index <= bounds.bottom
      line.show({
        index,
        view: store.viewAt(index),
        left: isIn ? bounds.left : -1,
        right: isIn ? bounds.right : -1,
        active: index === anchor.row ? anchor.column : -1,
        hasHandle: index === bounds.bottom,
      })
    }
    if (isWhole) this.#end()
    else
      this.#next ??= requestAnimationFrame(() => {
        this.#next = undefined
        this.draw()
      })
    this.#name(this.#lines.get(anchor.row)?.idOf(anchor.column))
  }

  /** Lines that are to be drawn: picked ones, those in sight, those beside. */
  *#inTurn(anchor: number, head: number, top: number): Generator<number> {
    const isNear = (index: number) => index >= this.#first && index <= this.#last
    if (isNear(anchor)) yield anchor
    if (head !== anchor && isNear(head)) yield head
    const isOther = (index: number) => index !== anchor && index !== head
    for (let index = Math.max(top, this.#first); index <= this.#last; index += 1)
      if (isOther(index)) yield index
    for (let index = Math.min(top, this.#last + 1) - 1; index >= this.#first; index -= 1)
      if (isOther(index)) yield index
  }

  #end(): void {
    // A spare one would be a line of the grid to whoever cannot see where it stands.
    for (const line of this.#spare) if (line.element.isConnected) line.element.remove()
    if (this.#isNew) this.#order()
    this.#isNew = false
  }

  #name(active: string | undefined): void {
    const { box } = this.#parts
    if (box.getAttribute('aria-activedescendant') === (active ?? null)) return
    if (active) box.setAttribute('aria-activedescendant', active)
    else box.removeAttribute('aria-activedescendant')
  }

  /** Rows stay in the document in order of creation; sort them, because screen readers read in that order. */
  #order(): void {
    const ids = [...this.#lines].toSorted(([a], [b]) => a - b).map(([, { element }]) => element.id)
    this.#parts.body.setAttribute('aria-owns', ids.join(' '))
  }

  /** Scrolls no further than is needed for a cell to be in sight below the titles. */
  reveal(row: number, column?: number): void {
    const { box } = this.#parts
    const [top, bottom] = [row * LINE, (row + 1) * LINE]
    if (top < this.#top) box.scrollTop = top
    else if (bottom > this.#top + this.#height - LINE) box.scrollTop = bottom - this.#height + LINE
    else {
      this.draw()
      if (column === undefined || (column === this.#sought && this.#aside === this.#soughtAt)) return
    }
    this.update()
    if (column === undefined) return
    this.cell(row, column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    this.#sought = column
    this.#soughtAt = box.scrollLeft
  }

  /** Others are drawn from now on, by whoever draws next. */
  clear(): void {
    if (this.#next !== undefined) cancelAnimationFrame(this.#next)
    this.#isDue = false
    for (const { element } of this.#lines.values()) element.remove()
    this.#lines.clear()
    this.#parts.body.removeAttribute('aria-owns')
    this.#parts.box.removeAttribute('aria-activedescendant')
  }

  async #ask(): Promise<void> {
    const { windows } = this.#parts.store
    if (windows.reading >= QUESTIONS) return
    const [first, last] = [this.#first, this.#last]
    const ahead = this.#isDownward ? [last + 1, last + AHEAD] : [first - AHEAD, first - 1]
    const [from = 0, to = -1] = windows.isThere(first, last) ? ahead : [first, last]
    if (windows.isThere(Math.max(0, from), to)) return
    await windows.ensure(from, to)
    // Rows that failed to load are requested again on the next scroll.
    const isOther = first !== this.#first || last !== this.#last
    if (windows.problem === undefined && (isOther || windows.isThere(Math.max(0, from), to)))
      await this.#ask()
  }
}
