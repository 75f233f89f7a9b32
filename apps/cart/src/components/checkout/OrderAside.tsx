import { Widget } from '@galleria/federation'
import { useLocale } from '@galleria/i18n'
import { Button, Card, Heading, Icon } from '@galleria/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { boughtLines } from '../../rules/bought-lines.ts'
import type { Cart, PriceSummary, Totals as WholeTotals } from '../../rules/model/index.ts'
import { goodsOf } from '../../rules/money.ts'
import { Goods } from '../Goods.tsx'
import { BoughtLines } from '../order/BoughtLines.tsx'
import { Totals, type TotalsProps } from '../Totals.tsx'
import { useMoney } from '../use-money.ts'
import styles from './OrderAside.module.css'

interface OrderAsideProps {
  readonly cart: Cart
  readonly totals?: PriceSummary | undefined
  readonly parts?: TotalsProps['parts']
  readonly taxed?: Pick<WholeTotals, 'taxes' | 'lineAmounts'> | undefined
  readonly prepaid?: TotalsProps['prepaid']
  readonly tip?: TotalsProps['tip']
  readonly pending?: boolean | undefined
}

export function OrderAside({ cart, totals, parts, taxed, prepaid, tip, pending = false }: OrderAsideProps) {
  const t = useMessages()
  const { language, currency } = useLocale()
  const moneyText = useMoney()
  const [isOpen, open] = useState(false)
  const id = useId()
  const shown = totals?.total ?? cart.subtotal
  return (
    <Card as="aside" aria-label={t('checkout.your-order')} className={styles.aside}>
      <div className={styles.head}>
        <Heading level={2}>{t('checkout.your-order')}</Heading>
        {shown && <strong className={styles.total}>{moneyText(shown, cart.currency)}</strong>}
      </div>
      <Button
        size="small"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        {isOpen ? t('checkout.order-hide') : t('checkout.order-show')}
        <Icon name="chevron-down" size={16} />
      </Button>
      <div id={id} className={styles.details} data-open={isOpen || undefined}>
        <BoughtLines lines={cart.lineItems} currency={cart.currency} />
        {totals ? (
          <>
            <Totals
              summary={totals}
              parts={parts}
              taxes={taxed?.taxes}
              currency={cart.currency}
              pending={pending}
              prepaid={prepaid}
              tip={tip}
            />
            <Widget
              name="loyalty.points-preview"
              amount={goodsOf(totals)}
              currency={cart.currency}
              lines={boughtLines(cart, taxed ?? {})}
              load="idle"
            />
          </>
        ) : (
          <Goods cart={cart} />
        )}
        {currency !== cart.currency && (
          <p>{t('charge.currency', { currency: nameOf(cart.currency, language.tag) })}</p>
        )}
      </div>
    </Card>
  )
}

const nameOf = (currency: string, tag: string) =>
  `${new Intl.DisplayNames(tag, { type: 'currency' }).of(currency)} (${currency})`
