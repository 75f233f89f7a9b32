import type { ShownPrice } from '../rules/pricing.ts'
import styles from './PriceLine.module.css'

/** What it costs, what it cost, and what that is per unit; read aloud in whole sentences. */
export function PriceLine({ price, large }: { readonly price: ShownPrice; readonly large?: boolean }) {
  const { compareAt, percentOff } = price
  return (
    <div className={large ? styles.large : styles.line}>
      <span className={compareAt ? styles.reduced : styles.price}>
        {price.isFrom && <span className={styles.from}>From </span>}
        {compareAt && <span className={styles.spoken}>Now </span>}
        {price.price}
      </span>
      {compareAt && (
        <s className={styles.was}>
          <span className={styles.spoken}>Was </span>
          {compareAt}
        </s>
      )}
      {large && percentOff ? <span className={styles.off}>−{percentOff}%</span> : null}
      {price.perUnit && <span className={styles.unit}>{price.perUnit}</span>}
    </div>
  )
}
