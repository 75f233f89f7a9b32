import { useFormat } from '@galleria/i18n'
import { useMessages } from '../messages/index.ts'
import { dueOf } from '../rules/checkout/due.ts'
import type { Tip } from '../rules/checkout/tip.ts'
import type { Due, NamedTax, Parts } from '../rules/model/index.ts'
import { isZero } from '../rules/money.ts'
import { namedDiscounts, namedFees } from '../rules/named-amounts.ts'
import styles from './Totals.module.css'
import { useMoney } from './use-money.ts'
import { useTipText } from './use-tip-text.ts'

interface Amount {
  readonly amount: string
}
interface Summary {
  readonly subtotal: Amount
  readonly shipping?: Amount | undefined
  readonly tax?: Amount | undefined
  readonly discount?: Amount | undefined
  /** Totals of a cart or checkout. */
  readonly additionalFees?: Amount | undefined
  /** Totals of an order. */
  readonly totalAdditionalFees?: Amount | undefined
  readonly total: Amount
}
/** Parts of the total that a gift card and store credit pay, and the rest. */
interface Prepaid {
  readonly giftCard?: Amount | undefined
  readonly storeCredit?: Amount | undefined
  readonly left: Amount
}
export interface TotalsProps {
  readonly summary: Summary
  readonly currency: string
  /** Parts of the discount and of the fees, and the part of the total that is due now. */
  readonly parts?: (Parts & Due) | undefined
  /** Parts of the tax. */
  readonly taxes?: readonly NamedTax[] | undefined
  readonly pending?: boolean
  /** Delivery and tax are not known yet. */
  readonly partial?: boolean
  /** Chosen, and in the total. */
  readonly tip?: Tip | undefined
  readonly prepaid?: Prepaid | undefined
}

export function Totals(props: TotalsProps) {
  const { summary, currency, parts = {}, taxes = [], pending = false, partial = false, prepaid, tip } = props
  const t = useMessages()
  const moneyText = useMoney()
  const tipText = useTipText(currency)
  const { subtotal, discount, shipping, tax, total } = summary
  const { percent } = useFormat()
  const due = partial ? undefined : dueOf(parts)
  const fees = summary.additionalFees ?? summary.totalAdditionalFees
  const less = ({ amount }: Amount) => moneyText({ amount: String(-Math.abs(Number(amount))) }, currency)
  return (
    <dl className={styles.totals} aria-busy={pending} data-pending={pending || undefined}>
      <Row term={t('totals.subtotal')} text={moneyText(subtotal, currency)} />
      {namedDiscounts(parts, discount, t).map(({ name, amount }, index) => (
        <Row key={index} term={name} text={less(amount)} />
      ))}
      {!partial && shipping && (
        <Row
          term={t('totals.delivery')}
          text={isZero(shipping) ? t('delivery.free') : moneyText(shipping, currency)}
        />
      )}
      {namedFees(parts, fees, t).map(({ name, amount }, index) => (
        // Two fees may have one name, and rows never move.
        <Row key={index} term={name} text={moneyText(amount, currency)} />
      ))}
      {!partial && tax && <Row term={t('totals.tax')} text={moneyText(tax, currency)} />}
      {!partial &&
        taxes.map(({ name, rate, amount }, index) => (
          <Row
            key={index}
            term={t('totals.tax-named', { name, rate: percent(rate, { maximumFractionDigits: 4 }) })}
            text={moneyText(amount, currency)}
            part
          />
        ))}
      {tip && <Row term={t('tip.title')} text={tipText(tip)} />}
      <Row
        term={partial ? t('totals.partial') : t('totals.total')}
        text={moneyText(total, currency)}
        strong
      />
      {prepaid && (
        <>
          {prepaid.giftCard && <Row term={t('gift-card.title')} text={less(prepaid.giftCard)} />}
          {prepaid.storeCredit && <Row term={t('store-credit.title')} text={less(prepaid.storeCredit)} />}
          <Row term={t('gift-card.left')} text={moneyText(prepaid.left, currency)} strong />
        </>
      )}
      {due && (
        <>
          <Row term={t('due.now')} text={moneyText(due.now, currency)} strong />
          <Row term={t('due.later')} text={moneyText(due.later, currency)} />
        </>
      )}
    </dl>
  )
}

interface RowProps {
  readonly term: string
  readonly text: string
  readonly strong?: boolean
  /** Belongs to the row above. */
  readonly part?: boolean
}

function Row({ term, text, strong, part }: RowProps) {
  return (
    <div className={styles.row} data-strong={strong || undefined} data-part={part || undefined}>
      <dt>
        <bdi>{term}</bdi>
      </dt>
      <dd>{text}</dd>
    </div>
  )
}
