import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { GridRow, Kind } from './rules/kind.ts'
import { at } from './rules/range.ts'
import type { Speech } from './rules/text.ts'
import { Selection } from './selection.ts'
import type { Source } from './source.ts'
import { type AnyStore, GridStore } from './store.ts'
import { useNarrow } from './use-narrow.ts'

interface Listed<Row extends GridRow> {
  readonly source: Source<Row>
  /** Rows that came with the page. */
  readonly first: { readonly rows: readonly Row[]; readonly total: number }
}

/** Grid state of a page, whatever its rows are. */
export interface GridTable {
  readonly store: AnyStore
  readonly selection: Selection
  /** Rows that the question finds. */
  readonly total: number
  readonly isNarrow: boolean
  /** Message of the last action. */
  readonly said: string
  readonly say: (words: string) => void
}

/** Keeps the rows of a page. What is not saved stays when the page asks for other rows. */
export function useTable<Row extends GridRow>(
  { source, first }: Listed<Row>,
  kind: Kind<Row>,
  speechOf: () => Speech,
): GridTable & { readonly store: GridStore<Row> } {
  const [store] = useState(() => new GridStore(source, speechOf(), first, kind))
  const [selection] = useState(() => new Selection())
  const [said, say] = useState('')
  const shown = useRef(first)
  const total = useSyncExternalStore(store.subscribe, () => store.windows.total)
  const isNarrow = useNarrow()
  useEffect(() => {
    if (shown.current === first) return
    shown.current = first
    selection.set(at({ row: 0, column: 0 }))
    store.windows.restart(source, first)
  }, [store, selection, source, first])
  return { store, selection, total, isNarrow, said, say }
}
