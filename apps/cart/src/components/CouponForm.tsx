import type { Cart } from '@galleria/platform-client/cart'
import { useFetcher } from '@galleria/router'
import { Button, Field } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { CartResult } from '../routes/intents.ts'
import { currentCart } from '../rules/paths.ts'
import styles from './CouponForm.module.css'
import { useMoney } from './use-money.ts'

const strong = (children: ReactNode[]) => <strong>{children}</strong>

export function CouponForm({ cart }: { readonly cart: Cart }) {
  const t = useMessages()
  const moneyText = useMoney()
  const fetcher = useFetcher<CartResult>()
  const busy = fetcher.state !== 'idle'
  const coupon = cart.appliedDiscounts?.find((discount) => discount.coupon)?.coupon
  if (coupon) {
    return (
      <fetcher.Form method="post" action={currentCart} className={styles.applied}>
        <p>
          {coupon.amount
            ? t('coupon.applied-amount', {
                b: strong,
                code: coupon.code,
                amount: moneyText({ amount: `-${coupon.amount.amount}` }, cart.currency),
              })
            : t('coupon.applied', { b: strong, code: coupon.code })}
        </p>
        <Button type="submit" name="intent" value="remove-coupon" variant="quiet" pending={busy}>
          {t('coupon.remove')}
        </Button>
      </fetcher.Form>
    )
  }
  const problem = fetcher.data && !fetcher.data.ok ? fetcher.data.problem : undefined
  return (
    <fetcher.Form method="post" action={currentCart} className={styles.form}>
      <Field
        label={t('coupon.label')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={busy ? undefined : problem}
      />
      <Button type="submit" name="intent" value="apply-coupon" variant="secondary" pending={busy}>
        {t('coupon.apply')}
      </Button>
    </fetcher.Form>
  )
}
