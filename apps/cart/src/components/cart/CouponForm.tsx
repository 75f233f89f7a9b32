import { useFetcher } from '@galleria/router'
import { Button, Field } from '@galleria/ui'
import type { ReactNode } from 'react'
import type { CartResult } from '../../data/intent-context.ts'
import { usePosted } from '../../data/plain/posted.ts'
import { useMessages } from '../../messages/index.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import type { Cart } from '../../rules/model/index.ts'
import { useFocusAfterSwap } from '../use-focus-after-swap.ts'
import { useMoney } from '../use-money.ts'
import styles from './CouponForm.module.css'

const strong = (children: ReactNode[]) => <strong>{children}</strong>

export function CouponForm({ cart }: { readonly cart: Cart }) {
  const t = useMessages()
  const moneyText = useMoney()
  const fetcher = useFetcher<CartResult>()
  const busy = fetcher.state !== 'idle'
  const { coupon } = cart
  const holder = useFocusAfterSwap(coupon?.code, fetcher.data !== undefined)
  const posted = usePosted()
  const refused = posted?.sent.intent === 'apply-coupon' ? posted : undefined
  const problem = fetcher.data && !fetcher.data.ok ? fetcher.data.problem : refused?.problem
  return (
    <fieldset ref={holder} tabIndex={-1} className={styles.holder}>
      <fetcher.Form method="post" action={currentCart} className={coupon ? styles.applied : styles.form}>
        <div role="status" className={coupon ? undefined : styles.silent}>
          {coupon && (
            <p>
              {coupon.amount
                ? t('coupon.applied-amount', {
                    b: strong,
                    code: coupon.code,
                    amount: moneyText({ amount: `-${coupon.amount.amount}` }, cart.currency),
                  })
                : t('coupon.applied', { b: strong, code: coupon.code })}
            </p>
          )}
        </div>
        {coupon ? (
          <Button type="submit" name="intent" value="remove-coupon" variant="quiet" pending={busy}>
            {t('coupon.remove')}
          </Button>
        ) : (
          <>
            <Field
              className={styles.field}
              label={t('coupon.label')}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={refused?.sent.code}
              error={busy ? undefined : problem}
            />
            <Button type="submit" name="intent" value="apply-coupon" variant="secondary" pending={busy}>
              {t('coupon.apply')}
            </Button>
          </>
        )}
      </fetcher.Form>
    </fieldset>
  )
}
