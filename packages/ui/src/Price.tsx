import { join } from './as.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Money {
  /** In the currency's main unit; the platform writes it as a string. */
  readonly amount: number | string
  readonly currency: string
}

export interface PriceProps {
  /** As the platform formatted it (`$48.00`), or an amount to be formatted. */
  readonly price: string | Money
  /** What it cost before; struck through. */
  readonly compareAt?: string | Money | undefined
  /** For amounts; stated rather than found out, so that server and browser write the same. */
  readonly locale?: string
  /** The lowest of several. */
  readonly from?: boolean
  /** `$3.20 / 100 ml`. */
  readonly perUnit?: string | undefined
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string | undefined
}

export function Price({
  locale = 'en-US',
  from = false,
  perUnit,
  size = 'medium',
  className,
  ...given
}: PriceProps) {
  const price = written(given.price, locale)
  const compareAt = given.compareAt === undefined ? undefined : written(given.compareAt, locale)
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

function written(price: string | Money, locale: string): string {
  if (typeof price === 'string') return price
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: price.currency })
  return format.format(Number(price.amount))
}
