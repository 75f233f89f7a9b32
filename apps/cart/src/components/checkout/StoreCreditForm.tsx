import { useFetcher } from '@galleria/router'
import { Button } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { ReviewAnswer } from '../../rules/checkout/review-answer.ts'
import type { StoreCredit } from '../../rules/model/index.ts'
import styles from '../cart/CouponForm.module.css'
import { useMoney } from '../use-money.ts'

interface Props {
  readonly credit: StoreCredit
  readonly currency: string
}

/** Store credit of the member, which pays what a gift card leaves. */
export function StoreCreditForm({ credit, currency }: Props) {
  const t = useMessages()
  const amount = useMoney()
  const fetcher = useFetcher<ReviewAnswer>()
  const { used, balance, amount: paid } = credit
  return (
    <div className={styles.holder}>
      <p role="status" className={styles.said}>
        {used
          ? t('store-credit.used', { amount: amount(paid, currency) })
          : t('store-credit.have', { amount: amount(balance, currency) })}
      </p>
      <fetcher.Form method="post" action="/checkout/review">
        <Button
          type="submit"
          name="intent"
          value={used ? 'remove-store-credit' : 'store-credit'}
          variant={used ? 'quiet' : 'secondary'}
          pending={fetcher.state !== 'idle'}
        >
          {used ? t('store-credit.remove') : t('store-credit.use')}
        </Button>
      </fetcher.Form>
    </div>
  )
}
