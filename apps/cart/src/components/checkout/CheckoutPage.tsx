import { useStoreName } from '@galleria/page-parts/use-store-name'
import { Container } from '@galleria/ui'
import type { ReactNode } from 'react'
import { key, useMessages } from '../../messages/index.ts'
import type { Cart, PriceSummary, Totals as WholeTotals } from '../../rules/model/index.ts'
import type { TotalsProps } from '../Totals.tsx'
import { BlockingLines } from './BlockingLines.tsx'
import styles from './CheckoutPage.module.css'
import { CheckoutSteps, type StepName } from './CheckoutSteps.tsx'
import { OrderAside } from './OrderAside.tsx'

interface CheckoutPageProps {
  readonly step: StepName
  readonly cart: Cart
  readonly totals?: PriceSummary | undefined
  readonly parts?: TotalsProps['parts']
  readonly taxed?: Pick<WholeTotals, 'taxes' | 'lineAmounts'> | undefined
  readonly prepaid?: TotalsProps['prepaid']
  readonly tip?: TotalsProps['tip']
  /** Nothing is left to pay: no payment follows. */
  readonly settled?: boolean | undefined
  /** The totals are about to be others. */
  readonly pending?: boolean | undefined
  readonly children: ReactNode
}

const titles = {
  contact: key('checkout.contact'),
  delivery: key('checkout.delivery'),
  review: key('checkout.review'),
}

export function CheckoutPage(props: CheckoutPageProps) {
  const { step, cart, totals, parts, taxed, prepaid, tip, settled, pending, children } = props
  const t = useMessages()
  const store = useStoreName()
  return (
    <Container data-boundary="cart">
      <title>{t('checkout.page', { step: t(titles[step]), store })}</title>
      <meta name="robots" content="noindex" />
      <CheckoutSteps current={step} cart={cart} settled={settled} />
      <div className={styles.columns}>
        <OrderAside
          cart={cart}
          totals={totals}
          parts={parts}
          taxed={taxed}
          prepaid={prepaid}
          tip={tip}
          pending={pending}
        />
        <div className={styles.main}>
          <BlockingLines cart={cart} />
          {children}
        </div>
      </div>
    </Container>
  )
}
