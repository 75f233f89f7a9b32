import { useMessages } from '../messages/index.ts'
import { isZero } from '../rules/money.ts'
import styles from './Totals.module.css'
import { useMoney } from './use-money.ts'

interface Amount {
  readonly amount: string
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
  const t = useMessages()
  const moneyText = useMoney()
  const { subtotal, discount, shipping, tax, total } = summary
  return (
    <dl className={styles.totals} aria-busy={pending} data-pending={pending || undefined}>
      <Row term={t('totals.subtotal')} text={moneyText(subtotal, currency)} />
      {discount && !isZero(discount) && (
        <Row
          term={t('totals.discount')}
          text={moneyText({ amount: String(-Math.abs(Number(discount.amount))) }, currency)}
        />
      )}
      {!partial && shipping && (
        <Row
          term={t('totals.delivery')}
          text={isZero(shipping) ? t('delivery.free') : moneyText(shipping, currency)}
        />
      )}
      {!partial && tax && <Row term={t('totals.tax')} text={moneyText(tax, currency)} />}
      <Row
        term={partial ? t('totals.partial') : t('totals.total')}
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
