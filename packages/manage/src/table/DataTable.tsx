import { use } from 'react'
import type { DataTableProps } from './table-props.ts'
// Import the styles with the page: the server's drawing needs them before the table's code comes.
import './table.module.css'

type View = typeof import('./TableView.tsx')

let loaded: View | undefined
let loading: Promise<View> | undefined

/** Starts to fetch the table's code, which is a file of its own: the page's code is fetched meanwhile. */
export function loadTable(): Promise<View> {
  loading ??= import('./TableView.tsx').then(
    (view) => {
      loaded = view
      return view
    },
    (error) => {
      // The next one who asks tries again.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Rows with columns to choose, order, selection and keys; on a narrow screen a list of two lines each. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { default: TableView } = loaded ?? use(loadTable())
  return <TableView {...props} />
}
