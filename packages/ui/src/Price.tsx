import { useFormat } from '@galleria/i18n'
import { join } from './as.ts'
import { useMessages } from './messages/index.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Money {
  /** Amount in the currency's main unit; the platform writes it as a string. */
  readonly amount: number | string
  readonly currency: string
}

export interface PriceProps {
  /** An amount, or what `useFormat().money` made of one. */
  readonly price: string | Money
  /** Price before; struck through. */
  readonly compareAt?: string | Money | undefined
  /** The lowest of several. */
  readonly from?: boolean
  /** `$3.20 / 100 ml`. */
  readonly perUnit?: string | undefined
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string | undefined
}

export function Price({ from = false, perUnit, size = 'medium', className, ...given }: PriceProps) {
  const t = useMessages()
  const { money } = useFormat()
  const written = (price: string | Money) =>
    typeof price === 'string' ? price : money(price.amount, price.currency)
  const price = written(given.price)
  const compareAt = given.compareAt === undefined ? undefined : written(given.compareAt)
  const reduced = compareAt !== undefined && compareAt !== price
  return (
    <span className={join(styles.price, styles[size], className)}>
      {from && <span className={styles.from}>{t('price.from')}</span>}
      {reduced && <VisuallyHidden>{t('price.now')}</VisuallyHidden>}
      {/* Another browser may have a newer Intl than the server. */}
      <bdi className={reduced ? styles.now : undefined} suppressHydrationWarning>
        {price}
      </bdi>
      {reduced && (
        <>
          {' '}
          <VisuallyHidden>{t('price.before')}</VisuallyHidden>
          <s className={styles.before} suppressHydrationWarning>
            <bdi suppressHydrationWarning>{compareAt}</bdi>
          </s>
        </>
      )}
      {perUnit && (
        <span className={styles.unit}>
          {' '}
          <bdi>{perUnit}</bdi>
        </span>
      )}
    </span>
  )
}
