import { createContext } from 'react'
import type { ColumnId } from './rules/columns.ts'

interface Editing {
  /** What was written, and where one goes on. */
  keep(text: string, along?: 'row' | 'column', by?: 1 | -1): void
  giveUp(): void
  /** Id of the list of what may be written into a column. */
  listOf(column: ColumnId): string | undefined
}

export const EditingContext = createContext<Editing>({
  keep: () => undefined,
  giveUp: () => undefined,
  listOf: () => undefined,
})
