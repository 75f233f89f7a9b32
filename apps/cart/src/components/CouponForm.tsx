import type { Cart } from '@galleria/platform-client/cart'
import { useFetcher } from '@galleria/router'
import { Button, Field } from '@galleria/ui'
import type { CartResult } from '../routes/intents.ts'
import { moneyText } from '../rules/money.ts'
import { currentCart } from '../rules/paths.ts'
import styles from './CouponForm.module.css'

export function CouponForm({ cart }: { readonly cart: Cart }) {
  const fetcher = useFetcher<CartResult>()
  const busy = fetcher.state !== 'idle'
  const coupon = cart.appliedDiscounts?.find((discount) => discount.coupon)?.coupon
  if (coupon) {
    return (
      <fetcher.Form method="post" action={currentCart} className={styles.applied}>
        <p>
          Code <strong>{coupon.code}</strong> is applied
          {coupon.amount && `: −${moneyText(coupon.amount, cart.currency)}`}
        </p>
        <Button type="submit" name="intent" value="remove-coupon" variant="quiet" pending={busy}>
          Remove code
        </Button>
      </fetcher.Form>
    )
  }
  const problem = fetcher.data && !fetcher.data.ok ? fetcher.data.problem : undefined
  return (
    <fetcher.Form method="post" action={currentCart} className={styles.form}>
      <Field
        label="Discount code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={busy ? undefined : problem}
      />
      <Button type="submit" name="intent" value="apply-coupon" variant="secondary" pending={busy}>
        Apply
      </Button>
    </fetcher.Form>
  )
}
