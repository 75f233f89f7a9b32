import { type ViolatedRule, violations } from '../../../base/errors.ts'
import type { Size } from '../writes/products/dimensions.ts'
import { sizeIn } from './cells.ts'
import type { ColumnName } from './columns.ts'
import type { Row } from './row.ts'

/** Reads cells, and gathers what is wrong with them. */
export class Reader {
  readonly #first: Row
  readonly #wrong: { field: string; description: string; violatedRule: ViolatedRule }[] = []
  readonly warnings: { field: string; reason: string }[] = []

  constructor(first: Row) {
    this.#first = first
  }

  number(row: Row, name: ColumnName): number | undefined {
    const text = row.of(name).replace(/^[$€£¥]\s*/, '')
    if (text === '') return undefined
    if (/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) {
      const value = Number(text)
      if (value >= 0 || name === 'surcharge' || name === 'inventory') return value
      this.wrong(name, 'must be at least 0', row)
    } else
      this.wrong(name, `must be a number with a decimal point, not ${JSON.stringify(text.slice(0, 40))}`, row)
    return undefined
  }

  short(row: Row, name: ColumnName, most: number): string {
    const text = row.of(name)
    if (text.length > most) this.wrong(name, `must be at most ${most} characters`, row)
    return text
  }

  /** Size in a cell: null for an empty cell, undefined without such a column. */
  size(row: Row, name: ColumnName): Size | null | undefined {
    const text = row.of(name)
    if (!text) return row.has(name) ? null : undefined
    const size = sizeIn(text)
    if (!size)
      this.wrong(
        name,
        `must be a size such as "12 x 8 x 3.5 cm", not ${JSON.stringify(text.slice(0, 40))}`,
        row,
      )
    return size
  }

  flag(row: Row, name: ColumnName): boolean {
    const text = row.of(name).toLowerCase()
    if (['true', 'yes', '1', 'active'].includes(text)) return true
    if (!['false', 'no', '0', 'draft', 'archived'].includes(text))
      this.wrong(name, 'must be true or false', row)
    return false
  }

  wrong(field: string, description: string, row: Row = this.#first): void {
    const where = row === this.#first ? description : `${description} (row ${row.row})`
    if (!this.#wrong.some((each) => each.field === field && each.description === where))
      this.#wrong.push({ field, description: where, violatedRule: 'FORMAT' })
  }

  warn(field: string, reason: string): void {
    this.warnings.push({ field, reason })
  }

  done(): void {
    if (this.#wrong.length) throw violations(this.#wrong)
  }
}
