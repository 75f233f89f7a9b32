import type { EstimateTotals } from '@galleria/platform-client/cart'
import { Link } from '@galleria/router'
import { addressLines } from '../rules/address-lines.ts'
import type { CheckoutDraft } from '../rules/checkout-draft.ts'
import styles from './ReviewFacts.module.css'

interface ReviewFactsProps {
  readonly order: CheckoutDraft
  readonly totals: EstimateTotals | null
}

/** Who, where and how, each with the way to change it. */
export function ReviewFacts({ order: { form, delivery }, totals }: ReviewFactsProps) {
  const option = totals?.shippingInfo?.selectedCarrierServiceOption
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Contact</dt>
        <dd>
          {form.firstName} {form.lastName}
          <br />
          {form.email}
          {form.phone && (
            <>
              <br />
              {form.phone}
            </>
          )}
        </dd>
        <dd className={styles.change}>
          <Link to="/checkout" aria-label="Change contact">
            Change
          </Link>
        </dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>
          {addressLines(form).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </dd>
        <dd className={styles.change}>
          <Link to="/checkout" aria-label="Change address">
            Change
          </Link>
        </dd>
      </div>
      {delivery && (
        <div>
          <dt>Delivery</dt>
          <dd>
            {option?.title ?? delivery.code}
            {option?.logistics?.deliveryTime && (
              <>
                <br />
                {option.logistics.deliveryTime}
              </>
            )}
          </dd>
          <dd className={styles.change}>
            <Link to="/checkout/delivery" aria-label="Change delivery">
              Change
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
