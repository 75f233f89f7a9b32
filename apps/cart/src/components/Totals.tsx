import { isZero, moneyText } from '../rules/money.ts'
import styles from './Totals.module.css'

interface Amount {
  readonly amount: string
  readonly formattedAmount?: string | undefined
}
interface Summary {
  readonly subtotal: Amount
  readonly shipping?: Amount | undefined
  readonly tax?: Amount | undefined
  readonly discount?: Amount | undefined
  readonly total: Amount
}
interface TotalsProps {
  readonly summary: Summary
  readonly currency: string
  readonly pending?: boolean
  /** Delivery and tax are not known yet. */
  readonly partial?: boolean
}

export function Totals({ summary, currency, pending = false, partial = false }: TotalsProps) {
  const { subtotal, discount, shipping, tax, total } = summary
  return (
    <dl className={styles.totals} aria-busy={pending} data-pending={pending || undefined}>
      <Row term="Subtotal" text={moneyText(subtotal, currency)} />
      {discount && !isZero(discount) && (
        <Row term="Discount" text={`−${unsigned(moneyText(discount, currency))}`} />
      )}
      {!partial && shipping && (
        <Row term="Delivery" text={isZero(shipping) ? 'Free' : moneyText(shipping, currency)} />
      )}
      {!partial && tax && <Row term="Tax" text={moneyText(tax, currency)} />}
      <Row
        term={partial ? 'Total before delivery and tax' : 'Total'}
        text={moneyText(total, currency)}
        strong
      />
    </dl>
  )
}

function Row({ term, text, strong }: { term: string; text: string; strong?: boolean }) {
  return (
    <div className={styles.row} data-strong={strong || undefined}>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}

const unsigned = (text: string) => text.replace(/^[-−]/, '')
