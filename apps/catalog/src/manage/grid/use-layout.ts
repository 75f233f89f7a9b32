import { readStored, writeStored } from '@galleria/manage'
import { useEffect, useMemo, useState } from 'react'
import type { ColumnId } from './rules/columns.ts'
import { columnsOf, type Layout, layoutIn, usual, withWidth } from './rules/layout.ts'

const slotOf = (owner: string) => ({ part: 'catalog', name: 'columns', owner })

/** The columns as this staff member left them on this device. */
export function useLayout(staffId: string) {
  const [layout, put] = useState<Layout>(usual)
  useEffect(() => put(layoutIn(readStored(localStorage, slotOf(staffId)))), [staffId])
  const setLayout = (next: Layout) => {
    put(next)
    // Without storage the layout lasts until the page is left.
    writeStored(localStorage, slotOf(staffId), next)
  }
  const columns = useMemo(() => columnsOf(layout), [layout])
  return {
    layout,
    columns,
    setLayout,
    setWidth: (id: ColumnId, width: number) => setLayout(withWidth(layout, id, width)),
  }
}
