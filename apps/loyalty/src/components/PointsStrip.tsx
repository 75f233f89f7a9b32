import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import { Link } from '@galleria/router'
import { Skeleton, TextLink } from '@galleria/ui'
import type { Mine } from '../data/mine.ts'
import { useMessages } from '../messages/index.ts'
import { couponState } from '../rules/coupon-copy.ts'
import { type CopyContext, moneyText } from '../rules/reward-offer.ts'
import { worthOf } from '../rules/worth.ts'
import { BalanceNumber } from './BalanceNumber.tsx'
import styles from './PointsStrip.module.css'

interface Props {
  /** Absent until it is known. */
  readonly mine: Mine | undefined
  readonly rewards: readonly Reward[]
  readonly copy: CopyContext
}

/** How much there is to spend, and which coupons wait. */
export function PointsStrip({ mine, rewards, copy }: Props) {
  const { t } = copy
  if (!mine) return <Skeleton className={styles.pending} />
  const balance = mine.account?.points.balance ?? 0
  const worth = worthOf(balance, rewards, mine.account?.tier?.id ?? undefined)
  const waiting = mine.coupons.filter((coupon) => couponState(coupon, mine.inCart).isOpen).length
  return (
    <p className={styles.strip} role="status">
      <span className={styles.balance}>
        <BalanceNumber balance={balance} />
      </span>
      {worth !== undefined && <span>{t('balance.worth', { amount: moneyText(worth, copy) })}</span>}
      {waiting > 0 && <Waiting count={waiting} />}
    </p>
  )
}

function Waiting({ count }: { readonly count: number }) {
  const t = useMessages()
  return (
    <TextLink as={Link} to="/loyalty/coupons">
      {t('coupons.waiting', { count })}
    </TextLink>
  )
}
