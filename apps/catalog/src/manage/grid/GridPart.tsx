import { parts } from '@galleria/manage'
import type { ComponentProps, ReactNode } from 'react'
import { Grid } from './Grid.tsx'
import styles from './grid.module.css'
import { OpenCells } from './OpenCells.tsx'
import { SaveState } from './SaveState.tsx'
import type { GridTable } from './use-table.ts'

interface Props extends Omit<ComponentProps<typeof Grid>, 'store' | 'selection' | 'onSay'> {
  readonly table: GridTable
  /** Number of rows, in words. */
  readonly count: string
  /** Acts on picked rows, where there is room for a grid. */
  readonly tools: ReactNode
  /** Shown where no row is found. */
  readonly none: ReactNode
  /** Shown instead of the grid on a telephone. */
  readonly cards: ReactNode
}

/** Rows of a page: how far saving has come, what waits for a decision, and the grid. */
export function GridPart({ table, count, tools, none, cards, ...grid }: Props) {
  const { store, selection, total, isNarrow, said, say } = table
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className={parts.quiet}>
          {count}
        </p>
        <SaveState store={store} isNarrow={isNarrow} />
        {total > 0 && !isNarrow && tools}
      </div>
      <OpenCells store={store} />
      {total === 0 ? (
        none
      ) : isNarrow ? (
        cards
      ) : (
        <>
          <Grid {...{ ...grid, store, selection }} onSay={say} />
          <p role="status" className={parts.quiet}>
            {said}
          </p>
        </>
      )}
    </>
  )
}
