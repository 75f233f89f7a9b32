import { join } from './as.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface PriceProps {
  /** As the platform formatted it: `$48.00`. */
  readonly price: string
  /** What it cost before; struck through. */
  readonly compareAt?: string | undefined
  /** The lowest of several. */
  readonly from?: boolean
  /** `$3.20 / 100 ml`. */
  readonly perUnit?: string | undefined
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string | undefined
}

export function Price({ price, compareAt, from = false, perUnit, size = 'medium', className }: PriceProps) {
  const reduced = compareAt !== undefined && compareAt !== price
  return (
    <span className={join(styles.price, styles[size], className)}>
      {from && <span className={styles.from}>From </span>}
      {reduced && <VisuallyHidden>Now </VisuallyHidden>}
      <span className={reduced ? styles.now : undefined}>{price}</span>
      {reduced && (
        <>
          {' '}
          <VisuallyHidden>, before </VisuallyHidden>
          <s className={styles.before}>{compareAt}</s>
        </>
      )}
      {perUnit && <span className={styles.unit}> {perUnit}</span>}
    </span>
  )
}
