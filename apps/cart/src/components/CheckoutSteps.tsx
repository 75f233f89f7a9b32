import type { Cart } from '@galleria/platform-client/cart'
import { Link } from '@galleria/router'
import { needsDelivery } from '../rules/checkout-draft.ts'
import styles from './CheckoutSteps.module.css'

export type StepName = 'contact' | 'delivery' | 'review'

const steps: readonly { readonly name: StepName; readonly label: string; readonly to: string }[] = [
  { name: 'contact', label: 'Address', to: '/checkout' },
  { name: 'delivery', label: 'Delivery', to: '/checkout/delivery' },
  { name: 'review', label: 'Review', to: '/checkout/review' },
]

/** Steps already done are links back; what comes after is only named. */
export function CheckoutSteps({ current, cart }: { readonly current: StepName; readonly cart: Cart }) {
  const shown = steps.filter(({ name }) => name !== 'delivery' || needsDelivery(cart))
  const here = shown.findIndex(({ name }) => name === current)
  return (
    <nav aria-label="Checkout steps">
      <ol className={styles.steps}>
        <li>
          <Link to="/cart">Cart</Link>
        </li>
        {shown.map(({ name, label, to }, index) => (
          <li key={name} aria-current={index === here ? 'step' : undefined}>
            {index < here ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
        <li>
          <span>Payment</span>
        </li>
      </ol>
    </nav>
  )
}
