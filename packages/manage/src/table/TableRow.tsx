import { Link } from '@galleria/router'
import { useMessages } from '../messages/index.ts'
import type { Column } from './column.ts'
import styles from './table.module.css'

interface Props<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly name: string
  readonly link: string | undefined
  readonly pick: { readonly isPicked: boolean; readonly onPick: (event: unknown) => void } | undefined
  readonly isOfMany: boolean
}

export function TableRow<Row>({ row, index, columns, name, link, pick, isOfMany }: Props<Row>) {
  const t = useMessages()
  return (
    <tr
      data-index={index}
      data-picked={pick?.isPicked || undefined}
      data-link={link ? '' : undefined}
      aria-rowindex={isOfMany ? index + 2 : undefined}
      tabIndex={-1}
    >
      {pick && (
        <td className={styles.pick}>
          <label>
            <input
              type="checkbox"
              data-pick
              aria-label={t('table.pick', { name })}
              checked={pick.isPicked}
              onChange={pick.onPick}
            />
          </label>
        </td>
      )}
      {columns.map(({ id, cell, align, phone }, column) => {
        const look = {
          'data-align': align,
          'data-phone': phone ?? (column === 0 ? 'primary' : 'none'),
        }
        return column === 0 ? (
          <th key={id} scope="row" {...look}>
            {link ? (
              <Link to={link} data-open={link} className={styles.open}>
                {cell(row)}
              </Link>
            ) : (
              cell(row)
            )}
          </th>
        ) : (
          <td key={id} {...look}>
            {cell(row)}
          </td>
        )
      })}
    </tr>
  )
}
