import { at, type Range } from './rules/range.ts'

/** Selected range, outside React: moving the active cell redraws two rows and not the page. */
export class Selection {
  #range: Range = at({ row: 0, column: 0 })
  readonly #listeners = new Set<() => void>()

  get range(): Range {
    return this.#range
  }

  set = (range: Range): void => {
    this.#range = range
    for (const tell of this.#listeners) tell()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
