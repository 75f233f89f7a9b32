import { useFetcher } from '@galleria/router'
import { Button, Notice } from '@galleria/ui'
import type { CartResult } from '../../data/intent-context.ts'
import { useMessages } from '../../messages/index.ts'
import { cartNotices } from '../../rules/cart/cart-notices.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import type { Cart, Totals } from '../../rules/model/index.ts'
import { useMoney } from '../use-money.ts'

interface CartNoticesProps {
  readonly cart: Cart
  readonly totals: Totals | null
}

/** Problems of the cart as a whole, each with its fix. */
export function CartNotices({ cart, totals }: CartNoticesProps) {
  const t = useMessages()
  const fetcher = useFetcher<CartResult>()
  const removal = (
    <fetcher.Form method="post" action={currentCart}>
      <Button
        type="submit"
        name="intent"
        value="remove-coupon"
        size="small"
        pending={fetcher.state !== 'idle'}
      >
        {t('coupon.remove')}
      </Button>
    </fetcher.Form>
  )
  const amount = useMoney()
  const notices = cartNotices(cart, totals?.problems ?? [], t, (money) => amount(money, cart.currency))
  return notices.map(({ text, stops, fix }) => (
    <Notice key={text} tone={stops ? 'danger' : 'warning'} action={fix && removal}>
      {text}
    </Notice>
  ))
}
