import type { LoyaltyCoupon } from '@galleria/platform-client/loyalty-coupons'
import { Button } from '@galleria/ui'
import { useId } from 'react'
import { useMessages } from '../messages/index.ts'
import type { CartReward } from '../rules/at-cart.ts'
import { pointsText } from '../rules/point-name.ts'
import styles from './RedeemAtCart.module.css'

/** The rewards' page has them all. */
const MOST = 4

interface Props {
  /** While it is done: the code, or the reward and how often. */
  readonly pressed: string | undefined
  /** Paid for already. */
  readonly coupons: readonly LoyaltyCoupon[]
  readonly choices: readonly CartReward[]
  /** The owner's own, where they have one. */
  readonly pointName?: string | undefined
  readonly onUse: (code: string) => void
  readonly onRedeem: (choice: CartReward) => void
}

/** Coupons and rewards for the cart, each with its own button; the member's coupons first. */
export function CartChoices({ pressed, coupons, choices, pointName, onUse, onRedeem }: Props) {
  const t = useMessages()
  const id = useId()
  const press = (key: string) => ({
    pending: pressed === key,
    'aria-disabled': pressed !== undefined,
    'aria-describedby': `${id}-${key}`,
  })
  return (
    <ul className={styles.choices}>
      {coupons.slice(0, MOST).map(({ rewardName, couponReference: { code = '' } = {} }) => (
        <li key={code} className={styles.choice}>
          <span id={`${id}-${code}`}>{rewardName}</span>
          <Button size="small" {...press(code)} onClick={() => onUse(code)}>
            {t('widget.use-coupon')}
          </Button>
        </li>
      ))}
      {choices.slice(0, MOST).map((choice) => {
        const key = `${choice.rewardId}-${choice.times}`
        return (
          <li key={key} className={styles.choice}>
            <span id={`${id}-${key}`}>
              {t('widget.choice', { reward: choice.name, gives: choice.gives })}
            </span>
            <Button size="small" {...press(key)} onClick={() => onRedeem(choice)}>
              {pointName
                ? t('widget.use-named', { points: pointsText(t, choice.cost, pointName) })
                : t('widget.use', { count: choice.cost })}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
