import type { Cart, PriceSummary } from '@galleria/platform-client/cart'
import { Container } from '@galleria/ui'
import type { ReactNode } from 'react'
import { key, useMessages } from '../messages/index.ts'
import styles from './CheckoutPage.module.css'
import { CheckoutSteps, type StepName } from './CheckoutSteps.tsx'
import { OrderAside } from './OrderAside.tsx'
import type { TotalsProps } from './Totals.tsx'

interface CheckoutPageProps {
  readonly step: StepName
  readonly cart: Cart
  readonly totals?: PriceSummary | undefined
  readonly giftCard?: TotalsProps['giftCard']
  readonly tip?: TotalsProps['tip']
  readonly children: ReactNode
}

const titles = {
  contact: key('checkout.contact'),
  delivery: key('checkout.delivery'),
  review: key('checkout.review'),
}

export function CheckoutPage({ step, cart, totals, giftCard, tip, children }: CheckoutPageProps) {
  const t = useMessages()
  return (
    <Container data-boundary="cart">
      <title>{t('checkout.page', { step: t(titles[step]), store: 'Galleria' })}</title>
      <meta name="robots" content="noindex" />
      <CheckoutSteps current={step} cart={cart} />
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <OrderAside cart={cart} totals={totals} giftCard={giftCard} tip={tip} />
      </div>
    </Container>
  )
}
