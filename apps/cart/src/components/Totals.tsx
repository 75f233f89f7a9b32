import type { TipInput } from '@galleria/platform-client/checkout'
import { useMessages } from '../messages/index.ts'
import { isZero } from '../rules/money.ts'
import { namedDiscounts, namedFees, type Parts } from '../rules/named-amounts.ts'
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
  /** Of a cart or checkout. */
  readonly additionalFees?: Amount | undefined
  /** Of an order. */
  readonly totalAdditionalFees?: Amount | undefined
  readonly total: Amount
}
export interface TotalsProps {
  readonly summary: Summary
  readonly currency: string
  /** What the discount and the fees are made of. */
  readonly parts?: Parts | undefined
  readonly pending?: boolean
  /** Delivery and tax are not known yet. */
  readonly partial?: boolean
  /** Chosen, and in the total. */
  readonly tip?: TipInput | undefined
  /** What a gift card pays, and what is left. */
  readonly giftCard?: { readonly amount: Amount; readonly left: Amount } | undefined
}

export function Totals(props: TotalsProps) {
  const { summary, currency, parts = {}, pending = false, partial = false, giftCard, tip } = props
  const t = useMessages()
  const moneyText = useMoney()
  const tipText = useTipText(currency)
  const { subtotal, discount, shipping, tax, total } = summary
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
      {tip && <Row term={t('tip.title')} text={tipText(tip)} />}
      <Row
        term={partial ? t('totals.partial') : t('totals.total')}
        text={moneyText(total, currency)}
        strong
      />
      {giftCard && (
        <>
          <Row term={t('gift-card.title')} text={less(giftCard.amount)} />
          <Row term={t('gift-card.left')} text={moneyText(giftCard.left, currency)} strong />
        </>
      )}
    </dl>
  )
}

function Row({ term, text, strong }: { term: string; text: string; strong?: boolean }) {
  return (
    <div className={styles.row} data-strong={strong || undefined}>
      <dt>
        <bdi>{term}</bdi>
      </dt>
      <dd>{text}</dd>
    </div>
  )
}
