import { useFormat } from '@galleria/i18n'
import { Link, useFetcher } from '@galleria/router'
import { Button, ButtonLink, Notice } from '@galleria/ui'
import type { ReactNode } from 'react'
import type { CouponShort, InCart, RedeemResult } from '../../data/redeem.ts'
import { useMessages } from '../../messages/index.ts'
import { usePointsText } from '../use-points-text.ts'
import styles from './Redeem.module.css'
import { useFocusWhen } from './use-focus-when.ts'

interface Props {
  readonly bought: { readonly coupon: CouponShort; readonly cart: InCart }
  /** Another one is wanted, or this one was given back. */
  readonly onDone: () => void
}

/** Result of a redemption: the coupon, its code, and a way to undo it. */
export function Redeemed({ bought: { coupon, cart: first }, onDone }: Props) {
  const t = useMessages()
  const fetcher = useFetcher<RedeemResult>({ key: `loyalty-coupon-${coupon.id}` })
  const busy = fetcher.state !== 'idle'
  const result = fetcher.data
  const points = usePointsText()
  const isBack = result?.ok === true && 'returned' in result
  const notice = useFocusWhen<HTMLDivElement>(isBack)
  const cart = result?.ok && 'used' in result ? result.used : first
  const send = (intent: 'use' | 'give-back', more: Readonly<Record<string, string>> = {}) => {
    const { id: couponId, code, cost } = coupon
    const form = { intent, couponId, code, cost: String(cost), ...more }
    void fetcher.submit(form, { method: 'post', action: '/loyalty/redeem' })
  }
  if (result?.ok && 'returned' in result)
    return (
      <Notice role="none" tone="success" ref={notice} tabIndex={-1}>
        {t('redeem.returned', { points: points(result.returned) })}
        <p className={styles.acts}>
          <Button size="small" onClick={onDone}>
            {t('redeem.once-more')}
          </Button>
        </p>
      </Notice>
    )
  return (
    <Notice role="none" tone={cart.state === 'in' ? 'success' : 'info'}>
      <Where coupon={coupon} cart={cart} />
      <p>{t('redeem.code', { b: code, code: coupon.code })}</p>
      {result && !result.ok && <p>{result.problem}</p>}
      <p className={styles.acts}>
        {cart.state === 'in' && (
          <ButtonLink as={Link} to="/cart" size="small" variant="primary">
            {t('redeem.to-cart')}
          </ButtonLink>
        )}
        {cart.state === 'other' && (
          <Button size="small" pending={busy} onClick={() => send('use', { replace: 'on' })}>
            {t('redeem.instead')}
          </Button>
        )}
        {(cart.state === 'unknown' || cart.state === 'refused') && (
          <Button size="small" pending={busy} onClick={() => send('use')}>
            {t('redeem.put-in')}
          </Button>
        )}
        <Button size="small" pending={busy} onClick={() => send('give-back')}>
          {t('redeem.undo')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('redeem.again')}
        </Button>
      </p>
    </Notice>
  )
}

const code = (children: ReactNode[]) => (
  <bdi>
    <code className={styles.code}>{children}</code>
  </bdi>
)

function Where({ coupon: { name: reward, expirationDate }, cart }: Props['bought']) {
  const t = useMessages()
  const { date } = useFormat()
  switch (cart.state) {
    case 'in':
      return <p>{t('redeem.in', { reward })}</p>
    case 'other':
      return <p>{t('redeem.other', { reward, code: cart.code })}</p>
    case 'refused':
      return <p>{t('redeem.refused', { reward, why: cart.why })}</p>
    case 'unknown':
      return <p>{t('redeem.unknown', { reward })}</p>
    case 'empty':
      return (
        <p>
          {expirationDate
            ? t('redeem.empty-until', { reward, date: date(expirationDate) })
            : t('redeem.empty', { reward })}
        </p>
      )
  }
}
