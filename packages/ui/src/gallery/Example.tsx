import type { ReactNode } from 'react'
import { join } from '../as.ts'
import styles from './Gallery.module.css'

/** One row of the gallery: what is shown, and it. */
export function Example({
  title,
  block = false,
  children,
}: {
  readonly title: string
  readonly block?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={styles.example}>
      <h3 className={styles.exampleTitle}>{title}</h3>
      <div className={join(styles.shown, block && styles.block)}>{children}</div>
    </div>
  )
}
