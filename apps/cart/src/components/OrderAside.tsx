import type { Cart, PriceSummary } from '@galleria/platform-client/cart'
import { Card, Heading } from '@galleria/ui'
import { moneyText } from '../rules/money.ts'
import { BoughtLines } from './BoughtLines.tsx'
import styles from './OrderAside.module.css'
import { Totals } from './Totals.tsx'

interface OrderAsideProps {
  readonly cart: Cart
  readonly totals?: PriceSummary | undefined
}

export function OrderAside({ cart, totals }: OrderAsideProps) {
  return (
    <Card as="aside" aria-label="Your order" className={styles.aside}>
      <Heading level={2}>Your order</Heading>
      <BoughtLines lines={cart.lineItems} currency={cart.currency} />
      {totals ? (
        <Totals summary={totals} currency={cart.currency} />
      ) : (
        cart.subtotal && (
          <p className={styles.subtotal}>
            <span>Subtotal</span> <span>{moneyText(cart.subtotal, cart.currency)}</span>
          </p>
        )
      )}
    </Card>
  )
}
