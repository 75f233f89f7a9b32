import { useSession } from '@galleria/auth/react'
import type { Widgets } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import type { LoyaltyCoupon } from '@galleria/platform-client/loyalty-coupons'
import { Link, useFetcher } from '@galleria/router'
import { Button, Heading, Notice, TextLink } from '@galleria/ui'
import { useEffect, useId } from 'react'
import { useFocusWhen } from '../components/rewards/use-focus-when.ts'
import type { RedeemResult } from '../data/redeem.ts'
import type { loadRedeemable, Redeemable } from '../data/redeemable.ts'
import { useMessages } from '../messages/index.ts'
import { type CartReward, rewardsAtCart } from '../rules/at-cart.ts'
import { pointsText } from '../rules/point-name.ts'
import { redemptionFor } from '../state.ts'
import { CartChoices } from './CartChoices.tsx'
import styles from './RedeemAtCart.module.css'

type Props = Widgets['loyalty.redeem']

/** Points into this cart in one press, and back again by taking the coupon out. Nothing for whom there is nothing. */
export default function RedeemAtCart(props: Props) {
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loadRedeemable>({ key: 'loyalty-redeemable' })
  useEffect(() => {
    if (isMember) void load('/loyalty/redeemable')
  }, [isMember, load])
  if (!isMember || !data?.account) return null
  return <Redeeming {...props} account={data.account} redeemable={data} />
}

interface RedeemingProps extends Props {
  readonly account: NonNullable<Redeemable['account']>
  readonly redeemable: Redeemable
}

function Redeeming({ account, redeemable, subtotal, productIds, couponCode }: RedeemingProps) {
  const { rewards, coupons, currency, pointName } = redeemable
  const t = useMessages(pointName)
  const format = useFormat()
  const title = useId()
  const fetcher = useFetcher<RedeemResult>({ key: 'loyalty-redeem-at-cart' })
  const busy = fetcher.state !== 'idle'
  const { balance } = account.points
  const inCart = coupons.find(({ couponReference }) => couponReference?.code === couponCode)
  const heading = useFocusWhen<HTMLHeadingElement>(fetcher.data !== undefined && !busy)
  const cart = { balance, tierId: account.tier?.id ?? undefined, subtotal, productIds }
  const choices = couponCode ? [] : rewardsAtCart(rewards, cart, { t, format, currency })
  const open = couponCode ? [] : coupons
  if (!inCart && choices.length === 0 && open.length === 0) return null

  const send = (form: Record<string, string>) =>
    void fetcher.submit(form, { method: 'post', action: '/loyalty/redeem' })
  const redeem = ({ rewardId, times }: CartReward) => {
    // The same redemption as on the rewards' page: asked for again, it is answered with the first coupon.
    const redemption = redemptionFor({ accountId: account.id, rewardId, times })
    send({ intent: 'redeem', rewardId, times: String(redemption.times), key: redemption.key })
  }
  const problem = busy ? undefined : problemOf(fetcher.data)
  return (
    <section data-boundary="loyalty" aria-labelledby={title} className={styles.redeem}>
      <Heading level={3} id={title} ref={heading} tabIndex={-1}>
        {t('widget.redeem')}
      </Heading>
      <p className={styles.have}>
        {pointName
          ? t('widget.have-named', { points: pointsText(t, balance, pointName) })
          : t('widget.have', { count: balance })}{' '}
        <TextLink as={Link} to="/loyalty/rewards">
          {t('rewards.all')}
        </TextLink>
      </p>
      <div role="status" className={styles.news}>
        {inCart && <InCart coupon={inCart} pointName={pointName} />}
      </div>
      <div role="alert" className={styles.news}>
        {problem && <Notice tone="warning">{problem}</Notice>}
      </div>
      {inCart ? (
        <Button
          size="small"
          pending={busy}
          onClick={() =>
            send({
              ...{ intent: 'give-back', couponId: inCart.id, code: couponCode ?? '' },
              cost: String(inCart.costInPoints ?? 0),
            })
          }
        >
          {t('widget.take-out')}
        </Button>
      ) : (
        <CartChoices
          {...{ choices, coupons: open, pointName }}
          pressed={busy ? pressedOf(fetcher.formData) : undefined}
          onRedeem={redeem}
          onUse={(code) => send({ intent: 'use', code })}
        />
      )}
    </section>
  )

  function problemOf(result: RedeemResult | undefined): string | undefined {
    if (!result) return undefined
    if (!result.ok) return result.problem
    const where = 'cart' in result ? result.cart : 'used' in result ? result.used : undefined
    if (where?.state === 'refused') return t('widget.kept', { why: where.why })
    if (where?.state === 'other') return t('coupons.cart-other', { code: where.code })
    return where?.state === 'unknown' ? t('redeem.unsure') : undefined
  }
}

interface InCartProps {
  readonly coupon: LoyaltyCoupon
  readonly pointName: string | undefined
}

function InCart({ coupon: { rewardName: reward, costInPoints: count = 0 }, pointName }: InCartProps) {
  const t = useMessages()
  return pointName
    ? t('widget.in-cart-named', { reward, points: pointsText(t, count, pointName) })
    : t('widget.in-cart', { reward, count })
}

/** Id of the pressed button's reward or coupon. */
function pressedOf(form: FormData | undefined): string {
  return String(form?.get('code') ?? `${form?.get('rewardId')}-${form?.get('times')}`)
}
