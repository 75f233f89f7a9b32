import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface Props {
  /** Name of the table, which scrolls on its own where it is too wide. */
  readonly label: string
  readonly head: readonly { readonly title: string; readonly isNumber?: boolean }[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  /** True to stack the cells on a narrow screen, each beside its title, so that nothing scrolls sideways. */
  readonly isStacked?: boolean
}

/** The first cell names its row. */
export function Table({ label, head, rows, isStacked }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1).
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table} data-stacked={isStacked}>
        <thead>
          <tr>
            {head.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={isNumber ? styles.number : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td
                  key={head[index + 1]?.title}
                  data-title={head[index + 1]?.title}
                  className={head[index + 1]?.isNumber ? styles.number : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
