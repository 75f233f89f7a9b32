import { useFormat } from '@galleria/i18n'
import type { LoyaltyCoupon } from '@galleria/platform-client/loyalty-coupons'
import { Link, useFetcher } from '@galleria/router'
import { Badge, Button, ButtonLink, Card, Content, Heading, Notice } from '@galleria/ui'
import type { RedeemResult } from '../../data/redeem.ts'
import { useMessages } from '../../messages/index.ts'
import { couponGives, couponState } from '../../rules/coupon-copy.ts'
import { type CopyContext, moneyText } from '../../rules/reward-offer.ts'
import { usePointsText } from '../use-points-text.ts'
import { CopyCode } from './CopyCode.tsx'
import styles from './CouponLine.module.css'
import { useFocusWhen } from './use-focus-when.ts'

interface Props {
  readonly coupon: LoyaltyCoupon
  /** The code that the cart has now. */
  readonly inCart: string | null
  readonly copy: CopyContext
}

/** A coupon of the member's: what it gives, where it stands, and what can be done with it. */
export function CouponLine({ coupon, inCart, copy }: Props) {
  const t = useMessages()
  const { date } = useFormat()
  const fetcher = useFetcher<RedeemResult>({ key: `loyalty-coupon-${coupon.id}` })
  const state = couponState(coupon, inCart)
  const code = coupon.couponReference?.code ?? ''
  const cost = coupon.costInPoints ?? 0
  const points = usePointsText()(cost)
  const minimum = coupon.couponReference?.specification?.minimumSubtotal
  const isIn = state.isOpen && code === inCart
  const title = `coupon-${coupon.id}`
  const busy = fetcher.state !== 'idle'
  const heading = useFocusWhen<HTMLHeadingElement>(!busy && fetcher.data?.ok === true && !state.isOpen)
  const intent = busy ? fetcher.formData?.get('intent') : undefined
  const send = (intent: 'use' | 'give-back', more: Readonly<Record<string, string>> = {}) => {
    const form = { intent, couponId: coupon.id, code, cost: String(cost), ...more }
    void fetcher.submit(form, { method: 'post', action: '/loyalty/redeem' })
  }
  return (
    <Card as="li" className={styles.coupon} aria-labelledby={title} data-open={state.isOpen || undefined}>
      <p className={styles.gives}>{couponGives(coupon, copy)}</p>
      <div className={styles.words}>
        <Heading level={3} size="lg" id={title} ref={heading} tabIndex={-1}>
          <Content text={coupon.rewardName} />
        </Heading>
        <p>
          <Badge tone={state.tone} className={styles.state}>
            {t(state.message)}
          </Badge>
        </p>
        {minimum ? (
          <p className={styles.small}>{t('rewards.from', { amount: moneyText(minimum, copy) })}</p>
        ) : null}
        {coupon.createdDate && (
          <p className={styles.small}>{t('coupons.cost', { points, date: date(coupon.createdDate) })}</p>
        )}
        {state.isOpen && coupon.expirationDate && (
          <p className={styles.small}>{t('coupons.until', { date: date(coupon.expirationDate) })}</p>
        )}
        {state.isOpen && code && <CopyCode code={code} />}
      </div>
      {state.isOpen && (
        <div className={styles.acts}>
          {isIn ? (
            <ButtonLink as={Link} to="/cart" variant="primary" size="small" aria-describedby={title}>
              {t('redeem.to-cart')}
            </ButtonLink>
          ) : (
            <Button
              size="small"
              variant="primary"
              pending={intent === 'use'}
              aria-describedby={title}
              onClick={() => send('use')}
            >
              {t('redeem.put-in')}
            </Button>
          )}
          {coupon.refundable !== false && (
            <Button
              size="small"
              pending={intent === 'give-back'}
              aria-describedby={title}
              onClick={() => send('give-back')}
            >
              {t('coupons.give-back', { points })}
            </Button>
          )}
        </div>
      )}
      <div aria-live="polite" className={styles.news}>
        {!busy && fetcher.data && (
          <CouponResult
            result={fetcher.data}
            reward={coupon.rewardName}
            onReplace={() => send('use', { replace: 'on' })}
          />
        )}
      </div>
    </Card>
  )
}

interface CouponResultProps {
  readonly result: RedeemResult
  readonly reward: string
  readonly onReplace: () => void
}

function CouponResult({ result, reward, onReplace }: CouponResultProps) {
  const t = useMessages()
  const points = usePointsText()
  if (!result.ok)
    return (
      <Notice role="none" tone="danger">
        {result.problem}
      </Notice>
    )
  if ('returned' in result)
    return (
      <Notice role="none" tone="success">
        {t('redeem.returned', { points: points(result.returned) })}
      </Notice>
    )
  if (!('used' in result)) return null
  switch (result.used.state) {
    case 'in':
      return (
        <Notice role="none" tone="success">
          {t('coupons.now-in', { reward })}
        </Notice>
      )
    case 'empty':
      return (
        <Notice
          role="none"
          action={
            <ButtonLink as={Link} to="/products" size="small">
              {t('problem.see-products')}
            </ButtonLink>
          }
        >
          {t('coupons.cart-empty')}
        </Notice>
      )
    case 'other':
      return (
        <Notice
          role="none"
          tone="warning"
          action={
            <Button size="small" onClick={onReplace}>
              {t('redeem.instead')}
            </Button>
          }
        >
          {t('coupons.cart-other', { code: result.used.code })}
        </Notice>
      )
    case 'refused':
      return (
        <Notice role="none" tone="warning">
          {result.used.why}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice role="none" tone="danger">
          {t('redeem.outage')}
        </Notice>
      )
  }
}
