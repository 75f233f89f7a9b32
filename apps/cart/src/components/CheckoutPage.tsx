import type { Cart, PriceSummary } from '@galleria/platform-client/cart'
import { Container } from '@galleria/ui'
import type { ReactNode } from 'react'
import styles from './CheckoutPage.module.css'
import { CheckoutSteps, type StepName } from './CheckoutSteps.tsx'
import { OrderAside } from './OrderAside.tsx'

interface CheckoutPageProps {
  readonly step: StepName
  readonly cart: Cart
  readonly totals?: PriceSummary | undefined
  readonly children: ReactNode
}

const titles: Readonly<Record<StepName, string>> = {
  contact: 'Contact and address',
  delivery: 'Delivery',
  review: 'Review your order',
}

export function CheckoutPage({ step, cart, totals, children }: CheckoutPageProps) {
  return (
    <Container data-boundary="cart">
      <title>{`${titles[step]} – Checkout – Galleria`}</title>
      <meta name="robots" content="noindex" />
      <CheckoutSteps current={step} cart={cart} />
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <OrderAside cart={cart} totals={totals} />
      </div>
    </Container>
  )
}
