import { Link, useLocation } from '@galleria/router'
import { Icon } from '@galleria/ui'
import { sortIn, withParams } from '../list/list-query.ts'
import type { Column } from './column.ts'
import styles from './table.module.css'

/** Header of a column; where the list can be sorted by it, a link to that order and then to the other way round. */
export function ColumnHead({ column }: { readonly column: Column<unknown> }) {
  const { search } = useLocation()
  const { header, align, sort, sortFirst } = column
  const order = sort ? sortIn(new URLSearchParams(search), [sort]) : undefined
  const isNextDescending = order ? !order.isDescending : sortFirst === 'desc'
  return (
    <th scope="col" data-align={align} aria-sort={order && (order.isDescending ? 'descending' : 'ascending')}>
      {sort ? (
        <Link
          to={withParams(search, { sort: `${isNextDescending ? '-' : ''}${sort}` })}
          className={styles.sort}
          preventScrollReset
          replace
        >
          {header}
          <Icon
            name="chevron-down"
            size={14}
            data-order={order ? (order.isDescending ? 'down' : 'up') : 'none'}
          />
        </Link>
      ) : (
        header
      )}
    </th>
  )
}
