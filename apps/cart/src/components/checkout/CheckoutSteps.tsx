import { Link } from '@galleria/router'
import { key, useMessages } from '../../messages/index.ts'
import { needsDelivery } from '../../rules/checkout/checkout-draft.ts'
import type { Cart } from '../../rules/model/index.ts'
import styles from './CheckoutSteps.module.css'

export type StepName = 'contact' | 'delivery' | 'review'

const steps = [
  { name: 'contact', label: key('checkout.step-address'), to: '/checkout' },
  { name: 'delivery', label: key('checkout.step-delivery'), to: '/checkout/delivery' },
  { name: 'review', label: key('checkout.step-review'), to: '/checkout/review' },
] as const

interface CheckoutStepsProps {
  readonly current: StepName
  readonly cart: Cart
  /** True where no payment follows. */
  readonly settled?: boolean | undefined
}

/** Steps already done are links back; what comes after is only named. */
export function CheckoutSteps({ current, cart, settled = false }: CheckoutStepsProps) {
  const t = useMessages()
  const shown = steps.filter(({ name }) => name !== 'delivery' || needsDelivery(cart))
  const here = shown.findIndex(({ name }) => name === current)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        <li>
          <Link to="/cart">{t('checkout.step-cart')}</Link>
        </li>
        {shown.map(({ name, label, to }, index) => (
          <li key={name} aria-current={index === here ? 'step' : undefined}>
            {index < here ? <Link to={to}>{t(label)}</Link> : <span>{t(label)}</span>}
          </li>
        ))}
        {!settled && (
          <li>
            <span>{t('checkout.step-payment')}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
