import { useSession } from '@galleria/auth/react'
import { Slot, Widget } from '@galleria/federation'
import type { CountryForm } from '@galleria/page-parts/address'
import { Link, useRevalidator } from '@galleria/router'
import { Button, ButtonLink, Card, Divider, Heading, Notice, VisuallyHidden } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { boughtLines } from '../../rules/bought-lines.ts'
import { lineProblem } from '../../rules/cart/line-problem.ts'
import type { Cart, Totals as WholeTotals } from '../../rules/model/index.ts'
import { goodsOf } from '../../rules/money.ts'
import type { Destination } from '../../state.ts'
import { Totals } from '../Totals.tsx'
import { useMoney } from '../use-money.ts'
import { CartNotices } from './CartNotices.tsx'
import styles from './CartSummary.module.css'
import { CouponForm } from './CouponForm.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import { FreeShippingProgress } from './FreeShippingProgress.tsx'
import { Memberships } from './Memberships.tsx'
import { OrderNote } from './OrderNote.tsx'
import { useCartChanging } from './use-cart-changing.ts'

interface CartSummaryProps {
  readonly cart: Cart
  readonly totals: WholeTotals | null
  readonly to: Destination | null
  readonly form: CountryForm
}

/** Every amount is the server's; while one may be changing it is marked so. */
export function CartSummary({ cart, totals, to, form }: CartSummaryProps) {
  const t = useMessages()
  const moneyText = useMoney()
  const changing = useCartChanging()
  const { state, revalidate } = useRevalidator()
  const { isMember } = useSession()
  const { coupon } = cart
  const blocked = cart.lineItems.some((line) => lineProblem(line))
  const stopped = totals?.problems.some(({ stops }) => stops)
  const freeShipping = totals?.freeShipping
  return (
    <Card className={styles.summary}>
      <Heading level={2}>{t('cart.summary')}</Heading>
      {freeShipping && (
        <FreeShippingProgress freeShipping={freeShipping} currency={cart.currency} pending={changing} />
      )}
      {totals ? (
        <Totals
          summary={totals.priceSummary}
          parts={totals}
          taxes={totals.taxes}
          currency={cart.currency}
          pending={changing}
          partial={!to}
        />
      ) : (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={() => void revalidate()} pending={state !== 'idle'}>
              {t('cart.try-again')}
            </Button>
          }
        >
          {t('cart.totals-missing')}
        </Notice>
      )}
      <VisuallyHidden role="status">
        {totals &&
          !changing &&
          t('totals.now', { total: moneyText(totals.priceSummary.total, cart.currency) })}
      </VisuallyHidden>
      {totals && (
        <div className={styles.points}>
          <Widget
            name="loyalty.points-preview"
            amount={goodsOf(totals.priceSummary)}
            currency={cart.currency}
            lines={boughtLines(cart, totals)}
            load="idle"
          />
        </div>
      )}
      {totals && (
        <Slot
          name="cart.aside"
          amount={goodsOf(totals.priceSummary)}
          currency={cart.currency}
          productIds={cart.lineItems.map(({ catalogReference }) => catalogReference?.catalogItemId ?? '')}
        />
      )}
      <CartNotices cart={cart} totals={totals} />
      {blocked ? (
        <Notice tone="warning">{t('cart.blocked')}</Notice>
      ) : stopped ? null : (
        <ButtonLink as={Link} to="/checkout" variant="primary" size="large" className={styles.go}>
          {t('cart.check-out')}
        </ButtonLink>
      )}
      <Memberships cart={cart} options={totals?.memberships} />
      <Divider />
      <CouponForm cart={cart} />
      {isMember && (
        <Widget
          name="loyalty.redeem"
          subtotal={totals?.priceSummary.subtotal.amount ?? '0'}
          productIds={cart.lineItems.map(({ catalogReference }) => catalogReference?.catalogItemId ?? '')}
          {...(coupon && { couponCode: coupon.code })}
        />
      )}
      <Divider />
      <EstimateForm totals={totals} to={to} form={form} currency={cart.currency} />
      <OrderNote note={cart.note} />
    </Card>
  )
}
