import { parts } from '@galleria/manage'
import styles from './heat-table.module.css'

interface Cell {
  readonly text: string
  /** Step of color, 0 to 5; the figure says the same. */
  readonly level: number
}

interface Props {
  readonly label: string
  readonly head: readonly string[]
  /** The first cells name the rows; a row may be shorter than the head. */
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly Cell[] }[]
}

/** Figures on colors by their size, as a table with headers of rows and columns. */
export function HeatTable({ label, head: [first, ...head], rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1).
    <section className={parts.scroll} tabIndex={0} aria-label={label}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {head.map((title) => (
              <th key={title} scope="col" className={parts.number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {head.map((title, index) => (
                <td key={title} className={styles.cell} data-level={cells[index]?.level}>
                  {cells[index]?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
